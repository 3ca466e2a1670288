import { FIRST_SETTINGS } from '@vitrine/schemas';
import { contact } from '../../../../test/fixtures/contacts.js';
import { mailParts } from '../../../../test/fixtures/mails.js';
import { MailSubjectGoneError } from '../../../platform/notifications/mail.js';
import { ContactPrivacy } from '../contact-privacy.js';
import { ContactMails } from './contact-mails.js';
import { acknowledgementTexts } from './contact-texts.js';

const ID = '0198aaaa-0000-7000-8000-0000a1b2c3d4';
const { cipher, index, config, answering } = mailParts();
const privacy = new ContactPrivacy(cipher, index);

const getMail = (kind: 'contact-acknowledgement' | 'contact-notice', fields = {}, language: 'de' | 'en' = 'de') => {
  const row = {
    id: ID,
    request: privacy.encryptRequest({ ...contact, ...fields }, ID),
    language,
    created_at: new Date('2026-11-21T14:40:00Z'),
  };
  return new ContactMails(answering(row), privacy, config).render({
    kind,
    subjectId: ID,
    language,
    house: FIRST_SETTINGS,
  });
};

test.each([
  ['de', 'Ihre Nachricht an Vitrine #a1b2c3d4', 'Vielen Dank, Erika Müstermann.', '21. November 2026 um 15:40'],
  ['en', 'Your message to Vitrine #a1b2c3d4', 'Thank you, Erika Müstermann.', '21 November 2026 at 15:40'],
] as const)('an acknowledgement in %s thanks by name', async (language, subject, heading, date) => {
  const mail = await getMail('contact-acknowledgement', {}, language);
  expect(mail).toMatchObject({
    to: { name: contact.name, address: contact.email },
    replyTo: 'staff@vitrine.example',
    subject,
  });
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain(heading);
    expect(body).toContain(date);
  }
});

test('the text part of a mail has its whole layout', async () => {
  const { text } = await getMail('contact-acknowledgement');
  expect(text).toBe(`VITRINE · Kontakt

Vielen Dank, Erika Müstermann.

Ihre Nachricht ist bei uns angekommen. Wir werden uns bald bei Ihnen melden.

Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.

Vorgang: #a1b2c3d4
Eingegangen: 21. November 2026 um 15:40

--
${acknowledgementTexts.de.footer}

Vitrine Atelier GmbH, Lindenhofgasse 7, 80331 München
Website: https://vitrine.example/?lang=de
Impressum: https://vitrine.example/imprint?lang=de
Datenschutz: https://vitrine.example/privacy?lang=de
Kontakt: https://vitrine.example/contact?lang=de
`);
});

test('the acknowledgement repeats no text that a visitor could use to send spam to an address', async () => {
  const fields = { name: 'Win at evil.example', subject: 'Geschenk', message: 'Klick hier' };
  const mail = await getMail('contact-acknowledgement', fields);
  const whole = JSON.stringify(mail);
  for (const text of Object.values(fields)) expect(whole).not.toContain(text);
  expect(mail.to).toBe(contact.email);
});

test('the notice shows staff everything, escaped, and replies go to the visitor', async () => {
  const mail = await getMail('contact-notice', { subject: '<b>Uhr</b>', message: 'eins\n<script>zwei</script>' });
  expect(mail).toMatchObject({
    to: 'staff@vitrine.example',
    replyTo: { name: contact.name, address: contact.email },
    subject: 'New message #a1b2c3d4: <b>Uhr</b>',
  });
  expect(mail.html).toContain('eins<br>&lt;script&gt;zwei&lt;/script&gt;');
  expect(mail.html).toContain('&lt;b&gt;Uhr&lt;/b&gt;');
  expect(mail.text).toContain('eins\n<script>zwei</script>');
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain(contact.email);
    expect(body).toContain('German');
    expect(body.replaceAll('&#x3D;', '=')).toContain(`https://vitrine.example/admin/contacts?contact=${ID}`);
  }
});

test('no mail is made about a deleted request', async () => {
  const mails = new ContactMails(answering(), privacy, config);
  await expect(
    mails.render({ kind: 'contact-notice', subjectId: ID, language: 'en', house: FIRST_SETTINGS }),
  ).rejects.toThrow(MailSubjectGoneError);
});
