/** The name of a field as words: `customerInfo.email` becomes `Customer info email`. */
export function words(name: string): string {
  const text = name
    .replace(/[._-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
