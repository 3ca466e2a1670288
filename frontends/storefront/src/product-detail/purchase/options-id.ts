/** Id of the section in which a plan is chosen. */
export const OPTIONS_ID = 'options';
