/** Languages of every visible text; German is the default (design.md, Language). */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'de';

/** Days of the week as ISO 8601 orders them, Monday first. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** IANA name of the time zone in which the company works. */
export const COMPANY_TIME_ZONE = 'Europe/Berlin';

export const ORDER_TYPES = ['product', 'accessory', 'subscription'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** How many items one request for several may have (contract: POST /api/orders). */
export const REQUEST_ITEMS = { minimum: 2, maximum: 10 } as const;

export const SUBSCRIPTION_TYPES = ['monthly', 'enhanced'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

export const ORDER_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SUBSCRIPTION_STATUSES = ['active', 'pending_renewal', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const COUPON_DISCOUNT_TYPES = ['percentage', 'fixed'] as const;
export type CouponDiscountType = (typeof COUPON_DISCOUNT_TYPES)[number];

export const ACCESSORY_CATEGORIES = ['pen', 'wallet', 'belt', 'watch_band', 'case', 'other'] as const;
export type AccessoryCategory = (typeof ACCESSORY_CATEGORIES)[number];

/** What a coupon's `applicableCategories` may name (contract: Coupon refusals). */
export const couponCategories = ['product', 'subscription', ...ACCESSORY_CATEGORIES] as const;
export type CouponCategory = (typeof couponCategories)[number];

/** Each type has one page (contract: Content page). */
export const CONTENT_PAGE_TYPES = [
  'privacy_policy',
  'terms_conditions',
  'about_us',
  'contact',
  'imprint',
  'newsroom',
] as const;
export type ContentPageType = (typeof CONTENT_PAGE_TYPES)[number];

/** Where on the site a content page is shown (public spec §2; design: Dead entries made live). */
export const CONTENT_PAGE_PATHS: Readonly<Record<ContentPageType, string>> = {
  privacy_policy: '/privacy',
  terms_conditions: '/terms',
  about_us: '/about',
  contact: '/contact',
  imprint: '/imprint',
  newsroom: '/newsroom',
};

/** Back-office spec §3, Homepage section. */
/** What of the app a feature is shown with: a screen, or the lower part of one (`reservation` of the wish list, `adviser` of the appointment). */
export const FEATURE_SCREENS = [
  'house',
  'catalogue',
  'wishlist',
  'reservation',
  'appointment',
  'adviser',
  'repair',
  'certificate',
] as const;
export type FeatureScreen = (typeof FEATURE_SCREENS)[number];

export const SECTION_TEXT_COLORS = ['white', 'black', 'gray-800', 'gray-600'] as const;
export type SectionTextColor = (typeof SECTION_TEXT_COLORS)[number];

export const SECTION_TEXT_ALIGNS = ['left', 'center', 'right'] as const;
export type SectionTextAlign = (typeof SECTION_TEXT_ALIGNS)[number];

/** What a hit of `GET /api/search` is. */
export const SEARCH_RESULT_TYPES = ['product', 'accessory', 'store', 'page'] as const;
export type SearchResultType = (typeof SEARCH_RESULT_TYPES)[number];

/** Hits of `GET /api/search` at most (contract). */
export const SEARCH_LIMIT = 20;

export const ORDER_SORTS = ['-createdAt', 'createdAt', '-price', 'price'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Of contact requests (back-office spec §4). */
export const CONTACT_STATUSES = ['new', 'read', 'replied', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** How an edition is demonstrated (contract: POST /api/demonstrations). */
export const DEMONSTRATION_KINDS = ['store', 'video'] as const;
export type DemonstrationKind = (typeof DEMONSTRATION_KINDS)[number];

/** Of requests for a demonstration (contract: list, confirm one time, decline, done). */
export const DEMONSTRATION_STATUSES = ['new', 'confirmed', 'declined', 'done'] as const;
export type DemonstrationStatus = (typeof DEMONSTRATION_STATUSES)[number];

/** Of a request for a demonstration: times at most, days ahead at most, minutes that one takes. */
export const DEMONSTRATION_LIMITS = { wishes: 3, daysAhead: 90, minutes: 45 } as const;

/** Countries offered by the order form (public spec §5). The stored value is the English name. */
export const COUNTRIES = [
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
export const GERMAN_STATES = [
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
export const LENGTHS = {
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
export const MAXIMUM_LENGTHS = {
  email: 254,
  notes: 2000,
  contactName: 100,
  contactSubject: 200,
  contactMessage: 5000,
  callbackTime: 200,
  adminNotes: 5000,
  couponCode: 50,
  couponName: 100,
  search: 200,
  description: 5000,
  title: 200,
  subtitle: 300,
  house: 60,
} as const;

/** Engine-turned patterns that the app's dials and grounds can have. */
export const APP_PATTERNS = ['flinque', 'clous', 'barleycorn', 'scales', 'rosette', 'spirals'] as const;
export type AppPattern = (typeof APP_PATTERNS)[number];

/** Pairs of typefaces that the app can be set in: one for headings, one for text. */
export const APP_TYPEFACES = ['classic', 'editorial', 'inscription', 'modern'] as const;
export type AppTypeface = (typeof APP_TYPEFACES)[number];

/** Bytes that the `configuration` of an order may have at most (contract: POST /api/orders). */
export const CONFIGURATION_BYTES = 4096;

/** Page sizes of the unbounded lists (contract: `limit` 1…100, default 20). */
export const PAGING = { defaultLimit: 20, maximumLimit: 100 } as const;

/** What may be uploaded (contract: Uploads): sizes in bytes, pixels of a decoded picture, files of one field. */
export const UPLOAD_LIMITS = {
  imageBytes: 15 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  captionsBytes: 1024 * 1024,
  imagePixels: 30_000_000,
  imageSide: 16_383,
  files: 10,
} as const;
