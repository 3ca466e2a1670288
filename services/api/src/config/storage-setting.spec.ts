import { resolve } from 'node:path';
import { parseStorage } from './storage-setting.js';

const parse = (value: string, environment = {}) => parseStorage(value, environment);

test.each([
  ['/srv/uploads', '/srv/uploads'],
  ['uploads', resolve('uploads')],
  ['file:///srv/my%20uploads', '/srv/my uploads'],
])('%s is a directory', (value, directory) => {
  expect(parse(value)).toEqual({ kind: 'disk', directory });
});

test('an S3 URL with all its parts', () => {
  expect(parse('s3://KEY:a%2Fb%2Bc%40d@minio.internal:9000/vitrine?region=eu-central-1&tls=off')).toEqual({
    kind: 's3',
    endpoint: 'http://minio.internal:9000',
    region: 'eu-central-1',
    bucket: 'vitrine',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b+c@d' },
  });
});

test('without credentials, region and tls: the AWS environment, and an encrypted connection', () => {
  const plain = { kind: 's3', endpoint: 'https://s3.example', bucket: 'shop.files', credentials: undefined };
  expect(parse('s3://s3.example/shop.files/')).toEqual({ ...plain, region: 'us-east-1' });
  expect(parse('s3://s3.example/shop.files', { AWS_REGION: 'eu-west-1' })).toEqual({ ...plain, region: 'eu-west-1' });
});

test.each([
  's3://bucket',
  's3:///bucket',
  's3://KEY:hidden@host/',
  's3://KEY:hidden@host/bucket/folder',
  's3://KEY:hidden@host/b',
  's3://KEY:hidden@host/bucket#part',
  's3://KEY:hidden@host/bucket?tls=maybe',
  's3://KEY:hidden@host/bucket?secret=hidden',
  's3://KEY@host/bucket',
  's3://:hidden@host/bucket',
  's3://KEY:%E0hidden@host/bucket',
  's3://KEY:hidden@host:port/bucket',
  'file://elsewhere/uploads',
  'ftp://KEY:hidden@host/bucket',
])('%s is refused in one sentence without the secret', (value) => {
  expect(() => parse(value)).toThrow(/^STORAGE_URL (?!.*(?:hidden|KEY)(?!_|:SECRET)).*\.$/);
});
