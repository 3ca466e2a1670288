/** What became of sharing; `dismissed` is the visitor's own choice. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Hands an address to the system's own share sheet, else to the clipboard. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
