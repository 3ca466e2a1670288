import { v7 } from 'uuid';

/** A new id: UUID v7, so that rows of one table lie in the order of their creation. */
export const newId = (): string => v7();
