/** Key of the metadata of an audited operation. */
export const AUDITED = 'vitrine:audited';

/** The audit entry that an operation declares. */
export interface AuditDeclaration {
  /** What is done, e.g. `product.update`. */
  action: string;
  /** Kind of the subject, e.g. `product`. The subject's id is the parameter `id` of the path, else the answer's `id`. */
  subjectType: string;
  /** For an operation that reads: the ids of the records in the answer. The same entry is not repeated within ten minutes. */
  idsRead?: (answer: never) => string[];
}
