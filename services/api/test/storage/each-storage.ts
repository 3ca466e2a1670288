import { startS3Server } from './s3-server.js';

const NOTHING: Record<string, string> = {};

/** The kinds of storage: each starts what it needs and gives the environment that chooses it. */
export const eachStorage = [
  ['disk', () => Promise.resolve({ environment: NOTHING, close: () => Promise.resolve() })],
  [
    's3',
    async () => {
      const { url, close } = await startS3Server();
      return { environment: { STORAGE_URL: url } as Record<string, string>, close };
    },
  ],
] as const;
