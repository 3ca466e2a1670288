/** Collects the parameters of a statement while its text is built. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder, e.g. `$3::text` */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
