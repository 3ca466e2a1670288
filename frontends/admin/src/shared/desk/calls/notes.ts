import { answer, api, useQueryClient } from '@vitrine/platform';
import type { Note } from '@vitrine/schemas';
import { useMemo } from 'react';
import { deskKeys, type DeskRecord, pathOf } from '../record.js';

/** Writes, changes and deletes notes of a record, and refetches its timeline after each change. */
export function useNotes(record: DeskRecord) {
  const client = useQueryClient();
  const { kind, id } = record;
  return useMemo(() => {
    const of: DeskRecord = { kind, id };
    const refresh = () => client.invalidateQueries({ queryKey: deskKeys.timeline(of) });
    return {
      add: async (body: Note) => {
        await answer(api.POST(pathOf(of, 'notes'), { params: { path: { id } }, body }));
        await refresh();
      },
      edit: async (noteId: string, body: Note) => {
        await answer(api.PUT(pathOf(of, 'notes/{noteId}'), { params: { path: { id, noteId } }, body }));
        await refresh();
      },
      remove: async (noteId: string) => {
        await api.DELETE(pathOf(of, 'notes/{noteId}'), { params: { path: { id, noteId } } });
        await refresh();
      },
    };
  }, [client, kind, id]);
}
