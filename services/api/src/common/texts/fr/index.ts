import { ACKNOWLEDGEMENT } from './contacts.js';
import { DEMONSTRATION } from './demonstrations.js';
import { COMPANY_PAGES, REPLY } from './frame.js';
import { CONFIRMATION } from './orders.js';
import { SHEET } from './sheet.js';

/** The French texts of mails and sheets. */
export const FRENCH = {
  confirmation: CONFIRMATION,
  acknowledgement: ACKNOWLEDGEMENT,
  demonstration: DEMONSTRATION,
  reply: REPLY,
  companyPages: COMPANY_PAGES,
  sheet: SHEET,
};
