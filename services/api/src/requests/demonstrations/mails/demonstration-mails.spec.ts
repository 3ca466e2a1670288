import { FIRST_SETTINGS } from '@vitrine/schemas';
import { mailParts } from '../../../../test/fixtures/mails.js';
import { MailSubjectGoneError } from '../../../platform/notifications/mail.js';
import { DemonstrationPrivacy } from '../demonstration-privacy.js';
import { DemonstrationMails } from './demonstration-mails.js';

const ID = '0198aaaa-0000-7000-8000-0000a1b2c3d4';
const { cipher, index, config, answering } = mailParts();
const privacy = new DemonstrationPrivacy(cipher, index);
const text = {
  name: 'Erika Müstermann',
  email: 'erika@juwelier.example',
  telephone: '+49 89 7654321',
  company: 'Juwelier Müstermann',
  notes: 'Bitte die Prestige-Edition,\nwenn es geht.',
};
const WISHES = [new Date('2026-12-01T09:30:00Z'), new Date('2026-12-02T13:00:00Z')];

type Kind = DemonstrationMails['kinds'][number];
function getMail(kind: Kind, fields: object = {}, texts: object = {}, language: 'de' | 'en' = 'de') {
  const row = {
    id: ID,
    kind: 'store',
    place: 'Juwelier Rosenhag, Residenzstraße 12, 80333 München',
    time_zone: 'Europe/Berlin',
    request: privacy.encryptRequest({ ...text, ...texts }, ID),
    wishes: WISHES,
    appointment: null,
    calendar_sequence: 0,
    language,
    status: 'new',
    created_at: new Date('2026-11-21T14:40:00Z'),
    updated_at: new Date('2026-11-22T08:00:00Z'),
    ...fields,
  };
  return new DemonstrationMails(answering(row), privacy, config).render({
    kind,
    subjectId: ID,
    language,
    house: FIRST_SETTINGS,
  });
}

/** The lines of a calendar entry, unfolded (RFC 5545, section 3.1). */
const linesOf = (content = '') => content.replace(/\r\n[ \t]/g, '').split('\r\n');

test('the acknowledgement has the first wish as a tentative calendar entry that asks for no answer', async () => {
  const mail = await getMail('demonstration-acknowledgement');
  expect(mail).toMatchObject({
    to: { name: text.name, address: text.email },
    replyTo: 'staff@vitrine.example',
    subject: 'Ihre Vorführung bei Vitrine #a1b2c3d4',
  });
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('Vielen Dank, Erika Müstermann.');
    expect(body).toContain('Dienstag, 1. Dezember 2026 um 10:30');
    expect(body).toContain('Mittwoch, 2. Dezember 2026 um 14:00');
    expect(body).toContain('Mitteleuropäische Normalzeit');
    expect(body).toContain('Juwelier Rosenhag, Residenzstraße 12, 80333 München');
  }
  expect(mail.calendar?.method).toBe('PUBLISH');
  const lines = linesOf(mail.calendar?.content);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${ID}@vitrine.example`,
      'SEQUENCE:0',
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'DTSTAMP:20261121T144000Z',
      'DTSTART:20261201T093000Z',
      'DTEND:20261201T101500Z',
      'SUMMARY:Vorführung: Vitrine',
      String.raw`LOCATION:Juwelier Rosenhag\, Residenzstraße 12\, 80333 München`,
    ]),
  );
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('a confirmation has an invitation to the appointment, with the UID of the wish', async () => {
  const fields = { status: 'confirmed', appointment: WISHES[1], calendar_sequence: 2, kind: 'video', place: null };
  const mail = await getMail('demonstration-confirmation', fields, {}, 'en');
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('Your appointment is confirmed, Erika Müstermann.');
    expect(body).toContain('Wednesday, 2 December 2026 at 14:00');
    expect(body).toContain('Central European Standard Time');
    expect(body).not.toContain('1 December');
  }
  const lines = linesOf(mail.calendar?.content);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `UID:${ID}@vitrine.example`,
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'DTSTAMP:20261122T080000Z',
      'DTSTART:20261202T130000Z',
      'LOCATION:Video call',
    ]),
  );
  const attendee = lines.find((line) => line.startsWith('ATTENDEE'));
  expect(attendee).toMatch(/RSVP=TRUE.*:MAILTO:erika@juwelier\.example$/i);
  expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(/CN="?Vitrine"?:mailto:staff@vitrine\.example$/i);
});

test('a refusal cancels the calendar entry', async () => {
  const mail = await getMail('demonstration-refusal', { status: 'declined', calendar_sequence: 3 });
  const lines = linesOf(mail.calendar?.content);
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${ID}@vitrine.example`, 'SEQUENCE:3', 'STATUS:CANCELLED']),
  );
  expect(mail.text).toContain('Leider ist keiner der Termine möglich, Erika Müstermann.');
});

