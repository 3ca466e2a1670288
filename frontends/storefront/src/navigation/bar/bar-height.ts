/** Heights of the bar in CSS pixels (public spec §4, Navbar height; on inner pages lower). The closed ones are also `--bar-height` in layout.css. */
export const HOME_HEIGHT = 120;
export const INNER_HEIGHT = 76;
export const WIDE_MENU_HEIGHT = 700;

const SEARCH_MARGINS = 64;
const SEARCH_LINE = 32;
const SEARCH_INPUT = 56;
const SUGGESTION_ROW = 36;
const SUGGESTIONS_END = 16;

/** Maximum number of suggestion rows (public spec §9). */
export const MAX_SUGGESTIONS = 6;

/** Height of the bar with the search open and `suggestions` rows. */
export function searchHeight(suggestions: number, closedHeight: number): number {
  const rows = Math.min(suggestions, MAX_SUGGESTIONS);
  return (
    closedHeight +
    SEARCH_MARGINS +
    SEARCH_LINE +
    SEARCH_INPUT +
    SUGGESTION_ROW * rows +
    (rows > 0 ? SUGGESTIONS_END : 0)
  );
}
