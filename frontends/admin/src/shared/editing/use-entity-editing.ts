import { useSession } from '@vitrine/platform';
import { useNotify } from '@vitrine/ui';
import type { FormikHelpers } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { useIsShown } from '../use-is-shown.js';
import { failureText, failureWithReason, hasCode } from '../failure-text.js';
import { type Difference, differences } from './differences.js';
import { refusalOf } from './server-errors.js';

export interface Versioned {
  id: string;
  version: number;
}

export interface EntityEditingOptions<Entity extends Versioned, Values extends object, Body extends object> {
  /** What is edited; null for a new one. */
  entity: Entity | null;
  /** What kind of thing it is, such as `store`. */
  noun: string;
  /** What it is called, such as its name; for messages. */
  nameOf: (entity: Entity) => string;
  /** What the form holds of it; of null the defaults. */
  valuesOf: (entity: Entity | null) => Values;
  /** The API's body of what the form holds. */
  bodyOf: (values: Values) => Body;
  /** Creates (`id` null) or changes; gives back what is stored then. Refreshes the queries that show it. */
  save: (id: string | null, body: Body & { version?: number }) => Promise<Entity>;
  /** What is stored now; undefined when it cannot be had. */
  reload: (id: string) => Promise<Entity | undefined>;
  /** Said when saving fails, before the API's own sentence. */
  failure: string;
  /** What is said when saving fails, where it is not {@link failure} and the API's own sentence. */
  failureOf?: (error: unknown) => string;
  /** Fields of refusals that come with a code alone. */
  fieldOfCode?: Readonly<Record<string, string>>;
  /** Saved, and nothing typed since; the message is already on its way. */
  onSaved: (entity: Entity) => void;
  /** Said when it is saved, in place of the usual sentence. */
  savedText?: (entity: Entity, created: boolean) => string;
}

interface Stale<Entity> {
  theirs: Entity | undefined;
  differences: readonly Difference[] | null;
}

/** Creating and changing one thing: versions, refusals and the way back, for the forms of this folder. */
export function useEntityEditing<Entity extends Versioned, Values extends object, Body extends object>(
  options: EntityEditingOptions<Entity, Values, Body>,
) {
  const { noun, nameOf, valuesOf, bodyOf, save, reload, failure, fieldOfCode, onSaved, savedText } = options;
  const [base, setBase] = useState(options.entity);
  const [stale, setStale] = useState<Stale<Entity> | null>(null);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const { status } = useSession();
  const [seenStatus, setSeenStatus] = useState(status);
  const shown = useIsShown();
  const typed = useRef<Values>(undefined);
  const [initialValues, setInitialValues] = useState(() => valuesOf(options.entity));

  const adopt = (entity: Entity) => {
    setBase(entity);
    setInitialValues(valuesOf(entity));
  };

  const told = options.failureOf ?? ((error: unknown) => failureWithReason(error, failure));

  // A refusal for want of a session is none any more once somebody has signed in over the form.
  if (seenStatus !== status) {
    setSeenStatus(status);
    if (status === 'signedIn') setRefused(undefined);
  }

  const capital = noun.charAt(0).toUpperCase() + noun.slice(1);
  const called = (entity: Entity) => `${capital} “${nameOf(entity)}”`;

  const restore = (before: Entity, now: Entity): void => {
    save(before.id, { ...bodyOf(valuesOf(before)), version: now.version }).then(
      (entity) => notify({ message: `${called(entity)} is as it was before.` }),
      (error: unknown) =>
        notify({
          message: `${called(now)} could not be put back. ${failureText(error, '')}`.trim(),
          action: { label: 'Try again', onClick: () => restore(before, now) },
        }),
    );
  };

  const tell = (saved: Entity, before: Entity | null | undefined) =>
    notify({
      message: savedText?.(saved, before === null) ?? `${called(saved)} was ${before === null ? 'created' : 'saved'}.`,
      ...(before && { action: { label: 'Undo', onClick: () => restore(before, saved) } }),
    });

  /** `over` is what is stored before: undefined where that is not known and so cannot be put back. */
  const write = async (values: Values, over: Entity | null | undefined): Promise<void> => {
    const saved = await save(base?.id ?? null, { ...bodyOf(values), ...(over && { version: over.version }) });
    tell(saved, over);
    if (!shown.current) return;
    setStale(null);
    setRefused(undefined);
    adopt(saved);
    if (!typed.current || differences(values, typed.current).length === 0) onSaved(saved);
  };

  const ask = async (id: string, values: Values) => {
    setStale({ theirs: undefined, differences: null });
    const theirs = await reload(id).catch(() => undefined);
    setStale((now) => now && { theirs, differences: theirs ? differences(values, valuesOf(theirs)) : null });
  };

  /** For Formik; a failure is told by `refused`, `stale` or on the fields, never thrown. */
  const submit = async (values: Values, form: Pick<FormikHelpers<Values>, 'setErrors'>): Promise<void> => {
    setRefused(undefined);
    try {
      await write(values, base);
    } catch (error) {
      if (!shown.current) return notify({ message: told(error) });
      if (base && hasCode(error, 'STALE_VERSION')) return ask(base.id, values);
      const { errors, others } = refusalOf(error, values, fieldOfCode);
      form.setErrors(errors);
      const onFields = Object.keys(errors).length > 0;
      if (others.length > 0) setRefused([told(error), ...others].join(' '));
      else if (!onFields) setRefused(told(error));
    }
  };

  /** Saves over what somebody else stored meanwhile, as far as it was shown; something newer is shown first. */
  const overwrite = async (values: Values): Promise<void> => {
    setBusy(true);
    try {
      await write(values, stale?.theirs);
    } catch (error) {
      if (base && hasCode(error, 'STALE_VERSION')) await ask(base.id, values);
      else setRefused(told(error));
    }
    setBusy(false);
  };

  /** Takes over what is stored now; what was typed is given up. */
  const takeTheirs = async (): Promise<void> => {
    if (!base) return;
    setBusy(true);
    const theirs = stale?.theirs ?? (await reload(base.id).catch(() => undefined));
    setBusy(false);
    if (!theirs) return setRefused(`The ${noun} could not be loaded.`);
    setRefused(undefined);
    adopt(theirs);
    setStale(null);
  };

  const follow = useCallback((values: Values) => {
    typed.current = values;
  }, []);

  return {
    noun,
    /** Told what the form holds, so that nothing typed while saving is left. */
    follow,
    isNew: base === null,
    initialValues,
    submit,
    overwrite,
    takeTheirs,
    stale,
    forgetStale: () => setStale(null),
    refused,
    busy,
  };
}

export type EntityEditing<Values extends object> = Omit<
  ReturnType<typeof useEntityEditing<Versioned, Values, object>>,
  'submit' | 'overwrite' | 'initialValues' | 'follow'
> & {
  follow: (values: Values) => void;
  initialValues: Values;
  submit: (values: Values, form: Pick<FormikHelpers<Values>, 'setErrors'>) => Promise<void>;
  overwrite: (values: Values) => Promise<void>;
};
