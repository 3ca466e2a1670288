/** Whether an operation of the document answers with a stream, which has no end to wait for; what walks over all answers leaves it to its own tests. */
export function isStream(operation: object | undefined): boolean {
  const { responses = {} } = (operation ?? {}) as { responses?: Record<string, { content?: object }> };
  return 'text/event-stream' in (responses['200']?.content ?? {});
}
