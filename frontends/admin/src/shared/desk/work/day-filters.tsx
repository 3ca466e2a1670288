import { format } from '../../format.js';
import { ANY_DAY, type Filter, type FilterChip, ToolField } from '../../list/index.js';

const DAYS: readonly string[] = [ANY_DAY];

/** The filters in a list's address for its first and last day. */
export const DAY_FILTERS = { from: DAYS, to: DAYS } as const;

type Filters = Readonly<Record<string, string | undefined>>;

interface DayFieldsProps {
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** Fields for the first and the last day. */
export function DayFields({ filters: { from, to }, onFilter }: DayFieldsProps) {
  return (
    <>
      <ToolField
        label="From"
        type="date"
        value={from ?? ''}
        max={to}
        onChange={(day) => onFilter({ from: day || undefined })}
      />
      <ToolField
        label="To"
        type="date"
        value={to ?? ''}
        min={from}
        onChange={(day) => onFilter({ to: day || undefined })}
      />
    </>
  );
}

/** The active filters of a list as chips. */
export function toChips(tools: readonly Filter[], filters: Filters): readonly FilterChip[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (name === 'from') return [{ name, label: `From ${format.day(value)}` }];
    if (name === 'to') return [{ name, label: `To ${format.day(value)}` }];
    const label = tools.find((tool) => tool.name === name)?.options.find((option) => option.value === value)?.label;
    return label === undefined ? [] : [{ name, label }];
  });
}
