/** Days of the week as ISO 8601 orders them, Monday first. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** IANA name of the time zone in which the company works. */
export const COMPANY_TIME_ZONE = 'Europe/Berlin';

export const ORDER_TYPES = ['product', 'accessory', 'subscription'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Key of the home page section that shows the editions with their prices below its text. */
export const EDITIONS_SECTION_KEY = 'editions';

/** How many items a request for several may have (contract: POST /api/orders). */
export const REQUEST_ITEMS = { minimum: 2, maximum: 10 } as const;

export const SUBSCRIPTION_TYPES = ['monthly', 'enhanced'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/** How an order is paid: a product or an accessory once, a subscription by its type. */
export const ORDER_PLANS = ['product', 'accessory', ...SUBSCRIPTION_TYPES] as const;
export type OrderPlan = (typeof ORDER_PLANS)[number];

/** Filters of the order list by age: within how many days, today in Europe/Berlin included, an order was placed. */
export const ORDER_PERIOD_DAYS = { today: 1, '7days': 7, '30days': 30 } as const;
export type OrderPeriod = keyof typeof ORDER_PERIOD_DAYS;
export const ORDER_PERIODS = ['today', '7days', '30days'] as const satisfies readonly OrderPeriod[];

/** Values of the order list's coupon filter instead of a code: orders with any coupon, or with none. */
export const COUPON_PRESENCES = ['any', 'none'] as const;

/** Mail problems that staff filter by: a mail failed and is retried, or it was given up. */
export const MAIL_TROUBLES = ['retried', 'failed'] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

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

/** The pages that the law requires in many countries. */
export const LEGAL_PAGE_TYPES: readonly ContentPageType[] = ['imprint', 'privacy_policy', 'terms_conditions'];

/** Where on the site a content page is shown (public spec §2; design: menu entries without a target). */
export const CONTENT_PAGE_PATHS: Readonly<Record<ContentPageType, string>> = {
  privacy_policy: '/privacy',
  terms_conditions: '/terms',
  about_us: '/about',
  contact: '/contact',
  imprint: '/imprint',
  newsroom: '/newsroom',
};

/** The screens of the demonstration app; one of them can be the picture of a feature. */
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

/** Types of hits of `GET /api/search`. */
export const SEARCH_RESULT_TYPES = ['product', 'accessory', 'store', 'page'] as const;
export type SearchResultType = (typeof SEARCH_RESULT_TYPES)[number];

/** Maximum number of hits of `GET /api/search` (contract). */
export const SEARCH_LIMIT = 20;

/** What the search of staff finds, in the order in which equally good hits are shown (contract, "A desk for several people"). */
export const STAFF_SEARCH_TYPES = [
  'screen',
  'order',
  'contact',
  'demonstration',
  'product',
  'accessory',
  'coupon',
  'store',
  'interview',
  'page',
  'article',
  'staff',
] as const;
export type StaffSearchType = (typeof STAFF_SEARCH_TYPES)[number];

export const ORDER_SORTS = ['-createdAt', 'createdAt', '-price', 'price'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** States of contact requests (back-office spec §4). */
export const CONTACT_STATUSES = ['new', 'read', 'replied', 'closed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** How an edition is demonstrated (contract: POST /api/demonstrations). */
export const DEMONSTRATION_KINDS = ['store', 'video'] as const;
export type DemonstrationKind = (typeof DEMONSTRATION_KINDS)[number];

/** States of requests for a demonstration (contract: list, confirm one time, decline, done). */
export const DEMONSTRATION_STATUSES = ['new', 'confirmed', 'declined', 'done'] as const;
export type DemonstrationStatus = (typeof DEMONSTRATION_STATUSES)[number];

/** Limits of a request for a demonstration: number of wishes, how many days ahead, and the duration in minutes. */
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
  changeReason: 300,
  email: 254,
  notes: 2000,
  contactName: 100,
  contactSubject: 200,
  contactMessage: 5000,
  callbackTime: 200,
  adminNotes: 5000,
  note: 5000,
  couponCode: 50,
  couponName: 100,
  search: 200,
  description: 5000,
  title: 200,
  subtitle: 300,
  house: 60,
  staffName: 100,
  passkeyName: 60,
  apiKeyName: 60,
  webhookUrl: 2048,
  webhookDescription: 200,
  followUp: 500,
  viewName: 60,
  viewQuery: 2000,
} as const;

/** Kinds of entries of a record's timeline (contract: A desk for several people). */
export const TIMELINE_KINDS = [
  'created',
  'mail',
  'status',
  'price',
  'note',
  'assignment',
  'follow-up',
  'decrypt',
  'deletion',
  'restoration',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Default number of timeline entries in an answer. */
export const TIMELINE_PAGE = 30;

/** Kinds of stored files. */
export const MEDIA_KINDS = ['image', 'video', 'captions'] as const;
export type MediaFileKind = (typeof MEDIA_KINDS)[number];

/** Days after which an unused stored file is deleted (contract of the daily round). */
export const UNUSED_FILE_DAYS = 7;

/** Default number of media library files in an answer. */
export const MEDIA_PAGE = 60;

/** Maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 20;

/** Engine-turned patterns for the app's dials and backgrounds. */
export const APP_PATTERNS = ['flinque', 'clous', 'barleycorn', 'scales', 'rosette', 'spirals'] as const;
export type AppPattern = (typeof APP_PATTERNS)[number];

/** Pairs of typefaces for the app: one for headings, one for text. */
export const APP_TYPEFACES = ['classic', 'editorial', 'inscription', 'modern'] as const;
export type AppTypeface = (typeof APP_TYPEFACES)[number];

/** Maximum size of an order's `configuration`, in bytes (contract: POST /api/orders). */
export const CONFIGURATION_BYTES = 4096;

/** Number of events in an answer of the feed. */
export const EVENTS_PAGE = { standard: 100, maximum: 500 } as const;

/** Maximum number of replaced secrets of a webhook that still sign; each adds a signature to every delivery. */
export const MAX_REPLACED_SECRETS = 5;

/** Page sizes of the unbounded lists (contract: `limit` 1…100, default 20). */
export const PAGING = { defaultLimit: 20, maximumLimit: 100, sizes: [20, 50, 100] } as const;

/** Limits of a bulk change: rows in all, and rows of one call. */
export const BULK_ROWS = { maximum: 10_000, batch: 100 } as const;

/** Limits of uploads (contract: Uploads): sizes in bytes, pixels of a decoded picture, files of one field. */
export const UPLOAD_LIMITS = {
  imageBytes: 15 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  captionsBytes: 1024 * 1024,
  imagePixels: 30_000_000,
  imageSide: 16_383,
  files: 10,
} as const;

/** Kinds of content that have drafts, as in requests for a preview. */
export const PREVIEWED_CONTENT = ['article', 'interview', 'section', 'page'] as const;

/** Days for which a deleted order can be restored (contract: DELETE /api/orders/{id}). */
export const ORDER_RESTORABLE_DAYS = 30;
