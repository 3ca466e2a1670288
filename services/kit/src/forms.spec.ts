import { generateKeyPairSync } from 'node:crypto';
import * as forms from './forms.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const publicText = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const privateText = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['MAILBOX', 'staff@vitrine.example'],
  ['MAILBOX', 'Vitrine <staff@vitrine.example>'],
  ['ORIGINS', 'https://a.example, http://b.example:8080'],
  ['RATE_LIMIT', '30/60s'],
  ['RATE_LIMIT', 'off'],
  ['PROXIES', '2'],
  ['PROXIES', 'loopback, 10.0.0.0/8,2001:db8::/32'],
  ['SECURITY_CONTACTS', 'mailto:a@b.example, tel:+49-89-1'],
  ['SECURITY_EXPIRY', inDays(300)],
  ['PUBLIC_KEYS', `${publicText},${publicText}`],
  ['PRIVATE_KEY', privateText],
  ['PRIVATE_KEY', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()],
] as const)('%s takes %s', (name, value) => expect(forms[name].test(value)).toBe(true));

test.each([
  ['MAILBOX', 'staff'],
  ['MAILBOX', 'a@b.example\r\nBcc: c@d.example'],
  ['ORIGINS', 'https://a.example/'],
  ['ORIGINS', 'ftp://a.example'],
  ['RATE_LIMIT', '0/60s'],
  ['PROXIES', 'nginx'],
  ['PROXIES', '10.0.0.0/33'],
  ['SECURITY_CONTACTS', 'a@b.example'],
  ['SECURITY_EXPIRY', inDays(400)],
  ['SECURITY_EXPIRY', 'soon'],
  ['PUBLIC_KEYS', privateText],
  ['PRIVATE_KEY', publicText],
] as const)('%s refuses %s', (name, value) => expect(forms[name].test(value)).toBe(false));
