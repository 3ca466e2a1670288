// Written by `npm run generate:tables -w @vitrine/api` from the migrated database.
import type {
  ContactStatus,
  DemonstrationKind,
  DemonstrationStatus,
  Language,
  OrderPlan,
  OrderStatus,
  OrderType,
  Role,
  StaffState,
  SubscriptionStatus,
  SubscriptionType,
} from '@vitrine/schemas';
import type { ColumnType } from 'kysely';

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[] ? U[] : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S[], I[], U[]> : T[];

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Accessories {
  brand: string | null;
  category: string;
  color: string | null;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  features: Generated<Json>;
  id: string;
  images: Generated<Json>;
  is_in_stock: Generated<boolean>;
  main_image: string | null;
  material: string | null;
  name: string;
  price_cents: number;
  size: string | null;
  specifications: Generated<Json>;
  stock: Generated<number>;
  subtitle: string | null;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
  weight_grams: number | null;
}

export interface AdminChallenges {
  admin_id: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  /**
   * SHA-256 of the hash against which the password was verified
   */
  password_digest: Buffer | null;
  purpose: string;
  /**
   * SHA-256 of what the client sends back
   */
  token_hash: Buffer;
  tries: Generated<number>;
}

export interface AdminDevices {
  admin_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  last_used_at: Generated<Timestamp>;
  /**
   * SHA-256 of the token in the cookie of the browser
   */
  token_hash: Buffer;
}

export interface AdminLinks {
  admin_id: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  purpose: string;
  used_at: Timestamp | null;
}

export interface AdminPasskeys {
  admin_id: string;
  counter: Int8;
  created_at: Generated<Timestamp>;
  /**
   * base64url, as the authenticator names it
   */
  credential_id: string;
  id: string;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  /**
   * kept by several devices of its owner
   */
  synced: boolean;
  transports: string[];
}

export interface AdminRecoveryCodes {
  admin_id: string;
  /**
   * argon2id in PHC form
   */
  code_hash: string;
  created_at: Generated<Timestamp>;
  id: string;
  used_at: Timestamp | null;
}

