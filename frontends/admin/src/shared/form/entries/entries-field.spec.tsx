import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntriesField } from './entries-field.js';
import { renderForm } from '../testing/index.js';

const render = (colors: string[], en: string[]) =>
  renderForm(
    { colors, translations: { en: { colors: en } } },
    <EntriesField
      name="colors"
      label="Colours"
      noun="colour"
      fixed={(entry) =>
        entry === 'Fest' ? { translations: { en: 'Fixed', fr: 'Fixe' }, origin: 'Library' } : undefined
      }
    />,
  );
const values = async (saved: ReturnType<typeof render>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return [saved[0]?.colors, saved[0]?.translations.en.colors];
};
const adder = () => screen.getByRole('textbox', { name: 'Add a colour' });

it('trims what is added, splits it at commas, and skips empty and known entries', async () => {
  const saved = render(['Rot'], ['Red']);
  await userEvent.type(adder(), '  Grün , , Rot,Blau {Enter}');
  await userEvent.type(adder(), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Add colour' }));
  expect(adder()).toHaveValue('');
  expect(await values(saved)).toEqual([
    ['Rot', 'Grün', 'Blau'],
    ['Red', '', ''],
  ]);
});

it('moves and removes an entry with its English text', async () => {
  const saved = render(['Rot', 'Grün', 'Blau'], ['Red', 'Green']);
  await userEvent.click(screen.getByRole('button', { name: 'Move Grün up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Blau' }));
  expect(adder()).toHaveFocus();
  expect(await values(saved)).toEqual([
    ['Grün', 'Rot'],
    ['Green', 'Red'],
  ]);
});

it('marks missing English until it is typed', async () => {
  render(['Rot'], []);
  expect(screen.getByText('missing')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'colour 1, English' }), 'Red');
  expect(screen.queryByText('missing')).toBeNull();
});

it('shows an entry whose texts are kept elsewhere as read-only', () => {
  render(['Fest'], []);
  expect(screen.getByText('Fixed')).toBeVisible();
  expect(screen.getByText('Library')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'colour 1, German' })).toBeNull();
});
