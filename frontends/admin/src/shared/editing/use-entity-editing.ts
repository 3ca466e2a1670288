import { ApiFailure, type LastChange, useSession } from '@vitrine/platform';
import { useNotify } from '@vitrine/ui';
import type { FormikHelpers } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { useIsMounted } from '../use-is-mounted.js';
import { failureText, failureWithReason, hasCode } from '../failure-text.js';
import { differences } from './conflict/differences.js';
import { fieldLabel } from './errors/field-label.js';
import { type FieldGroups, type Merge, mergeChanges } from './conflict/merge-changes.js';
import { findRefusal } from './errors/server-errors.js';
import { touchedFields } from './touched-fields.js';
import type { FormContent } from './use-stored-values.js';

export interface Versioned {
  id: string;
  version: number;
}

export interface EntityEditingOptions<Entity extends Versioned, Values extends object, Body extends object> {
  /** What is edited; null for a new one. */
  entity: Entity | null;
  /** What kind of thing it is, such as `store`. */
  noun: string;
  /** Labels of fields by their path; other fields are named by their path. */
  labels: Readonly<Record<string, string>>;
  /** Fields that mean nothing without each other, so that changes of two people are never mixed in them. */
  together?: FieldGroups;
  /** Its name for messages. */
  getName: (entity: Entity) => string;
  /** The form's values of it; of null the defaults. */
  valuesOf: (entity: Entity | null) => Values;
  /** The request's body of the form's values. */
  bodyOf: (values: Values) => Body;
  /** Fields that the API requires with every change. */
  always?: readonly (keyof Body & string)[];
  /**
   * Creates (`id` null, the whole body) or changes (only the changed fields) it, and refreshes the queries that show it.
   * @returns what is stored then
   */
  save: (id: string | null, body: Body & { version?: number }) => Promise<Entity>;
  /** Reads what is stored now; undefined when it cannot be read. */
  reload: (id: string) => Promise<Entity | undefined>;
  /** Shown when saving fails, before the API's own sentence. */
  failure: string;
  /** Makes the message of a failure, instead of {@link failure} and the API's own sentence. */
  toFailure?: (error: unknown) => string;
  /** The field of a refusal that has a code and no fields. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** Called after saving, unless something was typed since; the message is already shown. */
  onSaved: (entity: Entity) => void;
  /** Makes the message after saving, instead of the usual one. */
  savedText?: (entity: Entity, created: boolean) => string;
  /** Asks something before a change is saved; null cancels it. */
  ask?: () => Promise<Beside | null>;
  /** Whether the message after a change offers Undo; true by default. */
  canUndo?: boolean;
}

/** What is sent with a change besides the fields of the form, and with the undo of the change. */
export interface Beside {
  change: object;
  undo: object;
}

/** Own changes that conflict with those of somebody else. */
export interface Conflict<Values> {
  /** Version of what is stored now. */
  version: number;
  theirs: Values;
  merge: Merge<Values>;
}

/** Somebody else saved in between. */
export interface Stale<Values> {
  lastChange: LastChange | undefined;
  /** Null when what is stored now could not be read. */
  conflict: Conflict<Values> | null;
}

/** How often changes are merged, while others keep saving, before the person is asked. */
const MERGES = 3;

