/** Reloads the page (public spec §2, Store locator: Try Again). */
export function reloadPage(): void {
  location.reload();
}
