import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productAdminSchema } from '@vitrine/schemas';
import {
  TranslatedText,
  dayText,
  TextsMissing,
  ListField,
  MoneyField,
  moneyText,
  NumberField,
  SwitchField,
} from './index.js';
import { renderForm } from './testing/index.js';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('a text is shown in German and English side by side, and missing English is marked', async () => {
  const saved = renderForm(
    { name: 'Ring', translations: { en: { name: '' } } },
    <>
      <TranslatedText name="name" label="Name" required />
      <TextsMissing names={['name']} />
    </>,
  );
  expect(screen.getByText('1 English text is missing')).toBeVisible();
  expect(screen.getByText('missing')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name (English)' }), 'The ring');
  expect(screen.queryByText(/missing/)).toBeNull();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name (German)' }));
  await save();
  await waitFor(() => expect(saved).toEqual([{ name: '', translations: { en: { name: 'The ring' } } }]));
});

it('amounts are accepted with comma or point, and refused when ambiguous', async () => {
  renderForm({ price: moneyText(4900) }, <MoneyField name="price" label="Price" />, productAdminSchema.pick(['price']));
  const field = screen.getByRole('textbox', { name: 'Price' });
  expect(field).toHaveValue('4900.00');
  await userEvent.clear(field);
  await userEvent.type(field, '1.250');
  await save();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/could mean two amounts/));
  await userEvent.type(field, ',50');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  expect(productAdminSchema.cast({ price: '1.250,50' }, { assert: false }).price).toBe(1250.5);
  expect(productAdminSchema.cast({ price: '' }, { assert: false }).price).toBeNull();
});

it('a value that is no whole number keeps its text and gets its message', async () => {
  renderForm(
    { displayOrder: '0' },
    <NumberField name="displayOrder" label="Display order" />,
    productAdminSchema.pick(['displayOrder']),
  );
  const field = screen.getByRole('textbox', { name: 'Display order' });
  await userEvent.type(field, 'x');
  await userEvent.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription('This value must be a whole number'));
  expect(field).toHaveValue('0x');
});

it('a list is typed with commas between its entries', async () => {
  const saved = renderForm({ tags: ['one', 'two, three'] }, <ListField name="tags" label="Tags" />);
  const field = screen.getByRole('textbox', { name: 'Tags' });
  expect(field).toHaveValue('one, "two, three"');
  await userEvent.type(field, ', four,');
  expect(field).toHaveValue('one, "two, three", four,');
  await save();
  await waitFor(() => expect(saved).toEqual([{ tags: ['one', 'two, three', 'four'] }]));
});

it('a switch turns on and off by keyboard', async () => {
  const saved = renderForm({ isActive: true }, <SwitchField name="isActive" label="Active" />);
  expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await save();
  await waitFor(() => expect(saved).toEqual([{ isActive: false }]));
});

it('a time is shown as its day in Berlin', () => {
  expect(dayText('2026-06-30T22:30:00.000Z')).toBe('2026-07-01');
  expect(dayText('2026-06-30')).toBe('2026-06-30');
  expect(dayText(null)).toBe('');
});
