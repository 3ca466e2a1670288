import { answer, api, type components, useQuery, useQueryClient } from '@vitrine/platform';

type StoredHouse = components['schemas']['SettingsAdminDto'];
export type HouseBody = NonNullable<Parameters<typeof api.PUT<'/api/admin/settings', { body: object }>>[1]>['body'];

/** The house's facts with an id, which forms expect of what they edit; there is only one house. */
export type House = StoredHouse & { id: string };

const HOUSE_KEY = ['house'] as const;

const withId = (stored: StoredHouse): House => ({ ...stored, id: 'house' });

const getHouse = async (): Promise<House> => withId(await answer(api.GET('/api/admin/settings')));

/** The current facts; a form is never filled from cached ones. */
export const useHouse = () => useQuery({ queryKey: HOUSE_KEY, queryFn: getHouse, staleTime: 0, gcTime: 0 });

/** Saves the changed facts. */
export function useSaveHouse() {
  const queries = useQueryClient();
  return async (_id: string | null, body: HouseBody): Promise<House> => {
    const saved = withId(await answer(api.PUT('/api/admin/settings', { body })));
    queries.setQueryData(HOUSE_KEY, saved);
    return saved;
  };
}
