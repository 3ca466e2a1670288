import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planFacts, planTexts, TIMELINE } from '@vitrine/schemas/plan-facts';
import {
  address,
  anInterview,
  aProduct,
  failFilm,
  fakeApi,
  filmSources,
  refusal,
  renderStorefront,
} from '../testing/index.js';

const product = aProduct();
const path = `/product/${product.id}`;

afterEach(() => localStorage.clear());

const open = async (
  changes: Parameters<typeof aProduct>[0] = {},
  language: 'de' | 'en' = 'en',
  interviews = [anInterview()],
) => {
  fakeApi({
    [`GET /api/products/${product.id}`]: () => ({ body: aProduct(changes) }),
    'GET /api/products': () => ({
      body: [
        aProduct(changes),
        aProduct({ id: '0197a000-0000-7000-8000-000000000002', name: 'Prestige', displayOrder: 3 }),
        aProduct({ id: '0197a000-0000-7000-8000-000000000003', name: 'Signature Boutique', displayOrder: 4 }),
      ],
    }),
    'GET /api/interviews': () => ({ body: interviews }),
  });
  renderStorefront(path, language);
  await screen.findByRole('heading', { level: 1, name: 'Signature' });
};

it('has the purchase preselected, and saves it as the selection for the order page', async () => {
  await open({}, 'de');
  expect(screen.getByRole('radio', { name: /Einmaliger Kauf/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Mit diesem Plan anfragen' }));
  expect(address()).toBe('/order');
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual({
    productId: product.id,
    productName: 'Signature',
    orderType: 'product',
    price: 8900,
  });
});

it.each([
  ['Subscription', 'monthly', 290],
  ['Enhanced service', 'enhanced', 390],
] as const)('saves the chosen plan %s as the selection for the order page', async (name, subscriptionType, price) => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
  await userEvent.click(screen.getByRole('button', { name: 'Request on this plan' }));
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual({
    productId: product.id,
    productName: 'Signature',
    orderType: 'subscription',
    subscriptionType,
    price,
  });
});

it('offers the request at its end and in the bar, on the chosen plan', async () => {
  await open();
  const ways = () => screen.getAllByRole('link', { name: 'Request Signature' }).map((way) => way.getAttribute('href'));
  expect(ways()).toEqual(Array(2).fill(`/buy/${product.id}`));
  const closing = screen.getByRole('region', { name: 'Let us talk about your house.' });
  const bar = screen.getByRole('region', { name: 'Price and request' });
  expect(closing).toHaveTextContent('€8,900 plus VAT');
  expect(bar).toHaveTextContent('SignatureOne-time purchase €8,900 plus VATRequest');
  await userEvent.click(screen.getByRole('radio', { name: /Enhanced service/ }));
  expect(ways()).toEqual(Array(2).fill(`/buy/${product.id}?plan=enhanced`));
  expect(bar).toHaveTextContent('SignatureEnhanced service €390 per month plus VATRequest');
});

it('has one filled action at a time: with the plans, and in the bar once they are out of view', async () => {
  await open();
  const filled = [...document.querySelectorAll('main a, main button')].filter((action) =>
    /(?:^|\s)\S*(?:gold|green)(?:\s|$)/.test(action.className),
  );
  expect(filled).toEqual([
    screen.getByRole('button', { name: 'Request on this plan' }),
    screen.getAllByRole('link', { name: 'Request Signature' }).at(-1),
  ]);
  expect(screen.getByRole('region', { name: 'Price and request' })).toHaveAttribute('data-request-bar', 'hidden');
});

it('links to the contact form if there is no price', async () => {
  await open({ price: null, subscriptionPrice: null, enhancedServicePrice: null });
  const [way] = screen.getAllByRole('link', { name: 'Request Signature' });
  expect(way).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('table')).toBeNull();
});

it('explains the enhanced service if it is offered', async () => {
  await open({}, 'de');
  expect(screen.getByText(/^Anstelle des Abonnements:/)).toBeVisible();
});

describe('the plans', () => {
  it('are in one table with every fact, and say which one replaces which', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'What each plan includes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Service', 'One-time purchase', 'Subscription', 'Enhanced service']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['Price', ...planFacts('en').map(({ name }) => name)]);
    expect(within(table).getByRole('row', { name: /Instead of or in addition/ })).toHaveTextContent(
      'Instead of the subscription, not in addition to it',
    );
  });

  it('do not include one that the product does not offer', async () => {
    await open({ subscriptionPrice: null });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Service',
      'One-time purchase',
      'Enhanced service',
    ]);
    expect(screen.getByRole('heading', { name: 'Two ways to your app.' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Instead of or in addition/ })).toHaveTextContent('Instead of the purchase');
    expect(screen.getByText(/^Monthly instead of once:/)).toBeVisible();
    expect(screen.queryByText(/(?:Instead|In place) of the subscription/)).toBeNull();
  });

  it('say what the only one includes', async () => {
    await open({ subscriptionPrice: null, enhancedServicePrice: null });
    expect(screen.getByRole('heading', { name: 'Your way to your app.' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Instead of or in addition/ })).toBeNull();
  });

  it('have totals over the chosen period, and the cheapest one is marked', async () => {
    await open();
    const calculator = screen.getByRole('group', { name: /What Signature costs/ });
    const totals = () => [...calculator.querySelectorAll('dd')].map((total) => total.textContent);
    const least = 'The most economical plan over this period';
    await userEvent.click(within(calculator).getByRole('radio', { name: '12 months' }));
    expect(totals()).toEqual(['€8,900', `€3,480${least}`, '€4,680']);
    await userEvent.click(within(calculator).getByRole('radio', { name: '60 months' }));
    expect(totals()).toEqual([`€8,900${least}`, '€17,400', '€23,400']);
  });
});

