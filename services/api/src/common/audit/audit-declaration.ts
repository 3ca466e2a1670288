/** Key of the metadata of an audited operation. */
export const AUDITED = 'vitrine:audited';

/** What an operation's entry says. */
export interface AuditDeclaration {
  /** What is done, e.g. `product.update`. */
  action: string;
  /** Kind of the thing, e.g. `product`. Its id is the parameter `id` of the path, or that of the answer. */
  subjectType: string;
  /** For an operation that reads: the ids of those whose data are in the answer. Such an entry is not repeated for a while. */
  idsRead?: (answer: never) => string[];
}
