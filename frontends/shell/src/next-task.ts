/** Ends this task, so that a tap or a key may come in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
