import { generateKeyPairSync } from 'node:crypto';
import { VARIABLES } from './forms.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const publicText = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const privateText = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['MAIL_FROM', 'staff@vitrine.example'],
  ['MAIL_FROM', 'Vitrine <staff@vitrine.example>'],
  ['CORS_ORIGINS', 'https://a.example, http://b.example:8080'],
  ['RATE_LIMIT_ORDERS', '30/60s'],
  ['RATE_LIMIT_ORDERS', 'off'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,2001:db8::/32'],
  ['SECURITY_CONTACT', 'mailto:a@b.example, tel:+49-89-1'],
  ['SECURITY_EXPIRES', inDays(300)],
  ['RELEASE_PUBLIC_KEY', `${publicText},${publicText}`],
  ['RELEASE_PRIVATE_KEY', privateText],
  ['RELEASE_PRIVATE_KEY', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()],
  ['RETENTION_CONTACTS', '90d'],
  ['RETENTION_CONTACTS', 'off'],
  ['RETENTION_ORDERS', '12mo'],
  ['RETENTION_ORDERS', '365d'],
  ['RETENTION_ORDERS', '100y'],
] as const)('%s takes %s', (name, value) => expect(VARIABLES[name].test(value)).toBe(true));

test.each([
  ['MAIL_FROM', 'staff'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['CORS_ORIGINS', 'https://a.example/'],
  ['CORS_ORIGINS', 'ftp://a.example'],
  ['RATE_LIMIT_ORDERS', '0/60s'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['SECURITY_CONTACT', 'a@b.example'],
  ['SECURITY_EXPIRES', inDays(400)],
  ['SECURITY_EXPIRES', 'soon'],
  ['RELEASE_PUBLIC_KEY', privateText],
  ['RELEASE_PRIVATE_KEY', publicText],
  ['RETENTION_CONTACTS', '6'],
  ['RETENTION_CONTACTS', '6m'],
  ['RETENTION_CONTACTS', '0d'],
  ['RETENTION_CONTACTS', '-1y'],
  ['RETENTION_CONTACTS', '6 mo'],
  ['RETENTION_CONTACTS', '10000d'],
  ['RETENTION_CONTACTS', '1.5y'],
  ['RETENTION_CONTACTS', 'OFF'],
  ['RETENTION_ORDERS', '1d'],
  ['RETENTION_ORDERS', '11mo'],
  ['RETENTION_ORDERS', '364d'],
  ['RETENTION_ORDERS', '101y'],
  ['RETENTION_ORDERS', '9999y'],
  ['RETENTION_ORDERS', '1201mo'],
] as const)('%s refuses %s', (name, value) => expect(VARIABLES[name].test(value)).toBe(false));
