import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postman from 'openapi-to-postmanv2';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const openApi = join(here, '../openapi');

/** Creates a collection for Postman and Bruno with every operation of the document. */
async function createCollection(document) {
  const { result, reason, output } = await promisify(postman.convertV2)(
    { type: 'json', data: document },
    { folderStrategy: 'Tags', requestNameSource: 'Fallback', parametersResolution: 'Example' },
  );
  if (!result) throw new Error(`The document cannot be converted: ${reason}`);
  return output[0].data;
}

rmSync(dist, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [join(here, '../../node_modules/typescript7/bin/tsc'), '-p', join(here, 'tsconfig.build.json')],
  {
    stdio: 'inherit',
  },
);
copyFileSync(join(openApi, 'src/schema.d.ts'), join(dist, 'schema.d.ts'));
const collection = await createCollection(JSON.parse(readFileSync(join(openApi, 'openapi.json'), 'utf8')));
writeFileSync(join(dist, 'postman-collection.json'), JSON.stringify(collection));
