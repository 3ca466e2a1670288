/** Of the section that explains the plans; links on the page lead to it. */
export const PLANS_ID = 'plans';
