import { render, screen } from '@testing-library/react';
import { EmailLink } from './email-link.js';

it.each([
  ['erika@juwelier.example', 'mailto:erika@juwelier.example'],
  ['erika?bcc=all&body=x@juwelier.example', 'mailto:erika%3Fbcc%3Dall%26body%3Dx@juwelier.example'],
  ['100%25@haus.example', 'mailto:100%2525@haus.example'],
])('%s opens a mail to this address and nothing more', (address, href) => {
  render(<EmailLink address={address} />);
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', href);
});
