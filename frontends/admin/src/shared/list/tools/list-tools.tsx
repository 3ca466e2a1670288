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
  /** The first option, which lets everything pass. */
  all: string;
  options: readonly SelectOption[];
}

type Chosen = Readonly<Record<string, string | undefined>>;

/** What a person has chosen of a list, and how it changes; the part of {@link useListAddress} that these tools need. */
interface ChosenAddress {
  state: { search: string; filters: Chosen };
  change: (changes: { search?: string; filters?: Chosen }, options?: { replace: boolean }) => void;
}

interface ListToolsProps {
  /** Of the search field, for assistive technology; without it nothing is searched. */
  label?: string;
  placeholder?: string;
  address: ChosenAddress;
  filters?: readonly Filter[];
  /** In place of the usual change, where one filter decides on another. */
  onFilter?: (filters: Chosen) => void;
  /** Filters that are needed less often: a button opens them. */
  further?: readonly Filter[];
  /** Filters that are typed, behind the further ones. */
  fields?: ReactNode;
  /** The order of the list, where nothing else chooses it. */
  order?: ReactNode;
  /** Behind the filters, such as buttons. */
  children?: ReactNode;
}

/** Search, filters and what else can be done with a list. */
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
