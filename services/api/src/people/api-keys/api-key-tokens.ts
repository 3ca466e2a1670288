import { createHash, randomBytes } from 'node:crypto';

/** Prefix of every key, by which people and scanners for leaked secrets recognise it. */
const MARK = 'vt_';
/** 256 random bits, 43 characters in base64url. They cannot be guessed, so a fast hash protects them as well as a slow one. */
const BYTES = 32;
const FORM = /^vt_[\w-]{43}$/;
/** Number of a key's characters that lists show. */
const SHOWN = MARK.length + 6;

/** A new key (contract: Keys). */
export const createKey = (): string => MARK + randomBytes(BYTES).toString('base64url');

/** The form in which a key is stored. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The beginning of a key, by which people recognise it. */
export const keyPrefix = (key: string): string => key.slice(0, SHOWN);

/** Whether a bearer token has a key's prefix. */
export const isMarkedAsKey = (token: string): boolean => token.startsWith(MARK);

/** Whether a token has the form of a key; other tokens need not be looked up. */
export const hasKeyForm = (token: string): boolean => FORM.test(token);
