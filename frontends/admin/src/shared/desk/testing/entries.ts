import type { NoteEntry, TimelineEntry } from '../record.js';

/** The entry of a request that arrived. */
export const anEntry = (): TimelineEntry => ({
  id: '0199a1b2-0000-7000-8000-00000000aaaa',
  at: '2026-11-21T08:12:00.000Z',
  actor: { kind: 'customer', name: 'Erika Musterfrau' },
  kind: 'created',
  data: { title: 'Prestige Edition', language: 'de' },
});

/** A note written by the person who views it. */
export const aNote = (text: string): NoteEntry => ({
  id: '0199a1b2-0000-7000-8000-00000000bbbb',
  at: '2026-11-21T09:12:00.000Z',
  actor: { kind: 'staff', name: 'Clara Vogt' },
  kind: 'note',
  version: 1,
  data: { text, editedAt: null, editable: true },
});
