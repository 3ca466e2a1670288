import type { Page } from '@playwright/test';
import { newAddress, walkTag } from '../src/order-form.ts';
import { expect, test } from '../src/test.ts';

const DAY_MS = 86_400_000;
/** A day from now, as a date field holds it. */
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** How a calendar entry writes a time (RFC 5545, section 3.3.5). */
const toIcs = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '');

const TEXTS = {
  de: {
    refuse: 'Ablehnen',
    video: /Im Videogespräch/,
    wishes: ['1. Wunsch', '2. Wunsch'],
    date: 'Datum',
    time: 'Uhrzeit',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    company: 'Unternehmen',
    consent: /einverstanden/,
    send: 'VORFÜHRUNG ANFRAGEN',
    kept: 'Ihre Angaben sind noch da.',
    sent: 'Ihr Wunsch ist angekommen.',
    acknowledged: 'Ihre Vorführung bei Vitrine',
    confirmed: 'Ihr Termin zur Vorführung',
  },
  en: {
    refuse: 'Decline',
    video: /By video/,
    wishes: ['First choice', 'Second choice'],
    date: 'Date',
    time: 'Time',
    name: 'Full name',
    email: 'Email',
    company: 'Company',
    consent: /I agree/,
    send: 'REQUEST A DEMONSTRATION',
    kept: 'What you typed is still here.',
    sent: 'Your request has reached us.',
    acknowledged: 'Your Vitrine demonstration',
    confirmed: 'Your demonstration is arranged',
  },
} as const;

async function fillWish(page: Page, name: string, t: { date: string; time: string }, date: string, time: string) {
  const wish = page.getByRole('group', { name });
  await wish.getByLabel(t.date).fill(date);
  await wish.getByLabel(t.time).fill(time);
}

for (const language of ['de', 'en'] as const) {
  const t = TEXTS[language];
  test(
    `a demonstration is requested in ${language}, kept through a failure, confirmed by staff, and mailed with its calendar entries`,
    walkTag(language),
    async ({ page, admin, mailbox, checkAccessibility, context }) => {
      test.slow();
      const email = newAddress(`vorfuehrung-${language}`);
      await page.goto(`/demonstration?lang=${language}`);
      await page.getByRole('button', { name: t.refuse }).click();
      await expect(page.getByLabel(t.name)).toBeEnabled();
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.locator('[name="storeId"]')).toBeFocused();
      await checkAccessibility();
      await page.getByRole('radio', { name: t.video }).check();
      await fillWish(page, t.wishes[0], t, day(3), '10:30');
      await fillWish(page, t.wishes[1], t, day(4), '15:00');
      await page.getByLabel(t.name).fill('Élise Größmann');
      await page.getByRole('textbox', { name: t.company }).fill('Juwelier Größmann & Söhne');
      await page.getByRole('textbox', { name: t.email }).fill(email);

      await page.reload();
      await expect(page.getByLabel(t.name)).toHaveValue('Élise Größmann');
      const consent = page.getByRole('checkbox', { name: t.consent });
      await expect(consent).not.toBeChecked();
      await consent.check();
      await context.setOffline(true);
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('alert').filter({ hasText: t.kept })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { name: t.sent })).toBeFocused();
      await checkAccessibility();

      const acknowledged = await mailbox.find({ recipient: email });
      expect(acknowledged.subject).toContain(t.acknowledged);
      const tentative = await mailbox.calendarLines(acknowledged);
      expect(tentative).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:TENTATIVE', 'SEQUENCE:0']));
      const uid = tentative.find((line) => line.startsWith('UID:'));
      const number = /#[0-9a-f]{8}/.exec(acknowledged.subject)?.[0] ?? '';

      await admin.signIn(`/admin/demonstrations?search=${encodeURIComponent(number)}`);
      const row = page.getByRole('row').filter({ hasText: 'Juwelier Größmann & Söhne' });
      await row.getByRole('link', { name: /^View/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Juwelier Größmann & Söhne: demonstration' });
      await checkAccessibility();
      const time = dialog.getByLabel('Time to confirm');
      const wish = await time.getByRole('option').nth(2).getAttribute('value');
      await time.selectOption(wish);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(dialog).toBeHidden();
      await expect(row.getByText('Confirmed', { exact: true })).toBeVisible();

      const confirmed = await mailbox.find({ subject: `${t.confirmed} ${number}` });
      const definite = await mailbox.calendarLines(confirmed);
      expect(definite).toEqual(
        expect.arrayContaining([
          'METHOD:REQUEST',
          'STATUS:CONFIRMED',
          'SEQUENCE:1',
          uid,
          `DTSTART:${toIcs(wish ?? '')}`,
        ]),
      );
      expect(confirmed.text).toContain('Élise Größmann');
    },
  );
}

test('a callback is requested with a number and a time, which staff see', async ({ page, mailbox }) => {
  const email = newAddress('rueckruf');
  await page.goto('/contact?subject=callback&lang=de');
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByLabel('Betreff')).toHaveValue('Bitte um Rückruf');
  await page.getByLabel('Name').fill('Élise Größmann');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Nachricht').fill('Zur Werkstatt');
  await page.getByRole('button', { name: 'ABSENDEN' }).click();
  await expect(page.getByLabel('Telefonnummer')).toHaveAccessibleDescription('Telefonnummer ist erforderlich');
  await page.getByLabel('Telefonnummer').fill('+49 89 7654321');
  const time = `Dienstag ab 14 Uhr, ${email.slice(0, 20)}`;
  await page.getByLabel('Wann dürfen wir anrufen?').fill(time);
  await page.getByRole('button', { name: 'ABSENDEN' }).click();
  await expect(page.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeFocused();
  const acknowledged = await mailbox.find({ recipient: email });
  expect(acknowledged.text).not.toContain('7654321');
  const number = /#[0-9a-f]{8}/.exec(acknowledged.subject)?.[0] ?? '';
  const notice = await mailbox.find({ subject: `New message ${number}: Bitte um Rückruf` });
  for (const text of ['+49 89 7654321', time]) expect(notice.text).toContain(text);
});
