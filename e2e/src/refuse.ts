import type { Page } from '@playwright/test';

/** Answers calls to an address (a glob pattern) with 400 and this sentence, until the route is removed. */
export const refuse = (page: Page, address: string, sentence: string): Promise<unknown> =>
  page.route(address, (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, code: 'VALIDATION_FAILED', error: sentence } }),
  );