/** State and actions for creating and changing one thing: versions, refusals, conflicts and undo, for the forms of this folder. */
export function useEntityEditing<Entity extends Versioned, Values extends object, Body extends object>(
  options: EntityEditingOptions<Entity, Values, Body>,
) {
  const { noun, labels, together, getName, valuesOf, bodyOf, save, reload, failure, fieldOfCode, onSaved } = options;
  const [base, setBase] = useState(options.entity);
  const [stale, setStale] = useState<(Stale<Values> & { stored: Entity | null }) | null>(null);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const { status } = useSession();
  const [seenStatus, setSeenStatus] = useState(status);
  const shown = useIsMounted();
  const typed = useRef<Values>(undefined);
  const beside = useRef<Beside>(undefined);
  const [filling, setFilling] = useState<FormContent<Values>>(() => {
    const stored = valuesOf(options.entity);
    return { stored, since: stored };
  });

  /** @param since the form's values when `entity` was requested; else what the form was filled with */
  const adopt = (entity: Entity, since?: Values) => {
    setBase(entity);
    setFilling((now) => ({ stored: valuesOf(entity), since: since ?? now.stored }));
  };

  const toSentence = options.toFailure ?? ((error: unknown) => failureWithReason(error, failure));

  // A refusal caused by the ended session no longer holds once somebody has signed in over the form.
  if (seenStatus !== status) {
    setSeenStatus(status);
    if (status === 'signedIn') setRefused(undefined);
  }

  const capital = noun.charAt(0).toUpperCase() + noun.slice(1);
  const called = (entity: Entity) => `${capital} “${getName(entity)}”`;

  const change = (stored: Entity, values: Values, more = beside.current?.change): Promise<Entity> => {
    const touched = touchedFields(bodyOf(valuesOf(stored)), bodyOf(values), options.always);
    return save(stored.id, { ...touched, ...more, version: stored.version } as Body & { version: number });
  };

  const restore = (before: Entity, now: Entity, more: object | undefined): void => {
    change(now, valuesOf(before), more ?? {}).then(
      (entity) => {
        if (shown.current) adopt(entity);
        notify({ message: `${called(entity)} is as it was before.` });
      },
      (error: unknown) =>
        notify({
          message: `${called(now)} could not be put back. ${failureText(error, '')}`.trim(),
          action: { label: 'Try again', onClick: () => restore(before, now, more) },
        }),
    );
  };

  const notifySaved = (saved: Entity, before: Entity | null, mergedWith: string) => {
    const more = beside.current?.undo;
    notify({
      message: `${options.savedText?.(saved, before === null) ?? `${called(saved)} was ${before === null ? 'created' : 'saved'}.`}${mergedWith}`,
      ...(before &&
        options.canUndo !== false && { action: { label: 'Undo', onClick: () => restore(before, saved, more) } }),
    });
  };

  /**
   * @param sent the form's values
   * @param over what was stored before; null for a new one
   * @param mergedWith appended to the message
   */
  const write = async (values: Values, sent: Values, over: Entity | null, mergedWith = ''): Promise<void> => {
    const saved = await (over ? change(over, values) : save(null, bodyOf(values)));
    notifySaved(saved, over, mergedWith);
    if (!shown.current) return;
    setStale(null);
    setRefused(undefined);
    adopt(saved, sent);
    if (!typed.current || differences(sent, typed.current).length === 0) onSaved(saved);
  };

  const mergedText = ({ takenOver }: Merge<Values>, lastChange: LastChange | undefined): string => {
    if (takenOver.length === 0) return '';
    const names = takenOver.map((path) => fieldLabel(path, labels)).join(', ');
    return ` What ${lastChange?.by ?? 'somebody else'} had changed meanwhile was kept: ${names}.`;
  };

  /** Saves own changes merged with what somebody else stored meanwhile; asks only where both changed the same. @throws what saving throws */
  const merge = async (from: Entity, values: Values, cause: unknown, attempt = 1): Promise<void> => {
    const lastChange = cause instanceof ApiFailure ? cause.lastChange : undefined;
    const stored = await reload(from.id).catch(() => undefined);
    if (!shown.current) return notify({ message: toSentence(cause) });
    if (!stored) return setStale({ lastChange, stored: null, conflict: null });
    const theirs = valuesOf(stored);
    const merged = mergeChanges(valuesOf(from), values, theirs, together);
    if (merged.conflicts.length > 0 || attempt > MERGES)
      return setStale({ lastChange, stored, conflict: { version: stored.version, theirs, merge: merged } });
    try {
      await write(merged.values, values, stored, mergedText(merged, lastChange));
    } catch (error) {
      if (!hasCode(error, 'STALE_VERSION')) throw error;
      await merge(from, values, error, attempt + 1);
    }
  };

  /** For Formik; a failure is reported by `refused`, `stale` or on the fields, never thrown. */
  const submit = async (values: Values, form: Pick<FormikHelpers<Values>, 'setErrors'>): Promise<void> => {
    setRefused(undefined);
    if (base && options.ask) {
      const answered = await options.ask();
      if (!answered) return;
      beside.current = answered;
    }
    const refuse = (error: unknown) => {
      if (!shown.current) return notify({ message: toSentence(error) });
      const { errors, others } = findRefusal(error, values, fieldOfCode);
      form.setErrors(errors);
      const onFields = Object.keys(errors).length > 0;
      if (others.length > 0) setRefused([toSentence(error), ...others].join(' '));
      else if (!onFields) setRefused(toSentence(error));
    };
    await write(values, values, base)
      .catch((error: unknown) => {
        if (!base || !shown.current || !hasCode(error, 'STALE_VERSION')) throw error;
        return merge(base, values, error);
      })
      .catch(refuse);
  };

  /** Runs an action of the question about two versions; failures are shown in it. */
  const answering = async (values: Values, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      if (base && hasCode(error, 'STALE_VERSION')) await merge(base, values, error);
      else setRefused(toSentence(error));
    }
    setBusy(false);
  };

  /** Saves what was chosen in the question about two versions; `sent` is what the form holds. */
  const resolve = async (sent: Values, values: Values): Promise<void> => {
    const stored = stale?.stored;
    if (stored) await answering(sent, () => write(values, sent, stored));
  };

  /** Reads once more what is stored now, and merges. */
  const compareAgain = async (values: Values): Promise<void> => {
    if (base) await answering(values, () => merge(base, values, undefined));
  };

  /** Takes over a newer version that was read, unless something is typed. */
  const refresh = (entity: Entity): void => {
    const untouched = !typed.current || differences(filling.stored, typed.current).length === 0;
    if (base && entity.version > base.version && untouched) adopt(entity);
  };

  const follow = useCallback((values: Values) => {
    typed.current = values;
  }, []);

  return {
    noun,
    labels,
    /** Must be called with the form's values, so that nothing typed during saving is lost. */
    follow,
    isNew: base === null,
    filling,
    submit,
    resolve,
    compareAgain,
    refresh,
    stale,
    forgetStale: () => {
      setStale(null);
      setRefused(undefined);
    },
    refused,
    busy,
  };
}

export type EntityEditing<Values extends object> = Omit<
  ReturnType<typeof useEntityEditing<Versioned, Values, object>>,
  'submit' | 'resolve' | 'compareAgain' | 'refresh' | 'stale' | 'filling' | 'follow'
> & {
  follow: (values: Values) => void;
  filling: FormContent<Values>;
  submit: (values: Values, form: Pick<FormikHelpers<Values>, 'setErrors'>) => Promise<void>;
  resolve: (sent: Values, values: Values) => Promise<void>;
  compareAgain: (values: Values) => Promise<void>;
  stale: Stale<Values> | null;
};
