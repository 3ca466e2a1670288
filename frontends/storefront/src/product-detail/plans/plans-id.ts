/** Id of the section that explains the plans; target of links on the page. */
export const PLANS_ID = 'plans';
