/** The outcome of sharing; `dismissed` = cancelled by the visitor. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares an address by the system's share sheet, else copies it to the clipboard. */
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
