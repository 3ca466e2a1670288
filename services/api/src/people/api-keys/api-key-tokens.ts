import { createHash, randomBytes } from 'node:crypto';

/** What every key begins with, so that people and scanners for leaked secrets know it. */
const MARK = 'vt_';
/** 256 random bits, 43 characters in base64url. Nobody guesses them, so a plain hash protects them as well as a slow one. */
const BYTES = 32;
const FORM = /^vt_[\w-]{43}$/;
/** Characters of a key that lists show. */
const SHOWN = MARK.length + 6;

/** A new key (contract: Keys). */
export const createKey = (): string => MARK + randomBytes(BYTES).toString('base64url');

/** How a key is stored. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** By what people know a key again. */
export const keyPrefix = (key: string): string => key.slice(0, SHOWN);

/** Whether a bearer token means to be a key. */
export const isMarkedAsKey = (token: string): boolean => token.startsWith(MARK);

/** Whether a token has the form of a key; others need not be looked up. */
export const hasKeyForm = (token: string): boolean => FORM.test(token);
