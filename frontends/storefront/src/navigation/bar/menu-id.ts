/** Id of the menu, which the toggle button controls. */
export const menuId = 'bar-menu';
