import { type DeletedKind, KEPT_WHEN_DELETED, type Permission, TRASH_KINDS, type TrashKind } from '@vitrine/schemas';
import type { TrashEntry } from '../shared/trash/index.js';

const isInTrash = (kind: DeletedKind): kind is TrashKind => Object.hasOwn(TRASH_KINDS, kind);

/** The name of a kind, in the singular. */
export const kindTitle = (kind: DeletedKind): string =>
  isInTrash(kind) ? TRASH_KINDS[kind].title : KEPT_WHEN_DELETED[kind].title;

const isNamed = (kind: DeletedKind): boolean => isInTrash(kind) || KEPT_WHEN_DELETED[kind].isNamed;

/** Such as `Store “Maison”`; orders, requests and notes are named by a number. */
export const entryTitle = ({ kind, name }: TrashEntry): string =>
  isNamed(kind) ? `${kindTitle(kind)} “${name}”` : `${kindTitle(kind)} ${name}`;

/** The permission that restoring it requires. */
export const restorePermission = (kind: DeletedKind): Permission =>
  isInTrash(kind) ? `${TRASH_KINDS[kind].permissions}:write` : KEPT_WHEN_DELETED[kind].restoring;

/** The permission that deleting it for good before its time requires; `undefined` where nobody may. */
export const removePermission = (kind: DeletedKind): Permission | undefined =>
  isInTrash(kind) ? `${TRASH_KINDS[kind].permissions}:write` : undefined;
