/** Id of the menu, which the toggle button controls. */
export const MENU_ID = 'bar-menu';
