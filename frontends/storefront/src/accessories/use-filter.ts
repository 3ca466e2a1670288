import { useLocation, useNavigate, useSearchParams } from '@vitrine/platform';
import { useState } from 'react';
import { accessoryListPath, type AccessoryFilter, toFilter } from './filter.js';

const isTyped = (state: unknown) => typeof state === 'object' && state !== null && 'typed' in state;

/** The filter of the list. Typing changes the address, and following a link changes the text in the search field. */
export function useFilter(): { filter: AccessoryFilter; type: (search: string) => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const [parameters] = useSearchParams();
  const named = toFilter(parameters);
  const [typed, setTyped] = useState({ search: named.search, key });
  if (typed.key !== key) setTyped({ search: isTyped(location.state) ? typed.search : named.search, key });
  return {
    filter: { category: named.category, search: typed.search },
    type: (search) => {
      setTyped({ search, key });
      void navigate(accessoryListPath({ ...named, search }), {
        replace: true,
        preventScrollReset: true,
        state: { typed: true },
      });
    },
  };
}
