/** Heights of the bar in CSS pixels (public spec §4, Navbar height); the closed one is also `--bar-height` in layout.css. */
export const closedHeight = 120;
export const wideMenuHeight = 700;

const searchMargins = 64;
const searchLine = 32;
const searchInput = 56;
const suggestionRow = 36;
const suggestionsEnd = 16;

/** Rows of suggestions at most (public spec §9). */
export const maxSuggestions = 6;

/** The bar with the search open over `suggestions` rows. */
export function searchHeight(suggestions: number): number {
  const rows = Math.min(suggestions, maxSuggestions);
  return (
    closedHeight + searchMargins + searchLine + searchInput + suggestionRow * rows + (rows > 0 ? suggestionsEnd : 0)
  );
}
