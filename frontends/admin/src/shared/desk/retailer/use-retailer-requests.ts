import { answer, api, type components, useQuery } from '@vitrine/platform';
import { deskKeys, type DeskRecord, pathOf } from '../record.js';

/** Another request of the same retailer. */
export type RetailerRequest = components['schemas']['RetailerRequestDto'];

/** The newest other requests of the same retailer, by address or company, of the kinds that the person may see. */
export const useRetailerRequests = (record: DeskRecord) =>
  useQuery({
    queryKey: deskKeys.retailer(record),
    queryFn: ({ signal }) =>
      answer(api.GET(pathOf(record, 'retailer'), { params: { path: { id: record.id } }, signal })),
    staleTime: 0,
  });