it('shows the steps from the signature to the app store in weeks', async () => {
  await open({}, 'de');
  const steps = within(screen.getByRole('region', { name: /Von der Unterschrift/ })).getAllByRole('listitem');
  expect(steps).toHaveLength(TIMELINE.length);
  expect(steps.at(-1)).toHaveTextContent('nach 8–16 Wochen');
});

it('answers questions with its own prices', async () => {
  await open();
  const questions = screen.getByRole('region', { name: 'Questions about Signature' });
  expect(questions).toHaveTextContent('for 31 months or longer, the purchase at €8,900 costs less');
  expect(questions).toHaveTextContent(planTexts('en').sentences.hosting);
});

it('has no question about a plan that it does not offer', async () => {
  await open({ subscriptionPrice: null });
  const questions = screen.getByRole('region', { name: 'Questions about Signature' });
  expect(questions).not.toHaveTextContent('subscription?');
});

it('quotes a client who uses the product, and links to the interview', async () => {
  const story = 'Which edition do you use?\n\nSignature, in our green.';
  await open({}, 'de', [anInterview({ quote: 'People arrive knowing.', story })]);
  const quotation = await screen.findByRole('region', { name: 'Aus einem Interview' });
  expect(quotation).toHaveTextContent('„People arrive knowing.“Katharina Behrend');
  expect(quotation).toHaveTextContent('Führt Signature');
  expect(within(quotation).getByRole('link')).toHaveAttribute('href', `/interviews/${anInterview().id}`);
});

it.each([
  ['runs another edition', { quote: 'People arrive knowing.', story: 'Prestige, in our green.' }],
  ['names no edition', { quote: 'People arrive knowing.', story: '' }],
  ['is not quoted', { quote: null, story: 'Signature, in our green.' }],
])('has no quotation if the client %s', async (_case, interview) => {
  await open({}, 'de', [anInterview(interview)]);
  await screen.findByRole('region', { name: 'Weitere Editionen' });
  expect(screen.queryByRole('region', { name: 'Aus einem Interview' })).toBeNull();
});

it('links to related products, those of its own edition first', async () => {
  await open();
  const related = await screen.findByRole('region', { name: 'Other editions' });
  const names = within(related).getAllByRole('heading', { level: 3 });
  expect(names.map((name) => name.textContent)).toEqual(['Signature Boutique', 'Prestige']);
});

