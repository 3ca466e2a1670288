import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { maximumLengths, type OrderStatus } from '@vitrine/schemas';
import { Chevron } from '@vitrine/ui';
import type { ListParams } from '../calls/keys.js';
import { optionsOf, statusNames } from '../status.js';
import styles from './list-tools.module.css';
import { useTypedSearch } from './use-typed-search.js';

interface ListToolsProps {
  state: ListParams;
  onChange: (changes: Partial<ListParams>, options?: { replace: boolean }) => void;
}

/** Search and status filter above the table. */
export function ListTools({ state, onChange }: ListToolsProps) {
  const [typed, type] = useTypedSearch(state.search, (search) => onChange({ search }, { replace: true }));
  return (
    <div className={styles.tools} role="search">
      <InputBase
        className={styles.search}
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        placeholder="Search product, customer, e-mail or company"
        inputProps={{ 'aria-label': 'Search orders', maxLength: maximumLengths.search }}
      />
      <NativeSelect
        className={styles.filter}
        value={state.status ?? ''}
        onChange={(event) => onChange({ status: (event.target.value || undefined) as OrderStatus | undefined })}
        input={<InputBase />}
        IconComponent={Chevron}
        inputProps={{ 'aria-label': 'Filter by status' }}
      >
        <option value="">All statuses</option>
        {optionsOf(statusNames).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
