import { useQueryClient } from '@vitrine/platform';
import { Alert } from '@vitrine/ui';
import { useState } from 'react';
import { useColleagues } from '../../desk/calls/work.js';
import { deskKeys, type DeskRecord } from '../../desk/record.js';
import { useLive } from '../live-provider.js';
import styles from './record-live.module.css';
import { useViewers } from './use-viewers.js';

interface RecordLiveProps {
  record: DeskRecord;
  /** Such as `order`. */
  noun: string;
  /** Refetches the record; what is typed stays. @throws when that fails */
  onReload: () => Promise<unknown>;
  /** Restores the record after it was deleted; undefined where that is not possible, or not allowed. */
  onRestore?: (() => Promise<unknown>) | undefined;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What somebody else did with a record. */
interface Change {
  /** Account of that person; null = somebody without one. */
  by: string | null;
  isDeletion: boolean;
}

/** Other viewers of a record, and that somebody changed or deleted it meanwhile. */
export function RecordLive({ record, noun, onReload, onRestore }: RecordLiveProps) {
  const { kind, id } = record;
  const client = useQueryClient();
  const colleagues = useColleagues().data;
  const viewers = useViewers(record);
  /** The last change. */
  const [change, setChange] = useState<Change>();
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useLive((event) => {
    if (event.type === 'missed') setChange({ by: null, isDeletion: false });
    if (event.type !== 'change' || event.change.id !== id || event.change.own) return;
    if (!event.change.kind.startsWith(`${kind}.`) && event.change.kind !== 'subscription.ended') return;
    setChange({ by: event.change.by, isDeletion: event.change.kind === `${kind}.deleted` });
    setHasFailed(false);
    // The timeline is only read, so it is refetched at once.
    void client.invalidateQueries({ queryKey: deskKeys.timeline(record) });
  });

  const run = async (work: () => Promise<unknown>) => {
    setIsLoading(true);
    const isDone = await work().then(
      () => true,
      () => false,
    );
    setIsLoading(false);
    setHasFailed(!isDone);
    if (isDone) setChange(undefined);
  };
  const name = colleagues?.find((colleague) => colleague.id === change?.by)?.name ?? 'Somebody else';
  const act = (label: string, work: () => Promise<unknown>) => ({
    action: { label, onClick: () => void run(work), busy: isLoading },
  });
  return (
    <div className={styles.notices}>
      <p aria-live="polite" className={styles.viewers}>
        {viewers.length > 0 && `${list.format(viewers)} ${viewers.length === 1 ? 'is' : 'are'} also looking at this.`}
      </p>
      {change?.isDeletion === true && (
        <Alert severity={hasFailed ? 'error' : 'info'} {...(onRestore && act('Restore', onRestore))}>
          {hasFailed ? `The ${noun} could not be restored. ` : ''}
          {`${name} deleted this ${noun}. `}
          {onRestore ? 'Restore it to go on; what you typed is kept.' : 'What is typed here cannot be saved any more.'}
        </Alert>
      )}
      {change?.isDeletion === false && (
        <Alert severity={hasFailed ? 'error' : 'info'} {...act('Reload', onReload)}>
          {hasFailed ? `The ${noun} could not be read again. ` : ''}
          {`${name} changed this ${noun}. What you have typed stays when you reload.`}
        </Alert>
      )}
    </div>
  );
}
