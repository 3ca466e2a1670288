import { storeResource } from '@vitrine/schemas';
import { ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** A shop where the editions can be seen. Coordinates are degrees (WGS 84). */
export const storeTable = resourceTable(storeResource, 'stores', { pictured: ['image'] });
export const Store = storeTable.entity;
export type Store = RowOf<typeof storeTable>;

/** A store in the language asked for. */
export class StoreDto extends ResourceAnswer(storeTable) {}

/** A store as staff see it: German texts, those of other languages in `translations`. */
export class StoreAdminDto extends ResourceAdminAnswer(storeTable, StoreDto) {}
