import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, aProduct, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const product = aProduct();
const path = `/product/${product.id}`;

afterEach(() => localStorage.clear());

it('offers the way on only once an option is chosen, and saves the selection for the order page', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  const user = userEvent.setup();
  const monthly = await screen.findByRole('radio', { name: /Monthly subscription/ });
  expect(monthly).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /Proceed/ })).toBeNull();
  await user.click(monthly);
  await user.click(screen.getByRole('button', { name: /Proceed/ }));
  expect(address()).toBe('/order');
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual({
    productId: product.id,
    productName: 'Signature',
    orderType: 'subscription',
    subscriptionType: 'monthly',
    price: 290,
  });
});

it('saves a one-time purchase without a subscription', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path, 'de');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /Einmaliger Kauf/ }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Anfrage' }));
  expect(JSON.parse(localStorage.getItem('selectedOrderData') ?? '')).toEqual({
    productId: product.id,
    productName: 'Signature',
    orderType: 'product',
    price: 8900,
  });
});

it('offers the request before an option is chosen, at its end and in the bar of a phone', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  const ways = await screen.findAllByRole('link', { name: 'Request Signature' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(3).fill(`/buy/${product.id}`));
  expect(screen.getByRole('region', { name: 'Let us talk about your house.' })).toHaveTextContent('€8,900 plus VAT');
  expect(document.querySelector('[data-request-bar]')).toHaveTextContent('€8,900 plus VATRequest');
});

it('leads to the contact form where there is no price to request it at', async () => {
  const unpriced = aProduct({ price: null, subscriptionPrice: null, enhancedServicePrice: null });
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: unpriced }) });
  renderStorefront(path);
  const [way] = await screen.findAllByRole('link', { name: 'Request Signature' });
  expect(way).toHaveAttribute('href', '/contact');
});

it('says what the enhanced service is where it offers it', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path, 'de');
  expect(await screen.findByText(/^An Stelle des Abonnements/)).toBeVisible();
});

it('leaves out an option that has no price', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: aProduct({ price: null }) }) });
  renderStorefront(path);
  await screen.findByRole('radio', { name: /Monthly subscription/ });
  const options = within(screen.getByRole('region', { name: 'Purchase or subscription' }));
  expect(options.getAllByRole('radio')).toHaveLength(1);
});

it('remembers the product as the one viewed last', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  await screen.findByRole('heading', { level: 1, name: 'Signature' });
  expect(localStorage.getItem('recentProductId')).toBe(product.id);
});

it('shows one picture at a time, chosen by its dot', async () => {
  const images = ['/uploads/a.webp', '/uploads/b.webp'];
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: aProduct({ images }) }) });
  renderStorefront(path);
  const gallery = await screen.findByRole('group', { name: 'Pictures of Signature' });
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(gallery.querySelector('img')).toHaveAttribute('src', '/uploads/b.webp');
});

it.each([
  ['en', 'Product not found', "The product you're looking for doesn't exist.", 'Back to products'],
  ['de', 'Produkt nicht gefunden', 'Das gesuchte Produkt gibt es nicht.', 'Zurück zur Kollektion'],
] as const)('says in %s that there is no such product', async (language, title, text, back) => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => refusal(404, 'NOT_FOUND', 'Product not found') });
  renderStorefront(path, language);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/products');
});

describe('with films', () => {
  const open = async (changes: Parameters<typeof aProduct>[0]) => {
    fakeApi({
      [`GET /api/products/${product.id}`]: () => ({ body: aProduct({ images: ['/uploads/a.webp'], ...changes }) }),
    });
    renderStorefront(path);
    await screen.findByRole('heading', { level: 1 });
  };
  const films = () => document.querySelectorAll('main video');

  it('opens with its film in place of the pictures, and with the pictures when the film fails', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await open({ headerVideo: '/uploads/header.mp4' });
    expect(screen.queryByRole('group', { name: 'Pictures of Signature' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
    expect(films()[0]).toHaveAttribute('src', '/uploads/header.mp4');
    fireEvent.error(films()[0] as Element);
    expect(screen.getByRole('group', { name: 'Pictures of Signature' })).toBeVisible();
  });

  it("shows the header film's own still until it plays", async () => {
    const still = { url: '/uploads/header-still.webp', width: 1280, format: 'webp' as const };
    await open({
      headerVideo: '/uploads/header.mp4',
      pictures: { '/uploads/header.mp4': { width: 1280, height: 720, variants: [still] } },
    });
    const [picture] = within(screen.getByRole('article')).getAllByRole('img');
    expect(picture).toHaveAttribute('src', still.url);
    expect(films()[0]).not.toHaveAttribute('src');
  });

  it('opens with the film of the product where there is none for the header', async () => {
    await open({ video: '/uploads/product.mp4' });
    await userEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
    expect(films()[0]).toHaveAttribute('src', '/uploads/product.mp4');
  });

  it('shows the film of the product further down where the header has its own', async () => {
    await open({ headerVideo: '/uploads/header.mp4', video: '/uploads/product.mp4' });
    const further = screen.getByRole('region', { name: 'Film about Signature' });
    await userEvent.click(await within(further).findByRole('button', { name: 'Play the film' }));
    expect(further.querySelector('video')).toHaveAttribute('src', '/uploads/product.mp4');
  });

  it('tells its heading and shows its film further down, still while motion is reduced', async () => {
    await open({
      headerTitle: 'Time, well presented.',
      headerDescription: 'All of it.',
      productVideo: '/uploads/film.mp4',
      videoHeading: 'In the hand',
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Time, well presented.' })).toBeVisible();
    expect(screen.getByText('All of it.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'In the hand' })).toBeVisible();
    expect(films()).toHaveLength(1);
    expect(films()[0]).not.toHaveAttribute('src');
    expect(await screen.findByRole('button', { name: 'Play the film' })).toBeVisible();
  });

  it("shows the film's own still until it plays", async () => {
    const still = { url: '/uploads/still.webp', width: 1280, format: 'webp' as const };
    await open({
      productVideo: '/uploads/film.mp4',
      pictures: { '/uploads/film.mp4': { width: 1280, height: 720, variants: [still] } },
    });
    const film = screen.getByRole('region', { name: 'Film about Signature' });
    expect(film.querySelector('img')).toHaveAttribute('src', '/uploads/still.webp');
  });
});

it.each([
  [1, '2'],
  [2, '2'],
  [3, '3'],
  [5, '5'],
  [6, '3'],
  [7, '4'],
  [8, '4'],
  [10, '5'],
])('sets %d features in %s columns', async (count, columns) => {
  const featureDetails = Array.from({ length: count }, (_, index) => ({
    id: null,
    title: `Feature ${index}`,
    description: `About ${index}`,
    image: null,
  }));
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: aProduct({ featureDetails }) }) });
  renderStorefront(path);
  const section = await screen.findByRole('region', { name: "What You'll Get" });
  expect(section.querySelector('ul')).toHaveAttribute('data-columns', columns);
  expect(section).toHaveTextContent('About 0');
});

it('keeps the product among the favourites, and leads back and to its live preview', async () => {
  fakeApi({ [`GET /api/products/${product.id}`]: () => ({ body: product }) });
  renderStorefront(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Signature' }));
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toEqual([{ type: 'product', id: product.id }]);
  expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Configure' })).toHaveAttribute('href', `/configure?product=${product.id}`);
  expect(screen.getByRole('region', { name: 'Purchase or subscription' })).toBeVisible();
});

it('shows its app to be tapped through, in the colours of its edition, and the way to make it one’s own', async () => {
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
