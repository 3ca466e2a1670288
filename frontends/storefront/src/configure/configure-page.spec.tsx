import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, address, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const PRESTIGE = '0197a000-0000-7000-8000-000000000005';
const products = [aProduct({ name: 'Classic' }), aProduct({ id: PRESTIGE, name: 'Prestige', displayOrder: 2 })];

const app = () => screen.getByRole('region', { name: 'Preview of your app' });
const shown = (property: string) =>
  app().querySelector<HTMLElement>('[data-app-screen]')?.style.getPropertyValue(property);
const house = () => screen.getByRole('textbox', { name: 'Name of your house' });

beforeEach(() => {
  sessionStorage.clear();
  fakeApi({ 'GET /api/products': () => ({ body: products }) });
});

async function open(path = '/configure') {
  renderStorefront(path);
  await screen.findByRole('heading', { level: 1, name: 'Your app, under your name.' });
  await waitFor(() => expect(house()).toBeEnabled());
}

it('applies each choice at once to the screens, which can be clicked through', async () => {
  await open();
  await userEvent.type(house(), 'Brandt');
  expect(within(app()).getAllByText('Brandt').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Bordeaux' }));
  expect(shown('--app-brand')).toBe('#5a1f33');
  await userEvent.click(screen.getByRole('radio', { name: 'Editorial' }));
  expect(shown('--app-display')).toContain('Bodoni Moda');
  await userEvent.click(within(app()).getByRole('radio', { name: 'Dark' }));
  expect(shown('color-scheme')).toBe('dark');
  await userEvent.click(within(app()).getByRole('button', { name: 'Workshop' }));
  expect(within(app()).getByText('Your repair')).toBeVisible();
  await userEvent.click(within(app()).getByRole('radio', { name: 'Tablet for the counter' }));
  expect(app().querySelector('[data-device="tablet"]')).not.toBeNull();
});

it('keeps the last valid colour while another one is typed, and shows the error', async () => {
  await open();
  const primary = screen.getByRole('textbox', { name: 'Main colour' });
  await userEvent.clear(primary);
  await userEvent.type(primary, '#12');
  expect(shown('--app-brand')).toBe('#0b3326');
  await userEvent.type(house(), 'Brandt');
  await userEvent.click(screen.getByRole('button', { name: 'Request this design' }));
  expect(await screen.findByText(/Please enter a colour as #/)).toBeVisible();
  expect(address()).toBe('/configure');
});

it('shows a contrast that is too low, and the colour used instead', async () => {
  await open();
  const accent = screen.getByRole('textbox', { name: 'Accent colour' });
  await userEvent.clear(accent);
  await userEvent.type(accent, '#0c3427');
  const note = await screen.findByText(/on the main colour/);
  expect(note).toHaveTextContent(/only 1 : 1 on the main colour\. For text we use #[0-9A-F]{6} there/);
});

it('stores the design in the fragment of the address, and restores it from there', async () => {
  await open('/configure#house=Brandt&primary=142a4a&accent=c8ccd0&pattern=scales&typeface=modern&dark=1');
  await waitFor(() => expect(house()).toHaveValue('Brandt'));
  expect(shown('--app-brand')).toBe('#142a4a');
  expect(screen.getByRole('radio', { name: 'Écailles' })).toBeChecked();
  await userEvent.type(house(), ' & Co');
  await waitFor(() => expect(location.hash).toContain('house=Brandt%20%26%20Co'));
});

it('adds the design to the request for the chosen edition', async () => {
  fakeApi({
    'GET /api/products': () => ({ body: products }),
    [`GET /api/products/${PRESTIGE}`]: () => ({ body: products[1] }),
  });
  await open(`/configure?product=${PRESTIGE}`);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Edition' })).toHaveValue(PRESTIGE));
  expect(screen.getByRole('radio', { name: 'Rosette' })).toBeChecked();
  await userEvent.type(house(), 'Brandt');
  await userEvent.click(screen.getByRole('button', { name: 'Request this design' }));
  expect(await screen.findByRole('heading', { name: 'Your design' })).toBeVisible();
  expect(address()).toBe(`/buy/${PRESTIGE}`);
  expect(screen.getByText('Brandt')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Request without the design' }));
  expect(screen.queryByRole('heading', { name: 'Your design' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('appDesign')).toBeNull();
});

it('refuses a logo that is no picture, with an error message', async () => {
  await open();
  const input = screen.getByLabelText('Choose a logo');
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText(/is not a PNG, JPEG, WebP or SVG/)).toBeVisible();
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [large] } });
  expect(await screen.findByText(/larger than 2 MB/)).toBeVisible();
});

it('shows a QR code that opens the app on a phone', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Open it on your phone' }));
  const code = await screen.findByRole('img', { name: 'QR code that opens your app' });
  expect(code.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length).toBeGreaterThan(300);
  expect(screen.getByRole('link', { name: 'Open the app full screen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app#house=/),
  );
});

it('keeps the form when the editions cannot be loaded', async () => {
  fakeApi({ 'GET /api/products': () => refusal(503, 'UNAVAILABLE', 'Unavailable') });
  await open();
  expect(await screen.findByText(/editions cannot be loaded/)).toBeVisible();
  await userEvent.type(house(), 'Brandt');
  await userEvent.click(screen.getByRole('button', { name: 'Request this design' }));
  expect(await screen.findByText('Please choose an edition first.')).toBeVisible();
});
