/** Resolves in a new task, so that the browser can handle a tap or a key in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
