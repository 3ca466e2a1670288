import { heroSchema } from '@vitrine/schemas';
import { Alert, Button, Form } from '@vitrine/ui';
import {
  EditedForm,
  type EntityEditing,
  StaleQuestion,
  useDiscardGuard,
  useEditedForm,
  useEntityEditing,
} from '../shared/editing/index.js';
import { Bilingual, MediaField } from '../shared/form/index.js';
import { getHero } from './calls/get-hero.js';
import { useSaveHero } from './calls/save-hero.js';
import type { Hero } from './hero.js';
import styles from './hero-editor.module.css';
import { HeroStage } from './hero-stage.js';
import { bodyOf, type HeroValues, valuesOf } from './hero-values.js';

const labels = { heading: 'Heading', video: 'Hero video' };

/** The hero's form; what is live and what it will be stand side by side. */
export function HeroForm({ hero }: { hero: Hero }) {
  const save = useSaveHero();
  const editing = useEntityEditing({
    entity: hero,
    noun: 'hero',
    nameOf: ({ heading }: Hero) => heading ?? '',
    valuesOf,
    bodyOf,
    save,
    reload: () => getHero(),
    failure: 'Failed to update hero',
    savedText: () => 'Homepage hero updated!',
    onSaved: () => undefined,
  });
  return (
    <EditedForm editing={editing} schema={heroSchema}>
      <Fields hero={hero} editing={editing} />
    </EditedForm>
  );
}

function Fields({ hero, editing }: { hero: Hero; editing: EntityEditing<HeroValues> }) {
  const { values, dirty, isSubmitting, resetForm } = useEditedForm(editing);
  const guard = useDiscardGuard(dirty, 'hero', () => undefined, dirty);
  return (
    <Form className={styles.form}>
      <div className={styles.fields}>
        <Bilingual name="heading" label="Heading" required />
        <MediaField name="video" label="Hero video" kind="video" hint="Without one the drawn dial is shown." />
        {editing.refused !== undefined && !editing.stale && (
          <Alert severity="error">
            <strong>Failed to update hero.</strong> {editing.refused === 'Failed to update hero' ? '' : editing.refused}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button type="submit" disabled={!dirty || isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Hero'}
          </Button>
          {dirty && (
            <Button kind="text" disabled={isSubmitting} onClick={() => resetForm()}>
              Discard changes
            </Button>
          )}
        </div>
      </div>
      <div className={styles.stages}>
        <HeroStage title="Live now" heading={hero.heading} english={hero.translations.en?.heading} video={hero.video} />
        <HeroStage
          title="Preview"
          heading={values.heading}
          english={values.translations.en.heading}
          video={values.video}
        />
      </div>
      <StaleQuestion editing={editing} labels={labels} />
      {guard.question}
    </Form>
  );
}
