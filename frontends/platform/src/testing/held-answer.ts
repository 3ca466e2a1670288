/** An answer that is pending until the test calls `give`. */
export function heldAnswer<T>() {
  let give: (answer: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer: () => promise, give };
}
