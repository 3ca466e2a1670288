import { Alert, Skeleton } from '@vitrine/ui';
import { failureWithReason } from '../../shared/failure-text.js';
import type { ContentPage } from '../content-page.js';
import styles from './versions.module.css';
import type { TextDifference, TextPart } from './text-difference.js';
import { useDifference } from './version-calls.js';

interface DifferenceProps {
  page: ContentPage;
  /** Numbers of the versions that are compared. */
  before: number;
  after: number;
}

/** The differences between the texts of two versions of a page. */
export function Difference({ page, before, after }: DifferenceProps) {
  const { data, error, isFetching, refetch } = useDifference(page, before, after);
  if (data) {
    return (
      <>
        {data.map((difference) => (
          <ChangedText key={difference.label} difference={difference} />
        ))}
        {data.length === 0 && <p>The two versions have the same texts.</p>}
      </>
    );
  }
  if (error) {
    return (
      <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
        {failureWithReason(error, 'The difference could not be loaded.')}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label="Loading the difference...">
      <Skeleton height={32} />
      <Skeleton height={160} variant="rectangular" />
    </div>
  );
}

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;

function ChangedText({ difference: { label, language, parts } }: { difference: TextDifference }) {
  return (
    <section aria-label={label}>
      <h3 className={styles.field}>{label}</h3>
      {parts.length === 0 ? (
        <p>The words are the same; formats differ, such as headings or bold.</p>
      ) : (
        <p className={styles.text} lang={language}>
          {parts.map((part, place) => (
            <Part key={place} {...part} />
          ))}
        </p>
      )}
    </section>
  );
}

function Part({ kind, text }: TextPart) {
  const Element = ELEMENTS[kind];
  return <Element>{text}</Element>;
}
