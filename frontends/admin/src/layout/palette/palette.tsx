import MuiDialog from '@mui/material/Dialog';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useNavigate } from '@vitrine/platform';
import { MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { useState } from 'react';
import { useTypedSearch } from '../../shared/list/address/use-typed-search.js';
import { useMay } from '../../shared/permissions/index.js';
import type { Section } from '../sections.js';
import { filterEntries, listEntries, type PaletteAction, type PaletteEntry } from './palette-entries.js';
import styles from './palette.module.css';
import { useFound } from './use-found.js';

interface PaletteProps {
  sections: readonly Section[];
  actions: readonly PaletteAction[];
  onClose: () => void;
}

/** A search over screens, actions and named entries, used by keyboard or pointer. */
export function Palette(props: PaletteProps) {
  return (
    <MuiDialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Search and actions"
      slotProps={{ paper: { className: styles.paper } }}
    >
      <Choices {...props} />
    </MuiDialog>
  );
}

function Choices({ sections, actions, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const may = useMay();
  const [text, setText] = useState('');
  const [typed, type] = useTypedSearch(text, setText);
  const found = useFound(text);
  const isEmpty = typed.trim() === '';
  const entries = [
    ...filterEntries(listEntries(sections, actions, may), typed),
    ...(isEmpty ? [] : (found.data ?? [])),
  ];

  const choose = ({ action }: PaletteEntry) => {
    onClose();
    if (typeof action === 'string') void navigate(action);
    else action();
  };
  const {
    getRootProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions: options,
  } = useAutocomplete<PaletteEntry>({
    id: 'palette',
    open: true,
    options: entries,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    // The server and the filter by titles have already selected the entries.
    filterOptions: (options) => options,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (a, b) => a.key === b.key,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') type(value);
    },
    onChange: (_event, entry) => {
      if (entry !== null) choose(entry);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  return (
    <>
      <div {...getRootProps()} className={styles.field}>
        <input
          {...getInputProps()}
          className={styles.input}
          // The dialog is opened for typing.
          autoFocus
          type="search"
          aria-label="Search screens, actions, requests and entries"
          placeholder="Search, or choose an action"
          maxLength={MAXIMUM_LENGTHS.search}
        />
      </div>
      {options.length > 0 && (
        <ul {...getListboxProps()} className={styles.list} aria-label="Results">
          {options.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            const isFirstOfGroup = option.group !== options[index - 1]?.group;
            return (
              <li key={key} {...props} className={styles.entry}>
                <span className={styles.group}>{isFirstOfGroup && option.group}</span>
                <span className={styles.title}>{option.title}</span>
                {option.subtitle !== undefined && <span className={styles.subtitle}>{option.subtitle}</span>}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.note} role="status">
        {noteFor({ typed, count: options.length, isSearching: found.isFetching, failed: found.isError })}
      </p>
    </>
  );
}

interface State {
  typed: string;
  count: number;
  isSearching: boolean;
  failed: boolean;
}

function noteFor({ typed, count, isSearching, failed }: State): string {
  if (typed.trim() === '') return 'Arrow keys choose, Enter opens, Escape closes. ? shows all shortcuts.';
  if (failed) return 'Requests and entries could not be searched. Type on to try again.';
  if (isSearching) return 'Searching …';
  if (count === 0) return `Nothing begins with “${typed.trim()}”.`;
  return `${count} found`;
}
