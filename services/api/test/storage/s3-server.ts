import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

export interface S3Server {
  /** Value of `STORAGE_URL`. */
  url: string;
  close: () => Promise<void>;
}

/** An S3 server of the test's own that knows one access key, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(process.env['TEST_DATA_DIR'] ?? tmpdir(), 'vitrine-s3-'));
  const configureBuckets = [{ name: 'vitrine', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  keepOnlyWholeObjects(server);
  const { port } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/vitrine?tls=off`,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Makes the server refuse an upload that ends before its last byte, as S3 does: s3rver itself keeps the part that arrived. */
function keepOnlyWholeObjects({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    if (object.content instanceof Readable) object.content = Readable.from([await buffer(object.content)]);
    return putObject(object);
  };
}
