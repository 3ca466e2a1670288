/** The file breaks a rule that is known before it is sent; the message is the rule's sentence. */
export class FileUnfit extends Error {}

/** The browser cannot read the file any more. */
export class FileUnreadable extends Error {}
