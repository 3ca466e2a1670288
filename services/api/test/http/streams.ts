/** Whether an operation of the document answers with a stream, which never ends. Tests of all operations leave it out; it has tests of its own. */
export function isStream(operation: object | undefined): boolean {
  const { responses = {} } = (operation ?? {}) as { responses?: Record<string, { content?: object }> };
  return 'text/event-stream' in (responses['200']?.content ?? {});
}
