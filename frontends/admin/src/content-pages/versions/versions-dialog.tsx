import { Alert, Button, Dialog } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { Tabs } from '../../shared/layout/tabs.js';
import { LoadingDialog } from '../../shared/dialogs/loading-dialog.js';
import { useMayOn } from '../../shared/permissions/index.js';
import { type ContentPage, PAGE_TYPE_NAMES } from '../content-page.js';
import { useReason } from '../reason/use-reason.js';
import { Difference } from './difference.js';
import { useRestoreVersion } from './use-restore-version.js';
import { type PageVersion, useVersions } from './version-calls.js';
import { VersionList } from './version-list.js';
import styles from './versions.module.css';

interface VersionsDialogProps {
  page: ContentPage;
  onClose: () => void;
}

/** The versions of a page: what each changed, what changed since, and a button that restores it. */
export function VersionsDialog({ page, onClose }: VersionsDialogProps) {
  const query = useVersions(page);
  const title = `Versions of ${PAGE_TYPE_NAMES[page.pageType]}`;
  if (query.data) return <Versions page={page} versions={query.data} title={title} onClose={onClose} />;
  const texts = { loading: 'Loading versions...', failed: 'The versions could not be loaded.' };
  return <LoadingDialog title={title} closeLabel="Close" onClose={onClose} query={query} texts={texts} />;
}

interface VersionsProps extends VersionsDialogProps {
  versions: readonly PageVersion[];
  title: string;
}

function Versions({ page, versions, title, onClose }: VersionsProps) {
  const present = versions[0]?.number ?? 0;
  const [asked, setAsked] = useState(present);
  const chosen = versions.some(({ number }) => number === asked) ? asked : present;
  const mayWrite = useMayOn('contentPages')('write');
  const { mutate, isPending, error, reset } = useRestoreVersion(page, present);
  const choose = (number: number) => {
    reset();
    setAsked(number);
  };
  const [askReason, reasonDialog] = useReason();
  const restore = async () => {
    const reason = await askReason(page.pageType, `Restore version ${chosen}`);
    if (reason !== null) mutate({ number: chosen, ...(reason && { reason }) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      title={title}
      size="large"
      actions={
        <>
          {error && <Alert severity="error">{failureWithReason(error, 'The version could not be restored.')}</Alert>}
          <Button kind="quiet" disabled={isPending} onClick={onClose}>
            Close
          </Button>
          {mayWrite && chosen !== present && (
            <Button busy={isPending} onClick={() => void restore()}>
              {`Restore version ${chosen}`}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.versions}>
        <VersionList versions={versions} chosen={chosen} onChoose={choose} />
        <Comparison key={chosen} page={page} versions={versions} chosen={chosen} />
      </div>
      {reasonDialog}
    </Dialog>
  );
}

interface ComparisonProps {
  page: ContentPage;
  versions: readonly PageVersion[];
  chosen: number;
}

/** Compares a version with the one before it, or with the present one. */
function Comparison({ page, versions, chosen }: ComparisonProps) {
  const present = versions[0]?.number ?? chosen;
  const before = versions[versions.findIndex(({ number }) => number === chosen) + 1]?.number;
  const tabs = [
    ...(before === undefined ? [] : [{ name: 'before', title: 'What it changed' } as const]),
    ...(chosen === present ? [] : [{ name: 'present', title: 'What changed since' } as const]),
  ];
  const [asked, setAsked] = useState(tabs[0]?.name);
  if (asked === undefined) return <p>There is no other version yet: each save that changes a text makes one.</p>;
  return (
    <Tabs label="Comparison" tabs={tabs} shown={asked} onShow={setAsked}>
      {asked === 'before' && before !== undefined ? (
        <Difference page={page} before={before} after={chosen} />
      ) : (
        <Difference page={page} before={chosen} after={present} />
      )}
    </Tabs>
  );
}
