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
  /** Reads it anew; what is typed stays. @throws when that fails */
  onReload: () => Promise<unknown>;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who looks at a record, too, and that somebody changed it meanwhile. */
export function RecordLive({ record, noun, onReload }: RecordLiveProps) {
  const { kind, id } = record;
  const client = useQueryClient();
  const colleagues = useColleagues().data;
  const viewers = useViewers(record);
  /** Account of who changed it last; null = somebody without one; undefined = nobody did. */
  const [changedBy, setChangedBy] = useState<string | null>();
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useLive((event) => {
    if (event.type === 'missed') setChangedBy(null);
    if (event.type !== 'change' || event.change.id !== id || event.change.own) return;
    if (!event.change.kind.startsWith(`${kind}.`) && event.change.kind !== 'subscription.ended') return;
    setChangedBy(event.change.by);
    // The timeline is for reading alone, so it goes along by itself.
    void client.invalidateQueries({ queryKey: deskKeys.timeline(record) });
  });

  const reload = async () => {
    setIsLoading(true);
    const isRead = await onReload().then(
      () => true,
      () => false,
    );
    setIsLoading(false);
    setHasFailed(!isRead);
    if (isRead) setChangedBy(undefined);
  };
  const name = colleagues?.find((colleague) => colleague.id === changedBy)?.name ?? 'Somebody else';
  return (
    <div className={styles.notices}>
      <p aria-live="polite" className={styles.viewers}>
        {viewers.length > 0 && `${list.format(viewers)} ${viewers.length === 1 ? 'is' : 'are'} also looking at this.`}
      </p>
      {changedBy !== undefined && (
        <Alert
          severity={hasFailed ? 'error' : 'info'}
          action={{ label: 'Reload', onClick: () => void reload(), busy: isLoading }}
        >
          {hasFailed ? `The ${noun} could not be read again. ` : ''}
          {`${name} changed this ${noun}. What you have typed stays when you reload.`}
        </Alert>
      )}
    </div>
  );
}
