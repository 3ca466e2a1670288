/** The company's time zone: where its days begin and end. */
export { COMPANY_TIME_ZONE as TIME_ZONE } from '@vitrine/schemas';
