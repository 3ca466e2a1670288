import type { Page } from '@playwright/test';

/** Has the API refuse, with a sentence, what goes to an address (a glob pattern), until its route is removed. */
export const refuse = (page: Page, address: string, sentence: string): Promise<unknown> =>
  page.route(address, (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, code: 'VALIDATION_FAILED', error: sentence } }),
  );