export interface Admins {
  created_at: Generated<Timestamp>;
  email: string;
  id: string;
  last_login_at: Timestamp | null;
  name: string | null;
  password_hash: string | null;
  role: Generated<Role>;
  state: Generated<StaffState>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface AdminSessions {
  admin_id: string;
  /**
   * when its holder last proved who they are
   */
  authenticated_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  /**
   * browser and system, such as Firefox on Linux
   */
  device: string | null;
  expires_at: Timestamp;
  id: string;
  last_seen_at: Generated<Timestamp>;
  /**
   * where the sign-in came from: /24 of IPv4, /48 of IPv6
   */
  network: string | null;
  /**
   * it began on a browser that the account did not know, and a mail told so
   */
  new_device: Generated<boolean>;
  previous_login_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

export interface AdminTotp {
  admin_id: string;
  confirmed_at: Timestamp | null;
  /**
   * time step (30 s since 1970) of the code that was used last
   */
  last_step: Int8 | null;
  /**
   * encrypted, base 32; of an app whose first code is awaited
   */
  pending_secret: string | null;
  pending_until: Timestamp | null;
  /**
   * encrypted, base 32; null until the first code was right
   */
  secret: string | null;
}

export interface ApiKeys {
  created_at: Generated<Timestamp>;
  /**
   * address of the administrator who made it
   */
  created_by: string;
  expires_at: Timestamp | null;
  id: string;
  /**
   * SHA-256 of the key
   */
  key_hash: Buffer;
  last_used_at: Timestamp | null;
  name: string;
  permissions: string[];
  /**
   * the first characters of the key, by which people know it
   */
  prefix: string;
}

export interface Articles {
  /**
   * sanitised HTML
   */
  content: Generated<string>;
  created_at: Generated<Timestamp>;
  id: string;
  image: string | null;
  published: Generated<boolean>;
  /**
   * visitors see a published article from then on
   */
  published_at: Timestamp | null;
  slug: string;
  /**
   * it was published, so its address stays
   */
  slug_kept: Generated<boolean>;
  summary: Generated<string>;
  title: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface Assignments {
  admin_id: string;
  contact_id: string | null;
  entry_id: string;
  order_id: string | null;
}

export interface AuditChain {
  entry_id: string;
  hash: Buffer;
  seq: Int8;
}

export interface AuditHead {
  hash: Buffer;
  only_one: Generated<boolean>;
  seq: Int8;
}

export interface AuditLog {
  action: string;
  admin_email: string;
  admin_id: string | null;
  at: Generated<Timestamp>;
  /**
   * numbers and names of kinds; nothing personal
   */
  details: Generated<Json>;
  id: string;
  /**
   * of the source: /24 of an IPv4 address, /48 of an IPv6 address
   */
  network: string | null;
  outcome: Generated<string>;
  request_id: string | null;
  subject_id: string | null;
  subject_type: string;
}

export interface Backups {
  finished_at: Generated<Timestamp>;
}

export interface Consents {
  analytics_at: Timestamp | null;
  data_processing_at: Timestamp;
  marketing_at: Timestamp | null;
  order_id: string;
  received_at: Timestamp;
}

export interface Contacts {
  /**
   * encrypted; place contacts.admin_notes:id
   */
  admin_notes: string | null;
  created_at: Generated<Timestamp>;
  /**
   * when staff deleted it; null = it is there
   */
  deleted_at: Timestamp | null;
  id: string;
  language: Language;
  /**
   * encrypted JSON of name, email, subject and message; place contacts.request:id
   */
  request: string;
  status: Generated<ContactStatus>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface ContactSearch {
  contact_id: string;
  /**
   * keyed hash of the beginning of a word of name, e-mail or subject
   */
  token: Int8;
}

export interface ContentPages {
  /**
   * sanitised HTML, as is content in translations
   */
  content: Generated<string>;
  created_at: Generated<Timestamp>;
  id: string;
  is_active: Generated<boolean>;
  meta_description: string | null;
  meta_keywords: string | null;
  page_type: string;
  /**
   * with is_active, visitors see it from then on; null = at once
   */
  published_at: Timestamp | null;
  title: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface CouponFigures {
  cents: Int8;
  coupon_code: string;
  /**
   * on which the orders were placed, in Europe/Berlin
   */
  day: Timestamp;
  discount_cents: Int8;
  orders: number;
  status: OrderStatus;
}

export interface Coupons {
  applicable_categories: Generated<string[]>;
  applicable_products: Generated<string[]>;
  code: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  discount_type: string;
  /**
   * cents (fixed) or hundredths of a percent (percentage)
   */
  discount_value: number;
  /**
   * first moment after the validity
   */
  ends_at: Timestamp | null;
  id: string;
  is_active: Generated<boolean>;
  maximum_discount_cents: number | null;
  minimum_order_cents: Generated<number>;
  name: string;
  starts_at: Timestamp;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  usage_count: Generated<number>;
  usage_limit: number | null;
  user_usage_limit: Generated<number>;
  /**
   * as written: a day in Europe/Berlin or a time; starts_at is its moment
   */
  valid_from: string;
  valid_until: string | null;
  version: Generated<number>;
}

export interface CouponUses {
  coupon_id: string;
  /**
   * encrypted; place coupon_uses.customer_email:order_id
   */
  customer_email: string;
  discount_cents: number;
  email_hash: Buffer;
  order_amount_cents: number;
  order_id: string;
  used_at: Timestamp;
}

export interface Demonstrations {
  /**
   * encrypted; place demonstrations.admin_notes:id
   */
  admin_notes: string | null;
  /**
   * the confirmed time
   */
  appointment: Timestamp | null;
  /**
   * SEQUENCE of the calendar entry sent last (RFC 5545, section 3.8.7.4)
   */
  calendar_sequence: Generated<number>;
  /**
   * when the visitor consented to the processing of the request
   */
  consented_at: Timestamp;
  created_at: Generated<Timestamp>;
  /**
   * when staff deleted it; null = it is there
   */
  deleted_at: Timestamp | null;
  id: string;
  kind: DemonstrationKind;
  language: Language;
  /**
   * name and address of the store when it was chosen; null = video call
   */
  place: string | null;
  /**
   * encrypted JSON of name, email, telephone, company and notes; place demonstrations.request:id
   */
  request: string;
  status: Generated<DemonstrationStatus>;
  /**
   * the store as it was chosen, which may be deleted since
   */
  store_id: string | null;
  /**
   * IANA name of the zone in which the times are shown to the visitor
   */
  time_zone: string;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
  /**
   * the times asked for, the best first
   */
  wishes: ArrayType<Timestamp>;
}

export interface DemonstrationSearch {
  demonstration_id: string;
  /**
   * keyed hash of the beginning of a word of name, company or e-mail
   */
  token: Int8;
}

export interface EventConsumers {
  generation: number;
  name: string;
  seq: Int8;
  transaction: Int8;
}

export interface EventOrder {
  /**
   * raised where transactions are numbered anew
   */
  generation: Generated<number>;
  only_one: Generated<boolean>;
  purged_generation: Generated<number>;
  /**
   * with purged_generation and purged_transaction: the last event in the order that was deleted; 0 = none
   */
  purged_seq: Generated<Int8>;
  purged_transaction: Generated<Int8>;
}

export interface Events {
  /**
   * account of who caused it; null = a customer, a program or the system
   */
  actor: string | null;
  at: Generated<Timestamp>;
  data: Json;
  generation: number;
  id: string;
  seq: Generated<Int8>;
  /**
   * number of the transaction of the fact
   */
  transaction: Generated<Int8>;
  type: string;
}

export interface Features {
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: string;
  image: string | null;
  is_active: Generated<boolean>;
  /**
   * screen of the app that shows the feature
   */
  screen: string | null;
  title: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface FollowUpNotices {
  admin_id: string;
  entry_id: string;
  id: string;
}

export interface FollowUps {
  contact_id: string | null;
  /**
   * a day in Europe/Berlin
   */
  due_on: Timestamp;
  entry_id: string;
  /**
   * when the mails of its morning were written to the outbox
   */
  notified_at: Timestamp | null;
  order_id: string | null;
}

export interface Hero {
  created_at: Generated<Timestamp>;
  heading: string | null;
  id: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
  video: string | null;
}

export interface HomepageSections {
  background_image: string | null;
  background_video: string | null;
  created_at: Generated<Timestamp>;
  cta_link: string | null;
  cta_text: string | null;
  description: Generated<string>;
  display_order: Generated<number>;
  id: string;
  is_active: Generated<boolean>;
  overlay_opacity: Generated<number>;
  /**
   * with is_active, visitors see it from then on; null = at once
   */
  published_at: Timestamp | null;
  section_key: string;
  subtitle: string | null;
  text_align: Generated<string>;
  text_color: Generated<string>;
  title: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface IdempotencyKeys {
  expires_at: Timestamp;
  fingerprint: Buffer;
  key_hash: Buffer;
  response: Json;
}

export interface IdempotentCalls {
  /**
   * encrypted; what a repeat is answered, null until then
   */
  answer: string | null;
  /**
   * until when an answer with a secret is kept; null = as long as the key
   */
  answer_until: Timestamp | null;
  expires_at: Timestamp;
  /**
   * keyed hash of the call; null until a form has arrived
   */
  fingerprint: Buffer | null;
  id: string;
  /**
   * keyed hash of the caller and the key
   */
  key_hash: Buffer;
  /**
   * when the call was last known to be on its way
   */
  seen_at: Timestamp;
  /**
   * set in the transaction of what the call changed
   */
  took_effect: Generated<boolean>;
}

export interface ImportPieces {
  bytes: Buffer;
  import_id: string;
  place: number;
}

export interface Imports {
  /**
   * e-mail address of the administrator, or name of the key
   */
  actor: string;
  /**
   * account or key of who asked for it
   */
  actor_id: string;
  /**
   * how often it was begun; one that is begun too often is given up
   */
  attempts: Generated<number>;
  created: Generated<number>;
  created_at: Generated<Timestamp>;
  finished_at: Timestamp | null;
  id: string;
  kind: string;
  mode: string;
  /**
   * what the first rows of a checked file would do: entry, change, columns with old and new text
   */
  planned: Generated<Json>;
  /**
   * the first refused rows: number, column and sentence
   */
  refused: Generated<Json>;
  refused_rows: Generated<number>;
  rows: Generated<number>;
  state: Generated<string>;
  updated: Generated<number>;
}

export interface Interviews {
  captions_english: string | null;
  captions_german: string | null;
  client_company: string | null;
  client_name: string;
  client_title: string | null;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  display_order: Generated<number>;
  /**
   * as the stored video tells it; null = unknown
   */
  duration_seconds: number | null;
  featured: Generated<boolean>;
  id: string;
  published: Generated<boolean>;
  /**
   * with published, visitors see it from then on; null = at once
   */
  published_at: Timestamp | null;
  quote: string | null;
  story: Generated<string>;
  thumbnail: string | null;
  title: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
  video_file: string | null;
  video_url: string | null;
}

export interface LiveChanges {
  /**
   * account of who caused it; null = a customer, a program or the system
   */
  actor: string | null;
  at: Generated<Timestamp>;
  generation: number;
  id: string;
  kind: string;
  record_id: string;
  /**
   * number of the transaction of the change
   */
  transaction: Generated<Int8>;
}

export interface MediaFiles {
  alt: string | null;
  created_at: Generated<Timestamp>;
  /**
   * when staff deleted it; null = it is in the library
   */
  deleted_at: Timestamp | null;
  duration_seconds: number | null;
  /**
   * {x, y}, shares of width and height from 0 to 1; null = as each page crops it
   */
  focal_point: Json | null;
  height: number | null;
  id: string;
  kind: string;
  mime_type: string;
  /**
   * the name of the uploaded file; null where it is not known
   */
  name: string | null;
  path: string;
  /**
   * its files are being removed; the row goes last
   */
  removed_at: Timestamp | null;
  size_bytes: Int8;
  translations: Generated<Json>;
  /**
   * when nothing was first seen to refer to it
   */
  unreferenced_since: Timestamp | null;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  variant_attempts: Generated<number>;
  /**
   * list of {url, width, format}
   */
  variants: Generated<Json>;
  /**
   * when a job was last made for its variants
   */
  variants_queued_at: Timestamp | null;
  version: Generated<number>;
  width: number | null;
}

export interface OrderCounts {
  difference: number;
  status: OrderStatus;
}

export interface OrderFigureChanges {
  cents: Int8;
  coupon_code: string | null;
  /**
   * on which the orders were placed, in Europe/Berlin
   */
  day: Timestamp;
  discount_cents: Int8;
  orders: number;
  plan: OrderPlan;
  product_id: string;
  product_name: string;
  status: OrderStatus;
}

export interface OrderFigures {
  cents: Int8;
  /**
   * on which the orders were placed, in Europe/Berlin
   */
  day: Timestamp;
  orders: number;
  plan: OrderPlan;
  product_id: string;
  product_name: string;
  status: OrderStatus;
}

export interface OrderPostings {
  /**
   * orders.seq / 65536
   */
  block: number;
  /**
   * orders.seq % 65536 of each order as two bytes, ascending; one bit for each of 65536 where that is shorter
   */
  orders: Buffer;
  /**
   * keyed hash of the beginning of a word of name, e-mail or company; or hash of a status or a product name
   */
  token: Int8;
}

export interface Orders {
  /**
   * encrypted; place orders.admin_notes:id
   */
  admin_notes: string | null;
  /**
   * encrypted; place orders.configuration:id
   */
  configuration: string | null;
  /**
   * set when the outbox row of the confirmation is removed; null until then
   */
  confirmation_sent_at: Timestamp | null;
  coupon_code: string | null;
  coupon_discount_cents: Generated<number>;
  coupon_id: string | null;
  created_at: Generated<Timestamp>;
  /**
   * encrypted JSON of the nine customer fields; place orders.customer:id
   */
  customer: string;
  deleted_at: Timestamp | null;
  /**
   * keyed hash of the e-mail address; null = erased, or not computed yet
   */
  email_token: Int8 | null;
  /**
   * when the person was taken out of the order; customer is not readable then
   */
  erased_at: Timestamp | null;
  id: string;
  language: Language;
  monthly_price_cents: number | null;
  /**
   * encrypted; place orders.notes:id
   */
  notes: string | null;
  order_type: OrderType;
  original_price_cents: number;
  price_history: Generated<Json>;
  product_id: string;
  product_name: string;
  product_price_cents: number;
  /**
   * id of the first order of a request for several items
   */
  request_group: string | null;
  seq: Generated<Int8>;
  status: Generated<OrderStatus>;
  status_history: Generated<Json>;
  subscription_ends_at: Timestamp | null;
  subscription_status: SubscriptionStatus | null;
  subscription_type: SubscriptionType | null;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface OrderSearch {
  order_seq: Int8;
  /**
   * keyed hash of the beginning of a word of name, e-mail or company
   */
  token: Int8;
}

export interface OrderSearchChanges {
  order_seq: Int8;
  /**
   * tokens whose lists may have the order still; null = any token
   */
  removed: Generated<ArrayType<Int8> | null>;
  /**
   * all tokens that the order has; null = as in order_postings
   */
  tokens: ArrayType<Int8> | null;
}

export interface Outbox {
  admin_id: string | null;
  admin_session_id: string | null;
  attempts: Generated<number>;
  /**
   * staff asked for it; no limit per recipient holds it back
   */
  by_staff: Generated<boolean>;
  contact_id: string | null;
  created_at: Generated<Timestamp>;
  demonstration_id: string | null;
  entry_id: string | null;
  /**
   * what the mail of an extension is about: the id of a row of its own
   */
  extension_subject: string | null;
  /**
   * the end of trying is counted from it; anew when a failed mail is retried
   */
  first_attempt_at: Timestamp | null;
  follow_up_notice_id: string | null;
  id: string;
  kind: string;
  language: Language;
  last_error: string | null;
  /**
   * a queue job exists until then; afterwards it counts as lost
   */
  leased_until: Timestamp | null;
  message_id: string | null;
  next_attempt_at: Generated<Timestamp>;
  order_id: string | null;
  relays: Generated<number>;
  request_id: string | null;
  /**
   * a worker is talking to the mail server until then
   */
  sending_until: Timestamp | null;
  sent_at: Timestamp | null;
  status: Generated<string>;
  traceparent: string | null;
}

export interface PageVersions {
  content: string;
  meta_description: string | null;
  meta_keywords: string | null;
  number: number;
  page_type: string;
  reason: string | null;
  saved_at: Timestamp;
  /**
   * e-mail address of the administrator; null = the system
   */
  saved_by: string | null;
  title: string;
  translations: Json;
}

export interface Products {
  colors: Generated<Json>;
  created_at: Generated<Timestamp>;
  description: string;
  display_order: Generated<number>;
  enhanced_service_price_cents: number | null;
  /**
   * list of {title, id}; id names a row of features or is null
   */
  features: Generated<Json>;
  header_description: string | null;
  header_title: string | null;
  header_video: string | null;
  id: string;
  image: string | null;
  images: Generated<Json>;
  materials: Generated<Json>;
  name: string;
  price_cents: number | null;
  product_video: string | null;
  published: Generated<boolean>;
  /**
   * with published, visitors see it from then on; null = at once
   */
  published_at: Timestamp | null;
  subscription_price_cents: number | null;
  subtitle: string | null;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
  video: string | null;
  video_heading: string | null;
}

export interface RateLimits {
  expire: Int8 | null;
  key: string;
  points: Generated<number>;
}

export interface RecordViewers {
  admin_id: string;
  kind: string;
  record_id: string;
  seen_at: Generated<Timestamp>;
  /**
   * which of several open pages of the account; empty = not said
   */
  tab: Generated<string>;
}

export interface ReplyTemplates {
  created_at: Generated<Timestamp>;
  id: string;
  /**
   * offered when an order becomes it; null = with no status
   */
  status: string | null;
  text: string;
  title: string;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface SavedViews {
  admin_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  list: string;
  name: string;
  /**
   * encrypted, because what is searched for may be a person; place saved_views.query:id
   */
  query: string;
  shared: boolean;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface SearchEntries {
  entity_id: string;
  image: string | null;
  page_type: string | null;
  /**
   * visitors find it from then on; null = at once
   */
  shown_from: Timestamp | null;
  subtitle_de: string | null;
  subtitle_en: string | null;
  title_de: string;
  title_en: string;
  title_words_de: string;
  title_words_en: string;
  type: string;
  /**
   * folded words of all texts, each once and between spaces
   */
  words_de: string;
  words_en: string;
}

export interface SearchTranslations {
  entity_id: string;
  language: string;
  subtitle: string | null;
  title: string;
  title_words: string;
  type: string;
  /**
   * folded words of all texts, each once and between spaces
   */
  words: string;
}

export interface Settings {
  answer_time: Json | null;
  colours: Json | null;
  contact: Json | null;
  created_at: Generated<Timestamp>;
  fonts: string | null;
  id: string;
  languages: Json | null;
  legal: Json | null;
  logo: string | null;
  mail: Json | null;
  name: string | null;
  opening_pages: Json | null;
  price_note: Json | null;
  social: Json | null;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  version: Generated<number>;
}

export interface Stores {
  address: string;
  city: string;
  country: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  email: string | null;
  id: string;
  image: string | null;
  is_active: Generated<boolean>;
  latitude: number | null;
  longitude: number | null;
  name: string;
  opening_hours: Generated<Json>;
  phone: string | null;
  postal_code: string | null;
  services: Generated<Json>;
  state: string | null;
  time_zone: Generated<string>;
  translations: Generated<Json>;
  updated_at: Generated<Timestamp>;
  /**
   * e-mail address of the administrator who changed the row last
   */
  updated_by: string | null;
  version: Generated<number>;
  website: string | null;
}

export interface TimelineEntries {
  /**
   * its address, as in audit_log
   */
  admin_email: string;
  /**
   * account of who did it; null = nobody signed in
   */
  admin_id: string | null;
  at: Generated<Timestamp>;
  contact_id: string | null;
  /**
   * encrypted JSON of the texts; place timeline_entries.content:id; null = none, or erased
   */
  content: string | null;
  /**
   * when staff deleted it, a note; null = it is there
   */
  deleted_at: Timestamp | null;
  demonstration_id: string | null;
  /**
   * ids, days and names of kinds; nothing personal
   */
  details: Generated<Json>;
  edited_at: Timestamp | null;
  /**
   * e-mail address of the administrator who changed the text last
   */
  edited_by: string | null;
  id: string;
  /**
   * what staff did: note, reply, assignment or follow-up
   */
  kind: string;
  order_id: string | null;
  /**
   * e-mail address of who deleted or restored it last; null = nobody did
   */
  updated_by: string | null;
  version: Generated<number>;
}

export interface Trash {
  /**
   * the deleted row, a value for each of its columns; as json, which keeps the order of names
   */
  data: Json;
  deleted_at: Generated<Timestamp>;
  deleted_by: string | null;
  /**
   * that of the deleted row
   */
  id: string;
  /**
   * the table of the deleted row
   */
  kind: string;
  name: string;
}

export interface WebhookDeliveries {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  error: string | null;
  event_id: string;
  event_type: string;
  id: string;
  /**
   * somebody asked for it, as for a test: made also while the webhook is switched off
   */
  is_requested: Generated<boolean>;
  last_attempt_at: Timestamp | null;
  leased_until: Timestamp | null;
  next_attempt_at: Generated<Timestamp>;
  /**
   * the event as it is sent; ids, states and amounts
   */
  payload: string;
  response_body: string | null;
  response_ms: number | null;
  response_status: number | null;
  status: Generated<string>;
  webhook_id: string;
}

export interface WebhookPosition {
  generation: number;
  only_one: Generated<boolean>;
  seq: Int8;
  transaction: Int8;
}

export interface Webhooks {
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  ended_at: Timestamp | null;
  /**
   * why the system switched it off; null = it did not
   */
  ended_reason: string | null;
  events: string[];
  /**
   * of the first failure after which nothing was delivered
   */
  failing_since: Timestamp | null;
  id: string;
  is_active: Generated<boolean>;
  /**
   * encrypted; secrets before the present one with the time until which each signs too
   */
  previous_secret: string | null;
  previous_until: Timestamp | null;
  /**
   * encrypted; by which deliveries are signed
   */
  secret: string;
  updated_at: Generated<Timestamp>;
  updated_by: string | null;
  url: string;
  version: Generated<number>;
}

export interface DB {
  accessories: Accessories;
  admin_challenges: AdminChallenges;
  admin_devices: AdminDevices;
  admin_links: AdminLinks;
  admin_passkeys: AdminPasskeys;
  admin_recovery_codes: AdminRecoveryCodes;
  admin_sessions: AdminSessions;
  admin_totp: AdminTotp;
  admins: Admins;
  api_keys: ApiKeys;
  articles: Articles;
  assignments: Assignments;
  audit_chain: AuditChain;
  audit_head: AuditHead;
  audit_log: AuditLog;
  backups: Backups;
  consents: Consents;
  contact_search: ContactSearch;
  contacts: Contacts;
  content_pages: ContentPages;
  coupon_figures: CouponFigures;
  coupon_uses: CouponUses;
  coupons: Coupons;
  demonstration_search: DemonstrationSearch;
  demonstrations: Demonstrations;
  event_consumers: EventConsumers;
  event_order: EventOrder;
  events: Events;
  features: Features;
  follow_up_notices: FollowUpNotices;
  follow_ups: FollowUps;
  hero: Hero;
  homepage_sections: HomepageSections;
  idempotency_keys: IdempotencyKeys;
  idempotent_calls: IdempotentCalls;
  import_pieces: ImportPieces;
  imports: Imports;
  interviews: Interviews;
  live_changes: LiveChanges;
  media_files: MediaFiles;
  order_counts: OrderCounts;
  order_figure_changes: OrderFigureChanges;
  order_figures: OrderFigures;
  order_postings: OrderPostings;
  order_search: OrderSearch;
  order_search_changes: OrderSearchChanges;
  orders: Orders;
  outbox: Outbox;
  page_versions: PageVersions;
  products: Products;
  rate_limits: RateLimits;
  record_viewers: RecordViewers;
  reply_templates: ReplyTemplates;
  saved_views: SavedViews;
  search_entries: SearchEntries;
  search_translations: SearchTranslations;
  settings: Settings;
  stores: Stores;
  timeline_entries: TimelineEntries;
  trash: Trash;
  webhook_deliveries: WebhookDeliveries;
  webhook_position: WebhookPosition;
  webhooks: Webhooks;
}
