import useMediaQuery from '@mui/material/useMediaQuery';
import { storedText, useStored } from '@vitrine/platform';

type Choice = 'folded' | 'open' | null;

const choice = storedText<Choice>(
  'admin-menu',
  (text) => (text === 'folded' || text === 'open' ? text : null),
  null,
  'local',
);

/** Whether the side menu is folded to its icons: as chosen, else on a narrow window. */
export function useMenuCollapsed(): [folded: boolean, setFolded: (folded: boolean) => void] {
  const [chosen, choose] = useStored(choice);
  const narrow = useMediaQuery('(max-width: 1099px)');
  const folded = chosen === null ? narrow : chosen === 'folded';
  return [folded, (next) => choose(next ? 'folded' : 'open')];
}
