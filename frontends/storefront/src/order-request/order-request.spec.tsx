import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue, COUNTRIES, GERMAN_STATES, messageText } from '@vitrine/schemas';
import { aProduct, fakeApi, fillOrder, heldAnswer, noAnswer, refusal, renderStorefront } from '../testing/index.js';
import { orderDraft } from './form/order-draft.js';
import { emptyValues, type OrderValues, withConsentDates } from './form/order-values.js';

const product = aProduct();
const path = `/buy/${product.id}`;
const placed = {
  id: '0197b111-2222-7333-8444-55559f3a12c7',
  status: 'pending',
  productId: product.id,
  productName: 'Signature',
  orderType: 'product',
  subscriptionType: null,
  originalPrice: 8900,
  couponCode: null,
  couponDiscount: 0,
  productPrice: 8900,
  createdAt: '2026-11-21T12:00:00.000Z',
};

const api = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [`GET /api/products/${product.id}`]: () => ({ body: product }),
    'POST /api/orders': () => ({ status: 201, body: placed }),
    ...handlers,
  });

const send = () => screen.findByRole('button', { name: 'Send request' });
const holds = (code: string, discountAmount: number) => ({
  body: { valid: true, coupon: { code, name: code, discountType: 'percentage', discountValue: 10 }, discountAmount },
});

const filledValues: OrderValues = {
  ...emptyValues,
  customerInfo: {
    companyName: 'Juwelier Beispiel GmbH',
    fullName: 'Erika Musterfrau',
    email: 'erika@juwelier.example',
    telephone: '+49 89 1234567',
    street: 'Goldgasse 12',
    postalCode: '80331',
    city: 'München',
    country: 'Germany',
    federalState: 'Bayern',
  },
  consentData: {
    ...emptyValues.consentData,
    dataProcessing: true,
    dataProcessingDate: '2026-11-21T12:00:00.000Z',
  },
};

async function applyCoupon(code: string): Promise<void> {
  const user = userEvent.setup();
  if (code) fireEvent.change(await screen.findByLabelText('Coupon code'), { target: { value: code } });
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
}

beforeEach(() => {
  orderDraft.clear();
  localStorage.clear();
});

describe('messages', () => {
  const required = [
    'companyName.required',
    'fullName.required',
    'email.required',
    'telephone.required',
    'street.required',
    'postalCode.required',
    'city.required',
    'federalState.required',
    'consent.dataProcessing',
  ] as const;

  it.each(['en', 'de'] as const)(
    'lists in %s every field that is missing, in the order of the form',
    async (language) => {
      const asked = api();
      renderStorefront(path, language);
      await userEvent.click(
        await screen.findByRole('button', { name: language === 'de' ? 'Anfrage senden' : 'Send request' }),
      );
      const title = language === 'de' ? 'Bitte prüfen Sie diese Angaben' : 'Please check these details';
      const list = (await screen.findByText(title)).parentElement as HTMLElement;
      await waitFor(() => expect(list).toHaveFocus());
      expect(
        within(list)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(required.map((code) => catalogue[code][language]));
      expect(asked.asked('POST /api/orders')).toEqual([]);
    },
  );

  it('links from an error to its field, and removes it when the field is edited', async () => {
    api();
    renderStorefront(path);
    const user = userEvent.setup();
    await user.click(await send());
    await user.click(await screen.findByRole('button', { name: 'Email is required' }));
    const email = screen.getByLabelText('Email');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Email is required');
    await user.type(email, 'e');
    await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull());
    expect(screen.getByRole('button', { name: 'Full name is required' })).toBeVisible();
  });

  it.each([
    ['Email', 'erika@juwelier', 'Please enter a valid email address'],
    ['Company name', 'J', 'Company name must be between 2 and 100 characters'],
    ['Street address', 'Weg', 'Street address must be between 5 and 200 characters'],
    ['Postal code', '80331#', 'Please enter a valid postal code'],
    ['Telephone', '12345', 'Telephone number must be between 10 and 20 characters'],
    [
      'Telephone',
      '0891234567x',
      'Please enter a valid telephone number (digits, spaces, hyphens, parentheses, and + only)',
    ],
  ])('shows an error of %s when it is left with %s', async (label, text, message) => {
    api();
    renderStorefront(path);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  });

  it('translates a shown message when the language changes', async () => {
    api();
    renderStorefront(path);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Full name'), 'Erika');
    await user.click(await send());
    await screen.findByRole('button', { name: 'Email is required' });
    await user.click(screen.getByRole('button', { name: 'Language: EN' }));
    await user.click(screen.getByRole('button', { name: 'Deutsch Deutschland (DE)' }));
    expect(await screen.findByRole('button', { name: messageText('Email is required', 'de') })).toBeVisible();
    expect(screen.getByLabelText('Vor- und Nachname')).toHaveValue('Erika');
  });
});

