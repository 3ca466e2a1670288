/** How long a test or hook may take, with either runner; milliseconds. */
export const TEST_TIMEOUT_MS = 30_000;
