import { relyingParty } from './relying-party.js';

test.each([
  ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
  ['https://shop.example:8443', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://127.0.0.1:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://[::1]:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  ['http://192.0.2.7:8080', undefined],
  ['http://[2001:db8::7]', undefined],
])('passkeys of %s belong to %p', (publicUrl, party) => {
  expect(relyingParty(publicUrl)).toEqual(party);
});
