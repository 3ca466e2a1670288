/** Asks for the whole page anew (public spec §2, Store locator: Try Again). */
export function reloadPage(): void {
  location.reload();
}
