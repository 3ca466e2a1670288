/** Languages of every visible text; German is the default (design.md, Language). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'de';

export const orderTypes = ['product', 'accessory', 'subscription'] as const;
export type OrderType = (typeof orderTypes)[number];

export const subscriptionTypes = ['monthly', 'enhanced'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const orderStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const subscriptionStatuses = ['active', 'pending_renewal', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const couponDiscountTypes = ['percentage', 'fixed'] as const;
export type CouponDiscountType = (typeof couponDiscountTypes)[number];

export const accessoryCategories = ['pen', 'wallet', 'belt', 'watch_band', 'case', 'other'] as const;
export type AccessoryCategory = (typeof accessoryCategories)[number];

/** What a coupon's `applicableCategories` may name (contract: Coupon refusals). */
export const couponCategories = ['product', 'subscription', ...accessoryCategories] as const;
export type CouponCategory = (typeof couponCategories)[number];

/** One page of each (contract: Content page). */
export const contentPageTypes = [
  'privacy_policy',
  'terms_conditions',
  'about_us',
  'contact',
  'imprint',
  'newsroom',
] as const;
export type ContentPageType = (typeof contentPageTypes)[number];

/** Where on the site a content page is shown (public spec §2; design: Dead entries made live). */
export const contentPagePaths: Readonly<Record<ContentPageType, string>> = {
  privacy_policy: '/privacy',
  terms_conditions: '/terms',
  about_us: '/about',
  contact: '/contact',
  imprint: '/imprint',
  newsroom: '/newsroom',
};

/** Back-office spec §3, Homepage section. */
export const sectionTextColors = ['white', 'black', 'gray-800', 'gray-600'] as const;
export type SectionTextColor = (typeof sectionTextColors)[number];

export const sectionTextAligns = ['left', 'center', 'right'] as const;
export type SectionTextAlign = (typeof sectionTextAligns)[number];

/** What a hit of `GET /api/search` is. */
export const searchResultTypes = ['product', 'accessory', 'store', 'page'] as const;
export type SearchResultType = (typeof searchResultTypes)[number];

/** Hits of `GET /api/search` at most (contract). */
export const searchLimit = 20;

export const orderSorts = ['-createdAt', 'createdAt', '-price', 'price'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Of contact requests (back-office spec §4). */
export const contactStatuses = ['new', 'read', 'replied', 'closed'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Countries offered by the order form (public spec §5). The stored value is the English name. */
export const countries = [
  'Germany',
  'United States',
  'United Kingdom',
  'France',
  'Italy',
  'Spain',
  'Switzerland',
  'Austria',
  'Netherlands',
  'Belgium',
  'Other',
] as const;

/** The 16 German states plus Other (public spec §5). */
export const germanStates = [
  'Baden-Württemberg',
  'Bayern',
  'Berlin',
  'Brandenburg',
  'Bremen',
  'Hamburg',
  'Hessen',
  'Mecklenburg-Vorpommern',
  'Niedersachsen',
  'Nordrhein-Westfalen',
  'Rheinland-Pfalz',
  'Saarland',
  'Sachsen',
  'Sachsen-Anhalt',
  'Schleswig-Holstein',
  'Thüringen',
  'Other',
] as const;

/** Lengths in characters, inclusive. */
export const lengths = {
  companyName: { min: 2, max: 100 },
  fullName: { min: 2, max: 100 },
  street: { min: 5, max: 200 },
  city: { min: 2, max: 100 },
  postalCode: { min: 3, max: 20 },
  country: { min: 2, max: 100 },
  federalState: { min: 2, max: 100 },
  telephone: { min: 10, max: 20 },
  newPassword: { min: 12, max: 128 },
} as const;

/** Upper bounds in characters. */
export const maximumLengths = {
  email: 254,
  notes: 2000,
  contactName: 100,
  contactSubject: 200,
  contactMessage: 5000,
  adminNotes: 5000,
  couponCode: 50,
  couponName: 100,
  search: 200,
  description: 5000,
  title: 200,
  subtitle: 300,
} as const;

/** Page sizes of the unbounded lists (contract: `limit` 1…100, default 20). */
export const paging = { defaultLimit: 20, maximumLimit: 100 } as const;

/** What may be uploaded (contract: Uploads): sizes in bytes, pixels of a decoded picture, files of one field. */
export const uploadLimits = {
  imageBytes: 15 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  imagePixels: 30_000_000,
  imageSide: 16_383,
  files: 10,
} as const;
