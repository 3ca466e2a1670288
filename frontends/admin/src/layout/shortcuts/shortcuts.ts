import { ADMIN_SCREENS } from '@vitrine/schemas';

/** What a shortcut does. */
export type ShortcutAction = { kind: 'palette' } | { kind: 'search' } | { kind: 'help' } | { kind: 'go'; path: string };

export interface Shortcut {
  /** Its name in the browser's storage. */
  id: string;
  /** In the syntax of `tinykeys`: `$mod` is Ctrl, on a Mac Command; keys separated by a space are pressed one after the other. */
  keys: string;
  label: string;
  action: ShortcutAction;
}

const go = (letter: string, screen: keyof typeof ADMIN_SCREENS): Shortcut => ({
  id: `go-${screen}`,
  keys: `g ${letter}`,
  label: `Go to ${ADMIN_SCREENS[screen].title}`,
  action: { kind: 'go', path: ADMIN_SCREENS[screen].path },
});

/** All shortcuts of the back-office, in the order in which they are listed. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'palette', keys: '$mod+k', label: 'Search everything and choose an action', action: { kind: 'palette' } },
  { id: 'search', keys: '/', label: 'Search the list, or everything where there is none', action: { kind: 'search' } },
  { id: 'help', keys: '[Shift]+?', label: 'Show all shortcuts', action: { kind: 'help' } },
  go('d', 'dashboard'),
  go('o', 'orders'),
  go('c', 'contacts'),
  go('m', 'demonstrations'),
  go('p', 'products'),
  go('a', 'accessories'),
  go('f', 'features'),
  go('s', 'stores'),
  go('i', 'interviews'),
  go('n', 'articles'),
  go('e', 'media'),
  go('k', 'coupons'),
  go('h', 'homepageSections'),
  go('l', 'contentPages'),
  go('t', 'team'),
  go('y', 'privacy'),
];

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys as they are shown, one after the other. */
export const shownKeys = ({ keys }: Shortcut): string[] =>
  keys
    .replace('[Shift]+', '')
    .split(' ')
    .flatMap((press) => press.split('+'))
    .map((key) => (key === '$mod' ? (isMac() ? '⌘' : 'Ctrl') : key.toUpperCase()));
