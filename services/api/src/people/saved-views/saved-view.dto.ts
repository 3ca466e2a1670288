import { type SavedView, VIEW_LISTS, type ViewList } from '@vitrine/schemas';
import { ApiProperty } from '@nestjs/swagger';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';

/** A saved view of a list. */
export class SavedViewDto extends AdminFieldsDto implements Omit<SavedView, 'version'> {
  /** Id (UUID v7). */
  id!: string;
  /** Which list it is a view of. */
  @ApiProperty({ enum: VIEW_LISTS, enumName: 'ViewList' })
  list!: ViewList;
  /** What staff call it. @example "Pending for Vienna" */
  name!: string;
  /** Search, filters and order as the address of the list has them. @example "status=pending&sort=-price" */
  query!: string;
  /** Whether all who may read the list see it. */
  shared!: boolean;
  /** Name of whoever saved it. @example "Clara Vogt" */
  savedBy!: string;
  /** Whether the caller may change it: everyone their own, owners any. */
  editable!: boolean;
}
