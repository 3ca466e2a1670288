import {
  accessoryResource,
  articleResource,
  contentPageResource,
  couponResource,
  featureResource,
  homepageSectionResource,
  interviewResource,
  storeResource,
} from '@vitrine/schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@vitrine/platform';
import { admin, fakeApi, renderAdmin, signedIn } from './testing/index.js';

const EMPTY = () => ({ body: [] });

beforeEach(() => {
  signedIn();
  fakeApi({
    'GET /api/admin/me': () => ({ body: admin }),
    'GET /api/accessories/admin/all': EMPTY,
    'GET /api/articles/admin/all': EMPTY,
    'GET /api/content-pages/admin/all': EMPTY,
    'GET /api/coupons/admin': EMPTY,
    'GET /api/features/admin/all': EMPTY,
    'GET /api/homepage-sections/admin/all': EMPTY,
    'GET /api/interviews/admin/all': EMPTY,
    'GET /api/products': EMPTY,
    'GET /api/stores/all': EMPTY,
  });
});
afterEach(() => session.clear());

/** Path of the form for a new one, the button that opens it if the path does not, and the fields that only appear after a choice in the form. */
const FORMS = [
  { resource: accessoryResource, path: '/admin/accessories/new', later: [] },
  { resource: articleResource, path: '/admin/articles/new', later: [] },
  { resource: contentPageResource, path: '/admin/content-pages', button: 'Create Page', later: [] },
  { resource: couponResource, path: '/admin/coupons', button: 'Create Coupon', later: [] },
  { resource: featureResource, path: '/admin/features', button: 'Add Feature', later: [] },
  { resource: homepageSectionResource, path: '/admin/homepage-sections', button: 'Add Section', later: [] },
  { resource: interviewResource, path: '/admin/add-interview', later: ['videoUrl'] },
  { resource: storeResource, path: '/admin/stores/new', later: [] },
];

test.each(FORMS)(
  '$resource.name: its form has a control for every declared field',
  async ({ resource, path, button, later }) => {
    renderAdmin(path);
    if (button !== undefined) await userEvent.click((await screen.findAllByText(button))[0] as HTMLElement);
    const hidden = () =>
      Object.entries<string>(resource.labels)
        .filter(([, label]) => !document.body.textContent.includes(label))
        .map(([field]) => field);
    await waitFor(() => expect(hidden()).toEqual(later), { timeout: 20_000 });
  },
);
