import usePagination from '@mui/material/usePagination';
import { Link } from '@vitrine/platform';
import { PAGING } from '@vitrine/schemas';
import { useRef } from 'react';
import { format } from '../format.js';
import styles from './pages.module.css';
import { ToolSelect } from './tools/tool-select.js';

const SIZES = PAGING.sizes.map((size) => ({ value: String(size), label: `${size} a page` }));

interface PagesProps {
  /** What the list holds, such as `orders`. */
  of: string;
  page: number;
  total: number;
  /** Rows of a page. */
  size?: number;
  /** Address of a page. */
  href: (page: number) => string;
  /** Sets the page size; absent where it cannot be chosen. */
  onSize?: ((size: number) => void) | undefined;
}

/** Which part of the list is shown, and links to the other pages. */
export function Pages({ of, page, total, size = PAGING.defaultLimit, href, onSize }: PagesProps) {
  const count = Math.max(1, Math.ceil(total / size));
  const { items } = usePagination({ page, count, siblingCount: 1, boundaryCount: 1 });
  const top = useRef<HTMLDivElement>(null);
  const first = Math.min((page - 1) * size + 1, total);
  const last = Math.min(page * size, total);
  return (
    <div ref={top} className={styles.foot}>
      <div className={styles.part}>
        <p role="status">
          {format.count(first)}–{format.count(last)} of {format.count(total)}
        </p>
        {onSize && total > PAGING.sizes[0] && (
          <ToolSelect
            label={`Rows a page of ${of}`}
            value={String(size)}
            options={SIZES}
            onChange={(chosen) => onSize(Number(chosen))}
          />
        )}
      </div>
      {count > 1 && (
        <nav aria-label={`Pages of ${of}`}>
          <ul className={styles.pages}>
            {items.map(({ type, page: to, selected, disabled }, place) => {
              if (type === 'start-ellipsis' || type === 'end-ellipsis') return <li key={place}>…</li>;
              const step = type === 'previous' ? 'Previous' : type === 'next' ? 'Next' : undefined;
              const text = step ?? format.count(to ?? 1);
              return (
                <li key={place} className={step && styles.step}>
                  {disabled || to === null ? (
                    <span aria-disabled="true">{text}</span>
                  ) : (
                    <Link
                      to={href(to)}
                      preventScrollReset
                      onClick={() => top.current?.parentElement?.scrollIntoView({ block: 'start' })}
                      aria-current={selected ? 'page' : undefined}
                      aria-label={step ? undefined : `Page ${text}`}
                    >
                      {text}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </div>
  );
}
