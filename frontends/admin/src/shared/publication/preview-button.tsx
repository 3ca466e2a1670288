import { answer, api, type components, useMutation } from '@vitrine/platform';
import type { PreviewedKind } from '@vitrine/schemas';
import { Alert, Button } from '@vitrine/ui';
import { failureWithReason } from '../failure-text.js';
import { format } from '../format.js';
import styles from './preview-button.module.css';

/** What a preview shows. */
export interface Previewed {
  kind: PreviewedKind;
  id: string;
}

type PreviewLink = components['schemas']['PreviewLinkDto'];

const makeLink = ({ kind, id }: Previewed): Promise<PreviewLink> =>
  kind === 'product'
    ? answer(api.POST('/api/products/{id}/preview', { params: { path: { id } } }))
    : answer(api.POST('/api/admin/previews', { body: { kind, id } }));

/** Opens the page of the site with what is stored, published or not, in a tab of its own; the link can be passed on for an hour. */
export function PreviewButton({ previewed }: { previewed: Previewed }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: makeLink, gcTime: 0 });
  const open = () => {
    // A tab that is opened only after the answer counts as a pop-up.
    const tab = window.open('', '_blank');
    mutate(previewed, {
      onSuccess: ({ url }) => {
        if (!tab) return;
        tab.opener = null;
        tab.location.replace(url);
      },
      onError: () => tab?.close(),
    });
  };
  return (
    <div className={styles.preview}>
      <Button kind="quiet" busy={isPending} onClick={open}>
        Preview
      </Button>
      {data ? (
        <a href={data.url} target="_blank" rel="noreferrer">
          {`Link to the preview, until ${format.time(data.expiresAt)}`}
        </a>
      ) : (
        <span>Shows the page with what is saved, to whoever has the link.</span>
      )}
      {error && <Alert severity="error">{failureWithReason(error, 'The preview could not be opened.')}</Alert>}
    </div>
  );
}
