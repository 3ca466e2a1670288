import request from 'supertest';
import { fakeOrigin } from '../testing/fake-origin.js';

const PATH = '/.well-known/security.txt';
const settings = (expires: Date) => ({
  PUBLIC_URL: 'https://vitrine.example',
  SECURITY_CONTACT: 'mailto:security@vitrine.example https://vitrine.example/security',
  SECURITY_EXPIRES: expires.toISOString(),
});

test('security.txt names the contacts, in their order, and its expiry date', async () => {
  const expires = new Date(Date.now() + 86_400_000);
  const { app } = await fakeOrigin(settings(expires));
  const { text, headers } = await request(app).get(PATH);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@vitrine.example',
    'Contact: https://vitrine.example/security',
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    'Canonical: https://vitrine.example/.well-known/security.txt',
    '',
  ]);
});

test('there is no security.txt after that date, nor without a contact', async () => {
  for (const environment of [settings(new Date(Date.now() - 1000)), {}]) {
    const { app } = await fakeOrigin(environment);
    expect((await request(app).get(PATH)).text).not.toContain('Contact:');
  }
});
