/** The description of the whole API in the document. */
export const DOCUMENT_TEXT = `Storefront and back-office of premium app editions.

- **Formats.** Amounts are JSON numbers in euros with at most two decimals, times ISO 8601 in UTC, ids UUID v7.
- **Sign-in.** \`POST /api/admin/login\` answers a \`token\`; send it as \`Authorization: Bearer <token>\`.
- **Programs** send the key that an owner made for them in the same way: \`Authorization: Bearer vt_…\`. It works where its permissions allow, 600 times a minute by default; every answer tells what is left (\`RateLimit-Remaining\`).
- **Bodies** are JSON, and forms (\`multipart/form-data\`) where an operation says so; any other type is 415. Unknown fields are dropped.
- **Errors** have one shape. Their sentences are always English, whatever \`lang\` or \`Accept-Language\` ask for; clients translate by \`code\`.
- **Methods.** Every path answers \`OPTIONS\`; a method that it does not have is 405 \`METHOD_NOT_ALLOWED\` with \`Allow\`. Reads answer \`HEAD\`.
- **Headers** of every answer beside those of each operation: \`X-Content-Type-Options: nosniff\`, \`Content-Security-Policy\` and the others that a browser needs to show nothing of an answer. JSON is compressed (\`Content-Encoding\`) for clients that send \`Accept-Encoding\`.`;

/** Groups of operations, with what they are about. */
export const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['Products', 'App editions: what visitors see, and how staff keep them.'],
  ['Accessories', 'Pens, wallets and other things that are sold beside the editions.'],
  ['Features', 'The library of features that products name.'],
  ['Orders', 'Order requests of visitors and their handling by staff.'],
  ['Coupons', 'Coupons, their rules and their uses.'],
  ['Contacts', 'Contact requests of visitors and their handling by staff.'],
  ['Demonstrations', 'Requests of visitors for a demonstration and their handling by staff.'],
  ['Desk', 'What several members of staff do together with orders and contact requests.'],
  ['Settings', 'The house’s own facts: name, looks, how it is reached, and its icons.'],
  ['Reply templates', 'Texts that staff begin a reply with.'],
  ['Stores', 'Where the editions can be seen.'],
  ['Articles', 'What staff write of articles.'],
  ['Previews', 'Links that show drafts on the pages of the site.'],
  ['Interviews', 'Films in which customers talk.'],
  ['Hero', 'What the home page opens with.'],
  ['Homepage sections', 'The sections of the home page.'],
  ['Content pages', 'Imprint, privacy policy and other pages of text.'],
  ['Search', 'Search over all that visitors can see.'],
  ['Uploads', 'Pictures and films: how they are stored and read.'],
  ['Media library', 'The stored files: where they are used, what staff say of them, and their replacement.'],
  ['Session', 'Sign-in of staff, and their own account.'],
  ['Second factor', 'What staff have beside their password: authenticator app, recovery codes, passkeys.'],
  ['Staff', 'The team: its accounts and roles.'],
  ['Trash', 'What staff deleted, until it is restored or removed for good.'],
  ['Import and export', 'Products, accessories, stores and coupons as CSV files.'],
  ['Other programs', 'Keys by which other programs use this API.'],
  ['Saved views', 'Filters of lists that staff keep, their own and shared ones.'],
  ['Privacy', 'What is held about a person, its erasure, and who did what.'],
  ['Operations', 'Figures and the state of the system.'],
];
