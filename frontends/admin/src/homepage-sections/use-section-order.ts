import { answer, api, useMutation, useQueryClient } from '@vitrine/platform';
import { useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { type HomepageSection, sections as sectionCalls } from './section-calls.js';

const { key } = sectionCalls;

const listIds = (sections: readonly HomepageSection[]): string[] => sections.map(({ id }) => id);

/** Sends positions from 1 for all sections (back-office spec §4, Homepage section order). */
const reorderSections = (ids: readonly string[]) =>
  answer(
    api.PUT('/api/homepage-sections/admin/reorder', {
      body: { sections: ids.map((id, index) => ({ id, displayOrder: index + 1 })) },
    }),
  );

/** Saves the order of all sections, one request after the other; the cached list becomes the API's answer. */
function useReorderSections() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: key.join(' ') },
    mutationFn: reorderSections,
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: (sections) => client.setQueryData<HomepageSection[]>(key, sections),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** The sections in the order of the ids; sections without an id there come last. */
function ordered(sections: readonly HomepageSection[], ids: readonly string[]): HomepageSection[] {
  const place = ({ id }: HomepageSection) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...sections].sort((a, b) => place(a) - place(b));
}

/** The sections in the order that the person just set, saved by one request; rolled back when it is refused. */
export function useSectionOrder(sections: HomepageSection[] | undefined) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const { mutate, error, variables, reset } = useReorderSections();
  const notify = useNotify();
  const shown = sections && wanted ? ordered(sections, wanted) : sections;

  const send = (ids: readonly string[], before: readonly string[]) => {
    setWanted(ids);
    mutate(ids, {
      onSuccess: () =>
        notify({ message: 'The order was saved.', action: { label: 'Undo', onClick: () => send(before, ids) } }),
      // of several requests in a row, only the last one calls this
      onSettled: () => setWanted(null),
    });
  };

  /** Puts a section before the one that is at `to` now, counted from 0. */
  const move = (id: string, to: number) => {
    if (!shown) return;
    const before = listIds(shown);
    const ids = before.filter((one) => one !== id);
    ids.splice(to, 0, id);
    if (ids.join() === before.join()) return;
    const name = shown.find((section) => section.id === id)?.title ?? '';
    setSaid(`${name} is at position ${to + 1} of ${ids.length}.`);
    send(ids, before);
  };

  return {
    shown,
    move,
    /** For assistive technology. */
    said,
    error,
    retry: () => variables && sections && send(variables, listIds(sections)),
    dismiss: reset,
  };
}