test('a withdrawal cancels the calendar entry and keeps the request', async () => {
  const mail = await getMail('demonstration-withdrawal', { status: 'new', calendar_sequence: 2 });
  expect(linesOf(mail.calendar?.content)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${ID}@vitrine.example`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
  expect(mail.text).toContain('Leider müssen wir Ihren Termin absagen, Erika Müstermann.');
  expect(mail.text).toContain('Ihre Anfrage bleibt bestehen');
});

test('no line of a calendar entry is longer than 75 octets', async () => {
  const place = `Uhrenhaus ${'Größenwahn '.repeat(20)}, Gäßchen 1, 80333 München`;
  const mail = await getMail('demonstration-acknowledgement', { place });
  for (const line of mail.calendar?.content.split('\r\n') ?? [])
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(mail.calendar?.content).find((line) => line.startsWith('LOCATION'))).toContain('80333 München');
});

test.each([
  'demonstration-acknowledgement',
  'demonstration-confirmation',
  'demonstration-refusal',
  'demonstration-withdrawal',
] as const)('%s repeats no text that a visitor could use to send spam to an address', async (kind) => {
  const texts = {
    name: 'Win at evil.example',
    company: 'Klick evil.example',
    telephone: '+49 666 66666',
    notes: 'https://evil.example/geschenk\r\nBEGIN:VALARM',
  };
  const status = { 'demonstration-confirmation': 'confirmed', 'demonstration-refusal': 'declined' }[kind as string];
  const mail = await getMail(kind, { ...(status && { status, appointment: WISHES[0] }) }, texts);
  const whole = JSON.stringify({ ...mail, calendar: linesOf(mail.calendar?.content) });
  for (const value of ['evil.example', '666', 'geschenk', 'VALARM']) expect(whole).not.toContain(value);
  expect(mail.to).toBe(text.email);
});

test('the notice shows staff everything, escaped, and links to the request', async () => {
  const mail = await getMail('demonstration-notice', {}, { notes: 'eins\n<script>zwei</script>' }, 'en');
  expect(mail).toMatchObject({
    to: 'staff@vitrine.example',
    replyTo: { name: text.name, address: text.email },
    subject: 'Demonstration requested #a1b2c3d4: Juwelier Müstermann',
  });
  expect(mail.calendar).toBeUndefined();
  expect(mail.html).toContain('eins<br>&lt;script&gt;zwei&lt;/script&gt;');
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain(text.telephone);
    expect(body).toContain('Tuesday, 1 December 2026 at 10:30');
    expect(body.replaceAll('&#x3D;', '=')).toContain(
      `https://vitrine.example/admin/demonstrations?demonstration=${ID}`,
    );
  }
});

test('no mail is made about a deleted request, or about a decision that was changed since', async () => {
  const mails = new DemonstrationMails(answering(), privacy, config);
  await expect(
    mails.render({ kind: 'demonstration-notice', subjectId: ID, language: 'en', house: FIRST_SETTINGS }),
  ).rejects.toThrow(MailSubjectGoneError);
  await expect(getMail('demonstration-confirmation', { status: 'declined' })).rejects.toThrow(MailSubjectGoneError);
  await expect(getMail('demonstration-refusal', { status: 'confirmed', appointment: WISHES[0] })).rejects.toThrow(
    MailSubjectGoneError,
  );
});
