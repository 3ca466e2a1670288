import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A customer as typed into the English form. */
export const CUSTOMER: Readonly<Record<string, string>> = {
  'Company name': 'Juwelier Beispiel GmbH',
  'Full name': 'Erika Musterfrau',
  Email: 'erika@juwelier.example',
  Telephone: '+49 89 1234567',
  'Street address': 'Goldgasse 12',
  'Postal code': '80331',
  City: 'München',
};

/** Fills in every field of the English form and the required consent. */
export async function fillOrder(user: UserEvent): Promise<void> {
  for (const [label, text] of Object.entries(CUSTOMER))
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await user.selectOptions(screen.getByLabelText('Federal state'), 'Bayern');
  await user.click(screen.getByRole('checkbox', { name: /consent to the processing/ }));
}
