import InputBase from '@mui/material/InputBase';
import { MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { Button, type SelectOption } from '@vitrine/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './list-tools.module.css';
import { ToolSelect } from './tool-select.js';
import { useTypedSearch } from '../address/use-typed-search.js';
import { ViewsButton } from '../views/views-button.js';

export interface Filter {
  /** Its name in the address. */
  name: string;
  /** For assistive technology, such as `Filter by status`. */
  label: string;
  /** Label of the first option, which lets everything pass. */
  all: string;
  options: readonly SelectOption[];
}

type Chosen = Readonly<Record<string, string | undefined>>;

/** Search and filters of a list, and their change; the part of {@link useListAddress} that these tools need. */
interface ChosenAddress {
  state: { search: string; filters: Chosen };
  change: (changes: { search?: string; filters?: Chosen }, options?: { replace: boolean }) => void;
}

interface ListToolsProps {
  /** Label of the search field, for assistive technology; without it there is no search. */
  label?: string;
  placeholder?: string;
  address: ChosenAddress;
  filters?: readonly Filter[];
  /** Called instead of the usual change, where one filter depends on another. */
  onFilter?: (filters: Chosen) => void;
  /** Filters that are needed less often: a button opens them. */
  further?: readonly Filter[];
  /** Filters that are typed, after the further ones. */
  fields?: ReactNode;
  /** A select for the order, where nothing else sets it. */
  order?: ReactNode;
  /** Shown after the filters, such as buttons. */
  children?: ReactNode;
}

/** Search, filters and other tools of a list. */
export function ListTools(props: ListToolsProps) {
  const { label, placeholder, address, filters = [], further = [], fields, order, children } = props;
  const { state, change } = address;
  const { onFilter = (chosen) => change({ filters: chosen }) } = props;
  const [open, setOpen] = useState(false);
  const furtherId = useId();
  const toSelect = ({ name, label: filterLabel, all, options }: Filter) => (
    <ToolSelect
      key={name}
      label={filterLabel}
      value={state.filters[name] ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) => onFilter({ [name]: value || undefined })}
    />
  );
  return (
    <div className={styles.tools} role="search">
      {label !== undefined && (
        <Search
          label={label}
          placeholder={placeholder}
          search={state.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
      )}
      {filters.map(toSelect)}
      {order}
      <div className={styles.more}>
        {further.length > 0 && (
          <Button kind="quiet" aria-expanded={open} aria-controls={furtherId} onClick={() => setOpen(!open)}>
            {open ? 'Fewer filters' : 'More filters'}
          </Button>
        )}
        <ViewsButton filters={Object.keys(state.filters)} />
        {children}
      </div>
      {further.length > 0 && (
        <div id={furtherId} className={styles.further} hidden={!open}>
          {further.map(toSelect)}
          {fields}
        </div>
      )}
    </div>
  );
}

interface SearchProps {
  label: string;
  placeholder: string | undefined;
  search: string;
  onSearch: (search: string) => void;
}

function Search({ label, placeholder, search, onSearch }: SearchProps) {
  const [typed, type] = useTypedSearch(search, onSearch);
  return (
    <InputBase
      className={styles.search}
      type="search"
      value={typed}
      onChange={(event) => type(event.target.value)}
      placeholder={placeholder}
      inputProps={{ 'aria-label': label, maxLength: MAXIMUM_LENGTHS.search }}
    />
  );
}