it.each(['de', 'en'] as const)('offers its sheet as a PDF in %s', async (language) => {
  await open({}, language);
  const [link] = screen.getAllByRole('link', { name: /Datenblatt Signature|Data sheet Signature/ });
  expect(link).toHaveAttribute('href', `/product/${product.id}/sheet.pdf?lang=${language}`);
});

it('has no option without a price', async () => {
  await open({ price: null });
  const options = screen.getByRole('region', { name: 'Your plan' });
  expect(
    within(options)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['monthly', 'enhanced']);
  expect(within(options).getByRole('radio', { name: /Subscription/ })).toBeChecked();
});

it('stores the product as the one viewed last', async () => {
  await open();
  expect(localStorage.getItem('recentProductId')).toBe(product.id);
});

it('shows one picture at a time, chosen by its dot', async () => {
  const images = ['/uploads/a.webp', '/uploads/b.webp'];
  await open({ images });
  const gallery = await screen.findByRole('group', { name: 'Pictures of Signature' });
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(gallery.querySelector('img')).toHaveAttribute('src', '/uploads/b.webp');
});

it.each([
  ['en', 'Product not found', "The product you're looking for doesn't exist.", 'Back to products'],
  ['de', 'Edition nicht gefunden', 'Die gesuchte Edition gibt es nicht.', 'Alle Editionen'],
] as const)('shows in %s that there is no such product', async (language, title, text, back) => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => refusal(404, 'NOT_FOUND', 'Product not found') });
  renderStorefront(path, language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/products');
});

