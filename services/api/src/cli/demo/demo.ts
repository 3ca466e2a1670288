import type {
  AccessoryCategory,
  ContactStatus,
  ContentPageType,
  CustomerInfo,
  DemonstrationKind,
  DemonstrationStatus,
  FurtherLanguage,
  Language,
  OpeningPeriod,
  OrderStatus,
  SectionTextAlign,
  SectionTextColor,
} from '@vitrine/schemas';

/** A picture in the manifest of the demo's picture generator; files are relative to its folder. */
export interface DemoPicture {
  width: number;
  height: number;
  fallback: string;
  variants: { file: string; width: number; format: 'avif' | 'webp'; bytes: number }[];
}

/** Texts in English, and in further languages as far as `catalogue/{language}` and the pages have them. */
type Translated<Fields> = { en: Fields } & { [Each in FurtherLanguage]?: Partial<Fields> };

interface Texts {
  name: string;
  subtitle: string;
  description: string;
}

export interface DemoFeature {
  id: string;
  slug: string;
  picture: string;
  /** Screen of the app that shows it. */
  screen?: string;
  title: string;
  description: string;
  translations: Translated<{ title: string; description: string }>;
}

/** Names of pictures in the manifest and of video files; those with English words in them have other names in `translations`. */
export interface ProductMedia {
  picture: string;
  pictures: string[];
  headerVideo: string | null;
  productVideo: string | null;
}

interface ProductTexts extends Texts {
  headerTitle: string;
  headerDescription: string;
  videoHeading: string;
  colors: string[];
  materials: string[];
}

/** Prices in euros; `features` are slugs of the library. */
export interface DemoProduct extends ProductTexts, ProductMedia {
  id: string;
  slug: string;
  displayOrder: number;
  price: number | null;
  subscriptionPrice: number | null;
  enhancedServicePrice: number | null;
  features: string[];
  translations: Translated<ProductTexts & ProductMedia>;
}

interface AccessoryTexts extends Texts {
  material: string;
  color: string;
  features: string[];
  specifications: Record<string, string>;
}

/** Price in euros, weight in grams. */
export interface DemoAccessory extends AccessoryTexts {
  id: string;
  slug: string;
  category: AccessoryCategory;
  brand: string;
  price: number;
  stock: number;
  isInStock: boolean;
  size: string;
  weightGrams: number;
  picture: string;
  pictures: string[];
  translations: Translated<AccessoryTexts>;
}

/** A coupon as the admin's form sends it, but with days counted from the seeding: when it begins, and for how many days it lasts. */
export type DemoCoupon = Readonly<Record<string, unknown>> & { code: string; begins: number; lasts: number | null };

export interface DemoOrder {
  /** Slug of a product or accessory. */
  item: string;
  plan: 'product' | 'accessory' | 'monthly' | 'enhanced';
  status: OrderStatus;
  /** Hours before the seeding. */
  ageHours: number;
  language: Language;
  customer: CustomerInfo;
  coupon: string | null;
  notes: string;
  adminNotes: string;
  /** A price agreed with the customer afterwards, in euros. */
  newPrice?: number;
}

interface StoreTexts {
  description: string;
  services: string[];
}

/** Coordinates in degrees. */
export interface DemoStore extends StoreTexts {
  id: string;
  slug: string;
  name: string;
  address: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
  phone: string | null;
  email: string;
  website: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  openingHours: OpeningPeriod[];
  isActive: boolean;
  picture: string;
  translations: Translated<StoreTexts>;
}

interface PageTexts {
  title: string;
  /** HTML, read from `pages/{pageType}.{language}.html`. */
  content: string;
  metaDescription: string;
  metaKeywords: string;
}

export interface DemoPage extends PageTexts {
  id: string;
  pageType: ContentPageType;
  isActive: boolean;
  translations: Translated<PageTexts>;
}

interface SectionTexts {
  title: string;
  subtitle: string;
  description: string;
  ctaText: string;
}

/** Names of a picture in the manifest and of a video file. */
interface SectionMedia {
  picture: string;
  video: string | null;
}

export interface DemoSection extends SectionTexts, SectionMedia {
  id: string;
  sectionKey: string;
  displayOrder: number;
  isActive: boolean;
  ctaLink: string;
  overlayOpacity: number;
  textColor: SectionTextColor;
  textAlign: SectionTextAlign;
  /** The picture and the film only where they have English words in them. */
  translations: Translated<SectionTexts & Partial<SectionMedia>>;
}

/** `video` is the name of a video file; without the file, the hero has no video. */
export interface DemoHero {
  heading: string;
  video: string;
  translations: Translated<{ heading: string; video: string }>;
}

interface InterviewTexts {
  title: string;
  clientTitle: string;
  description: string;
  quote: string;
  /** Paragraphs with an empty line between them. */
  story: string;
}

/** Seeded only if the file `video` exists. */
export interface DemoInterview extends InterviewTexts {
  id: string;
  slug: string;
  order: number;
  featured: boolean;
  published: boolean;
  video: string;
  picture: string;
  clientName: string;
  clientCompany: string;
  translations: Translated<InterviewTexts>;
}

interface ArticleTexts {
  title: string;
  summary: string;
  /** HTML, read from `articles/{slug}.{language}.html`. */
  content: string;
}

/** `publishedAt` is a time, ISO 8601; `picture` the name of a picture in the manifest. */
export interface DemoArticle extends ArticleTexts {
  id: string;
  slug: string;
  publishedAt: string;
  picture: string;
  translations: Translated<ArticleTexts>;
}

export interface DemoContact {
  status: ContactStatus;
  /** Hours before the seeding. */
  ageHours: number;
  language: Language;
  name: string;
  email: string;
  subject: string;
  message: string;
  adminNotes: string;
}

/** A request for a demonstration; its times are given in days from now and the time of day in Germany. */
export interface DemoDemonstration {
  status: DemonstrationStatus;
  ageHours: number;
  kind: DemonstrationKind;
  storeId?: string;
  language: Language;
  name: string;
  email: string;
  telephone?: string;
  company: string;
  notes?: string;
  wishes: { days: number; time: string }[];
  appointment?: { days: number; time: string };
  adminNotes: string;
}

export interface Demo {
  /** Hash of all files; changes with any text, price or video. */
  fingerprint: string;
  pictureFolder: string;
  pictures: Record<string, DemoPicture>;
  features: DemoFeature[];
  products: DemoProduct[];
  accessories: DemoAccessory[];
  coupons: DemoCoupon[];
  orders: DemoOrder[];
  stores: DemoStore[];
  pages: DemoPage[];
  sections: DemoSection[];
  hero: DemoHero;
  interviews: DemoInterview[];
  articles: DemoArticle[];
  contacts: DemoContact[];
  demonstrations: DemoDemonstration[];
  videoFolder: string;
  /** Names of the files in it; empty in an installation without videos. */
  videos: string[];
}
