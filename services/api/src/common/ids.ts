import { v7 } from 'uuid';

/** A new id: a UUID v7, so that the ids of a table are in the order of creation. */
export const newId = (): string => v7();