describe('with films', () => {
  const openWith = (changes: Parameters<typeof aProduct>[0]) => open({ images: ['/uploads/a.webp'], ...changes });
  const films = () => document.querySelectorAll('main video');

  it('begins with its film instead of the pictures, and with the pictures if the film fails', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await openWith({ headerVideo: '/uploads/header.mp4' });
    expect(screen.queryByRole('group', { name: 'Pictures of Signature' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
    expect(filmSources(films()[0])).toEqual(['/uploads/header.mp4']);
    failFilm(films()[0]);
    expect(screen.getByRole('group', { name: 'Pictures of Signature' })).toBeVisible();
  });

  it("shows the header film's own still until it plays", async () => {
    const still = { url: '/uploads/header-still.webp', width: 1280, format: 'webp' as const };
    await openWith({
      headerVideo: '/uploads/header.mp4',
      pictures: { '/uploads/header.mp4': { width: 1280, height: 720, variants: [still] } },
    });
    const [picture] = within(screen.getByRole('article')).getAllByRole('img');
    expect(picture).toHaveAttribute('src', still.url);
    expect(filmSources(films()[0])).toEqual([]);
  });

  it('begins with the film of the product if there is none for the header', async () => {
    await openWith({ video: '/uploads/product.mp4' });
    await userEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
    expect(filmSources(films()[0])).toEqual(['/uploads/product.mp4']);
  });

  it('shows the film of the product further down if the header has its own', async () => {
    await openWith({ headerVideo: '/uploads/header.mp4', video: '/uploads/product.mp4' });
    const further = screen.getByRole('region', { name: 'Film about Signature' });
    await userEvent.click(await within(further).findByRole('button', { name: 'Play the film' }));
    expect(filmSources(further.querySelector('video'))).toEqual(['/uploads/product.mp4']);
  });

  it('shows its heading and its film further down, paused with reduced motion', async () => {
    await openWith({
      headerTitle: 'Time, well presented.',
      headerDescription: 'All of it.',
      productVideo: '/uploads/film.mp4',
      videoHeading: 'In the hand',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Time, well presented.' })).toBeVisible();
    expect(screen.getByText('All of it.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'In the hand' })).toBeVisible();
    expect(films()).toHaveLength(1);
    expect(filmSources(films()[0])).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Play the film' })).toBeVisible();
  });

  it("shows the film's own still until it plays, with AV1 as the first source", async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const still = { url: '/uploads/still.webp', width: 1920, format: 'webp' as const };
    const av1 = { url: '/uploads/film.av1.mp4', width: 1920, format: 'av1' as const };
    await openWith({
      productVideo: '/uploads/film.mp4',
      pictures: { '/uploads/film.mp4': { width: 1920, height: 1080, variants: [still, av1] } },
    });
    const film = screen.getByRole('region', { name: 'Film about Signature' });
    expect(film.querySelector('img')).toHaveAttribute('src', '/uploads/still.webp');
    await userEvent.click(await within(film).findByRole('button', { name: 'Play the film' }));
    expect(filmSources(film.querySelector('video'))).toEqual(['/uploads/film.av1.mp4', '/uploads/film.mp4']);
    expect(film.querySelector<HTMLSourceElement>('video source')?.type).toBe('video/mp4; codecs="av01.0.08M.08"');
  });
});

it.each([
  [1, '2'],
  [2, '2'],
  [3, '3'],
  [5, '3'],
  [6, '3'],
  [7, '4'],
  [8, '4'],
  [10, '4'],
  [12, '3'],
])('shows %d features in %s columns', async (count, columns) => {
  const featureDetails = Array.from({ length: count }, (_, index) => ({
    id: null,
    title: `Feature ${index}`,
    description: `About ${index}`,
    image: null,
    screen: null,
  }));
  await open({ featureDetails });
  const section = await screen.findByRole('region', { name: "What You'll Get" });
  expect(section.querySelector('ul')).toHaveAttribute('data-columns', columns);
  expect(section).toHaveTextContent('About 0');
});

it.each([
  [6, 'keeps no feature back on a phone', false],
  [12, 'keeps features back on a phone until all are asked for', true],
])('with %d features, %s', async (count, _, isLong) => {
  const featureDetails = Array.from({ length: count }, (_value, index) => ({
    id: null,
    title: `Feature ${index + 1}`,
    description: null,
    image: null,
    screen: null,
  }));
  await open({ featureDetails });
  const section = await screen.findByRole('region', { name: "What You'll Get" });
  const list = within(section).getByRole('list');
  expect(list.hasAttribute('data-few')).toBe(isLong);
  expect(within(list).getAllByRole('listitem')).toHaveLength(count);
  const all = within(section).queryByRole('button', { name: `Show all ${count} features` });
  expect(all !== null).toBe(isLong);
  if (!all) return;
  await userEvent.click(all);
  expect(list).not.toHaveAttribute('data-few');
  expect(all).not.toBeInTheDocument();
  await waitFor(() => expect(within(list).getByText('Feature 5').closest('li')).toHaveFocus());
});

it('shows a feature with its screen of the app, in the language of the page, else with its picture', async () => {
  const own = { id: null, description: null, image: '/uploads/own.webp' };
  await open({
    featureDetails: [
      { ...own, title: 'Service', screen: 'repair' },
      { ...own, title: 'Invitations', screen: null },
    ],
  });
  const [service, invitations] = await within(
    await screen.findByRole('region', { name: "What You'll Get" }),
  ).findAllByRole('listitem');
  expect(await within(service!).findByText('Your repair')).toBeInTheDocument();
  expect(service!.querySelector('img')).toBeNull();
  expect(invitations!.querySelector('[data-app-screen]')).toBeNull();
  expect(invitations!.querySelector('img')).not.toBeNull();
});

it('adds the product to the favourites, and links back and to its live preview', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Signature' }));
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual([{ type: 'product', id: product.id }]);
  expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Configure' })).toHaveAttribute('href', `/configure?product=${product.id}`);
  expect(screen.getByRole('region', { name: 'Your plan' })).toBeVisible();
});

it('shows its app to click through, in the colours of its edition, and a link to the live preview', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  const app = await screen.findByRole('region', { name: 'Preview of your app' });
  expect(app.querySelector<HTMLElement>('[data-app-screen]')?.style.getPropertyValue('--app-brand')).toBe('#142a4a');
  await userEvent.click(within(app).getByRole('button', { name: 'Workshop' }));
  expect(within(app).getByText('Your repair')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Put your name on it' })).toHaveAttribute(
    'href',
    `/configure?product=${product.id}`,
  );
});
