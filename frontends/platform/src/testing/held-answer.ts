/** An answer that comes when the test says so. */
export function heldAnswer<T>() {
  let give: (answer: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}
