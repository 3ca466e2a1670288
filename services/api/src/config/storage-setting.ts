import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, type Environment } from '@vitrine/kit';

export interface DiskSetting {
  kind: 'disk';
  /** Absolute path. */
  directory: string;
}

export interface S3Setting {
  kind: 's3';
  /** Origin of the S3 server. */
  endpoint: string;
  region: string;
  bucket: string;
  /** `undefined` = the AWS SDK's own sources: environment, profile, the machine's or pod's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export type StorageSetting = DiskSetting | S3Setting;

const S3_FORM = 'must look like s3://ACCESS_KEY:SECRET@HOST[:PORT]/BUCKET?region=REGION&tls=on';
const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/;
const DEFAULT_REGION = 'us-east-1';

/**
 * Parses `STORAGE_URL`.
 * @param value a directory, a `file://` URL or `s3://[ACCESS_KEY:SECRET@]HOST[:PORT]/BUCKET[?region=REGION][&tls=on|off]`. Key and secret are
 * percent-encoded; without them the AWS SDK looks for credentials in its usual places. The default of `region` is `AWS_REGION`, then `us-east-1`;
 * that of `tls` is `on`.
 * @param environment may hold `AWS_REGION`
 * @throws ConfigurationError with a sentence that does not repeat the value, which may hold a secret
 */
export function parseStorage(value: string, environment: Environment): StorageSetting {
  if (/^file:/i.test(value)) return { kind: 'disk', directory: getDirectory(value) };
  if (/^s3:/i.test(value)) return parseS3(value, environment);
  if (/^[a-z][a-z0-9+.-]+:/i.test(value)) {
    throw new ConfigurationError('STORAGE_URL', 'must be a directory, a file:// URL or an s3:// URL');
  }
  return { kind: 'disk', directory: resolve(value) };
}

function getDirectory(value: string): string {
  try {
    return fileURLToPath(value);
  } catch {
    throw new ConfigurationError(
      'STORAGE_URL',
      'must be a file:// URL with an absolute path, such as file:///srv/uploads',
    );
  }
}

function parseS3(value: string, environment: Environment): S3Setting {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const bucket = url?.pathname.replace(/^\/|\/$/g, '');
  if (!url?.host || url.hash !== '' || bucket === undefined || !BUCKET.test(bucket)) {
    throw new ConfigurationError('STORAGE_URL', S3_FORM);
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region' && name !== 'tls');
  if (unknown !== undefined)
    throw new ConfigurationError('STORAGE_URL', 'may carry region and tls only behind the bucket');
  const tls = url.searchParams.get('tls') ?? 'on';
  if (tls !== 'on' && tls !== 'off') throw new ConfigurationError('STORAGE_URL', 'must say tls=on or tls=off');
  const region = url.searchParams.get('region') || environment['AWS_REGION']?.trim() || DEFAULT_REGION;
  return {
    kind: 's3',
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region,
    bucket,
    credentials: getCredentials(url),
  };
}

function getCredentials({ username, password }: URL): S3Setting['credentials'] {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') {
    throw new ConfigurationError('STORAGE_URL', 'must name both the access key and the secret, or neither');
  }
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    throw new ConfigurationError('STORAGE_URL', 'must have its access key and secret percent-encoded');
  }
}
