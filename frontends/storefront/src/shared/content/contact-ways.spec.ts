import { COMPANY, telephoneLink } from '../company.js';
import { findContactWays } from './contact-ways.js';

it('takes address and number from what staff have written, each else from the company', () => {
  const html = '<p><a href="mailto:a@b.example">Mail</a> <a href="tel:+49891" target="_blank"> +49 (89) 1 </a></p>';
  expect(findContactWays(html)).toEqual({ email: 'a@b.example', phone: '+49 (89) 1' });
  expect(findContactWays('<p>Come by.</p>')).toEqual({ email: COMPANY.email, phone: COMPANY.phone });
  expect(findContactWays(undefined)).toEqual({ email: COMPANY.email, phone: COMPANY.phone });
});

it('dials digits only', () => {
  expect(telephoneLink('+49 (89) 1-2')).toBe('tel:+498912');
});