describe('sending', () => {
  it('sends the plan, the customer, the consents with their times and an idempotency key, and confirms', async () => {
    const asked = api();
    renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await user.click(screen.getByRole('radio', { name: /^Subscription/ }));
    await fillOrder(user);
    await user.click(await send());

    const thanks = await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
    const [call] = asked.asked('POST /api/orders');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(call?.body).toEqual({
      productId: product.id,
      orderType: 'subscription',
      subscriptionType: 'monthly',
      customerInfo: {
        companyName: 'Juwelier Beispiel GmbH',
        fullName: 'Erika Musterfrau',
        email: 'erika@juwelier.example',
        telephone: '+49 89 1234567',
        street: 'Goldgasse 12',
        postalCode: '80331',
        city: 'München',
        country: 'Germany',
        federalState: 'Bayern',
      },
      consentData: {
        dataProcessing: true,
        marketing: false,
        analytics: false,
        dataProcessingDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        marketingDate: '',
        analyticsDate: '',
      },
      language: 'en',
    });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('#9f3a12c7')).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'We contact you',
      'Call us',
      'See the editions in person',
    ]);
    expect(next.getByText('Within 24–48 hours')).toBeVisible();
    expect(next.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+49/));
    expect(screen.getByRole('link', { name: 'View the collection' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Return to the home page' })).toHaveAttribute('href', '/');
  });

  it('keeps the input after a failure and retries with the same idempotency key', async () => {
    const asked = api({ 'POST /api/orders': noAnswer });
    renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await fillOrder(user);
    await user.click(await send());
    const dialog = await screen.findByRole('alertdialog', { name: 'Submission Error' });
    expect(dialog).toHaveTextContent(
      'There was an error submitting your order. Please try again. What you typed is still here.',
    );
    asked.handlers['POST /api/orders'] = () => ({ status: 201, body: placed });
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
    const keys = asked.asked('POST /api/orders').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    [path, 'Anfrage senden', 'Beim Senden Ihrer Anfrage ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.'],
    ['/order', 'Kauf anfragen', 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.'],
  ])('shows on %s in German, too, that nothing was sent and the input is kept', async (address, submit, sentence) => {
    const selection = { productId: product.id, productName: 'Signature', orderType: 'product', price: 8900 };
    localStorage.setItem('selectedOrderData', JSON.stringify(selection));
    orderDraft.keep(filledValues);
    api({ 'POST /api/orders': noAnswer });
    renderStorefront(address, 'de');
    await userEvent.click(await screen.findByRole('button', { name: submit }));
    expect(await screen.findByText(`${sentence} Ihre Angaben sind noch da.`)).toBeVisible();
  });

  it.each([502, 503])('shows after a %d that the input is kept', async (status) => {
    api({ 'POST /api/orders': () => refusal(status, 'UNAVAILABLE', 'The service is not available at the moment') });
    renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await fillOrder(user);
    await user.click(await send());
    const dialog = await screen.findByRole('alertdialog', { name: 'Submission Error' });
    expect(dialog).toHaveTextContent('The service is not available at the moment What you typed is still here.');
    await user.click(within(dialog).getByRole('button', { name: 'Change details' }));
    expect(screen.getByLabelText('Full name')).toHaveValue('Erika Musterfrau');
  });

  it('shows the server’s reason of a failure in German, or in English if there is no translation', async () => {
    const sentences = ['Something went wrong on our side. Please try again later', 'The disk is full'];
    api({ 'POST /api/orders': () => refusal(500, 'INTERNAL', sentences.shift() ?? '') });
    orderDraft.keep(filledValues);
    renderStorefront(path, 'de');
    await userEvent.click(await screen.findByRole('button', { name: 'Anfrage senden' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erneut versuchen' }));
    expect(
      await screen.findByText(/Beim Senden Ihrer Anfrage ist ein Fehler aufgetreten.*\(The disk is full\)/),
    ).toBeVisible();
  });

  it('restores the input after a reload, but no consent', async () => {
    sessionStorage.setItem('orderDraft', JSON.stringify(filledValues));
    api();
    renderStorefront(path);
    expect(await screen.findByLabelText('Full name')).toHaveValue('Erika Musterfrau');
    for (const consent of screen.getAllByRole('checkbox')) expect(consent).not.toBeChecked();
  });

  it('stores the input without the consents for this tab, until it is sent', async () => {
    api();
    renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await fillOrder(user);
    const kept = JSON.parse(sessionStorage.getItem('orderDraft') ?? '{}') as OrderValues;
    expect(kept.customerInfo.fullName).toBe('Erika Musterfrau');
    expect(kept.consentData).toEqual(emptyValues.consentData);
    await user.click(await send());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
    expect(sessionStorage.getItem('orderDraft')).toBeNull();
  });

  it('starts with the plan in its link', async () => {
    api();
    renderStorefront(`${path}?plan=enhanced`);
    expect(await screen.findByRole('radio', { name: /Enhanced service/ })).toBeChecked();
  });

  it('shows its confirmation again after a reload, but a new form when the address is opened again', async () => {
    api({
      'GET /api/homepage-sections': () => ({ body: [] }),
      'GET /api/hero': () => ({ body: {} }),
      'GET /api/products': () => ({ body: [] }),
    });
    const { unmount } = renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await fillOrder(user);
    await user.click(await send());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
    const entry: unknown = history.state;
    expect(JSON.stringify(entry)).not.toMatch(/erika|Musterfrau|Goldgasse/i);

    unmount();
    renderStorefront(path, 'en', entry);
    expect(await screen.findByText('#9f3a12c7')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.title).toMatch(/^Request received/);

    await user.click(screen.getByRole('link', { name: 'Return to the home page' }));
    history.replaceState(null, '', path);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    expect(await screen.findByLabelText('Full name')).toHaveValue('');
  });

  it('shows errors of the server at their fields', async () => {
    const fields = [{ field: 'customerInfo.city', message: 'City must be between 2 and 100 characters' }];
    api({
      'POST /api/orders': () => refusal(400, 'VALIDATION_FAILED', 'City must be between 2 and 100 characters', fields),
    });
    renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await fillOrder(user);
    await user.click(await send());
    expect(await screen.findByRole('button', { name: 'City must be between 2 and 100 characters' })).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('München');
  });

  it('offers to send without a coupon that is no longer valid', async () => {
    const asked = api({
      'POST /api/coupons/validate': () => holds('ATELIER10', 890),
      'POST /api/orders': () => refusal(400, 'COUPON_INVALID', 'Coupon usage limit reached'),
    });
    renderStorefront(path);
    const user = userEvent.setup();
    await applyCoupon('atelier10');
    await screen.findByText('Applied');
    await fillOrder(user);
    await user.click(await send());
    const dialog = await screen.findByRole('alertdialog', { name: 'Submission Error' });
    expect(dialog).toHaveTextContent('Coupon usage limit reached');
    asked.handlers['POST /api/orders'] = () => ({ status: 201, body: placed });
    await user.click(within(dialog).getByRole('button', { name: 'Send without the coupon' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
    expect(asked.asked('POST /api/orders').map(({ body }) => (body as { couponCode?: string }).couponCode)).toEqual([
      'ATELIER10',
      undefined,
    ]);
  });
});

describe('the coupon box', () => {
  it('requires a code', async () => {
    api();
    renderStorefront(path);
    await applyCoupon('');
    expect(await screen.findByText('Please enter a coupon code')).toBeVisible();
  });

  it('blocks sending while a typed code is not applied', async () => {
    const asked = api({ 'POST /api/orders': () => ({ status: 201, body: placed }) });
    renderStorefront(path);
    const user = userEvent.setup();
    await screen.findByLabelText('Full name');
    await fillOrder(user);
    fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: 'atelier10' } });
    await user.click(await send());
    expect(await screen.findByText('Please apply the coupon or clear the field before you send.')).toBeVisible();
    expect(screen.getByLabelText('Coupon code')).toHaveFocus();
    expect(asked.asked('POST /api/orders')).toHaveLength(0);
    await user.clear(screen.getByLabelText('Coupon code'));
    await user.click(await send());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
  });

  it('blocks sending while the code could not be validated', async () => {
    const asked = api({ 'POST /api/coupons/validate': noAnswer });
    renderStorefront(path);
    const user = userEvent.setup();
    await applyCoupon('atelier10');
    await screen.findByText('Failed to validate coupon. Please try again.');
    await fillOrder(user);
    await user.click(await send());
    expect(await screen.findByText('Please apply the coupon or clear the field before you send.')).toBeVisible();
    expect(asked.asked('POST /api/orders')).toHaveLength(0);
  });

  it('shows that it is validating, applies the coupon, and can be cleared again', async () => {
    let answer: (value: ReturnType<typeof holds>) => void = () => undefined;
    const asked = api({ 'POST /api/coupons/validate': () => new Promise((resolve) => (answer = resolve)) });
    renderStorefront(path);
    await applyCoupon('atelier10');
    expect(await screen.findByRole('button', { name: 'Applying...' })).toBeDisabled();
    expect(asked.asked('POST /api/coupons/validate')[0]?.body).toEqual({
      code: 'ATELIER10',
      productId: product.id,
      orderAmount: 8900,
      orderType: 'product',
    });
    answer(holds('ATELIER10', 890));
    expect(await screen.findByText('− €890')).toBeVisible();
    expect(screen.getByText('€8,010')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove coupon ATELIER10' }));
    expect(await screen.findByLabelText('Coupon code')).toHaveValue('');
    expect(screen.queryByText('€8,010')).toBeNull();
  });

  it.each([
    ['en', 'Subscription', 'First month', '€261', 'then €290 per month'],
    ['de', 'Abonnement', 'Erster Monat', '261\u00a0€', 'danach 290\u00a0€ pro Monat'],
  ] as const)(
    'shows in %s that it reduces only the first month of a subscription',
    async (language, plan, month, first, then) => {
      const paid = {
        ...placed,
        orderType: 'subscription',
        subscriptionType: 'monthly',
        originalPrice: 290,
        productPrice: 261,
      };
      api({
        'POST /api/coupons/validate': () => holds('ATELIER10', 29),
        'POST /api/orders': () => ({ status: 201, body: { ...paid, couponCode: 'ATELIER10', couponDiscount: 29 } }),
      });
      renderStorefront(path, language);
      const user = userEvent.setup();
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${plan}`) }));
      fireEvent.change(screen.getByLabelText(language === 'de' ? 'Gutscheincode' : 'Coupon code'), {
        target: { value: 'atelier10' },
      });
      await user.click(screen.getByRole('button', { name: language === 'de' ? 'Einlösen' : 'Apply' }));
      const line = (await screen.findByText(month)).parentElement;
      expect(line).toHaveTextContent(`${month}${first}${then}`.replace(/\u00a0/g, ' '));
      if (language === 'de') return;
      await fillOrder(user);
      await user.click(await send());
      await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
      expect(screen.getByText('First month').parentElement).toHaveTextContent(
        'First month€261 plus VAT, then €290 per month',
      );
    },
  );

  it('validates again when another plan is chosen', async () => {
    const asked = api({ 'POST /api/coupons/validate': () => holds('ATELIER10', 890) });
    renderStorefront(path);
    await applyCoupon('atelier10');
    await screen.findByText('Applied');
    await userEvent.click(screen.getByRole('radio', { name: /Enhanced service/ }));
    await waitFor(() => expect(asked.asked('POST /api/coupons/validate')).toHaveLength(2));
    expect(asked.asked('POST /api/coupons/validate')[1]?.body).toMatchObject({
      orderType: 'subscription',
      subscriptionType: 'enhanced',
      orderAmount: 390,
    });
  });

  it.each([
    ['en', 'Coupon has expired'],
    ['de', 'Der Gutschein ist abgelaufen'],
  ] as const)('shows in %s why a coupon is not valid', async (language, message) => {
    api({ 'POST /api/coupons/validate': () => ({ body: { valid: false, error: 'Coupon has expired' } }) });
    renderStorefront(path, language);
    const user = userEvent.setup();
    fireEvent.change(await screen.findByLabelText(language === 'de' ? 'Gutscheincode' : 'Coupon code'), {
      target: { value: 'OLD' },
    });
    await user.click(screen.getByRole('button', { name: language === 'de' ? 'Einlösen' : 'Apply' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows that the validation failed', async () => {
    api({ 'POST /api/coupons/validate': noAnswer });
    renderStorefront(path);
    await applyCoupon('ATELIER10');
    expect(await screen.findByText('Failed to validate coupon. Please try again.')).toBeVisible();
  });
});

describe('the item', () => {
  it.each([
    [path, `GET /api/products/${product.id}`, 'Product not found', 'Back to Products', '/products'],
    ['/buy/accessory/7', 'GET /api/accessories/7', 'Accessory not found', 'Back to Accessories', '/accessories'],
  ])('%s shows that it was not found, and links back', async (address, call, title, back, list) => {
    fakeApi({ [call]: () => refusal(404, 'NOT_FOUND', title) });
    renderStorefront(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} – Vitrine`);
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', list);
  });

  it.each([
    ['de', path, `GET /api/products/${product.id}`, 'Edition nicht gefunden – Vitrine', 'Ihre Anfrage – Vitrine'],
    [
      'de',
      '/buy/accessory/7',
      'GET /api/accessories/7',
      'Accessoire nicht gefunden – Vitrine',
      'Ihre Anfrage – Vitrine',
    ],
    ['en', path, `GET /api/products/${product.id}`, 'Product not found – Vitrine', 'Your request – Vitrine'],
  ] as const)(
    'in %s %s has a complete title while the item is loading, and when it was not found',
    async (language, address, call, missing, unknown) => {
      const asked = fakeApi({ [call]: noAnswer });
      renderStorefront(address, language);
      await screen.findByRole('button', { name: /^(Erneut versuchen|Try Again)$/ });
      expect(document.title).toBe(unknown);
      asked.handlers[call] = () => refusal(404, 'NOT_FOUND', 'Not found');
      await userEvent.click(screen.getByRole('button', { name: /^(Erneut versuchen|Try Again)$/ }));
      await waitFor(() => expect(document.title).toBe(missing));
    },
  );

  it('is shown in a summary with all its plans', async () => {
    api();
    renderStorefront(path);
    expect(await screen.findByRole('radio', { name: /One-time purchase.*€8,900/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Subscription.*€290/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Enhanced service.*€390/ })).toBeVisible();
  });
});

describe('the choices', () => {
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
      .filter(Boolean);

  it('offers the eleven countries, the German states and Other, and a free text elsewhere', async () => {
    api();
    renderStorefront(path);
    await screen.findByLabelText('Full name');
    expect(options('Country')).toEqual([...COUNTRIES]);
    expect(options('Federal state')).toEqual([...GERMAN_STATES]);
    expect([options('Country').at(-1), options('Federal state').length]).toEqual(['Other', 17]);
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Austria');
    expect(screen.getByLabelText('State, canton or region')).toHaveAttribute('type', 'text');
  });

  it('sets the time of a consent when it is ticked and removes it when it is unticked', () => {
    const ticked = { ...emptyValues, consentData: { ...emptyValues.consentData, marketing: true } };
    const now = new Date('2026-11-21T12:00:00.000Z');
    const stamped = withConsentDates(emptyValues, ticked, now);
    expect(stamped.consentData.marketingDate).toBe('2026-11-21T12:00:00.000Z');
    const unticked = { ...stamped, consentData: { ...stamped.consentData, marketing: false } };
    expect(withConsentDates(stamped, unticked, now).consentData.marketingDate).toBe('');
  });
});

it('shows that it is submitting, and cannot be sent twice meanwhile', async () => {
  const held = heldAnswer<{ status: number; body: unknown }>();
  const asked = api({ 'POST /api/orders': held.answer });
  renderStorefront(path);
  const user = userEvent.setup();
  await screen.findByLabelText('Full name');
  await fillOrder(user);
  await user.click(await send());
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  held.give({ status: 201, body: placed });
  await screen.findByRole('heading', { level: 1, name: 'Thank you for your request.' });
  expect(asked.asked('POST /api/orders')).toHaveLength(1);
});
