import { Link } from '@vitrine/platform';
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
import { TranslatedText, TranslatedMedia, inTranslations } from '../shared/form/index.js';
import type { HomepageSection } from '../homepage-sections/index.js';
import { getHero } from './calls/get-hero.js';
import { useSaveHero } from './calls/save-hero.js';
import type { Hero } from './hero.js';
import styles from './hero-editor.module.css';
import { HeroPreview } from './hero-preview.js';
import { bodyOf, type HeroValues, valuesOf } from './hero-values.js';
import { useOpeningSection } from './use-opening-section.js';

const labels = { heading: 'Heading', video: 'Hero video' };

/** The live hero, for people who may not change it. */
export function LiveHero({ hero }: { hero: Hero }) {
  const opening = useOpeningSection();
  return (
    <div className={styles.stages}>
      <LiveStage hero={hero} opening={opening} />
    </div>
  );
}

interface StageProps {
  hero: Hero;
  /** The section whose title visitors read instead of the heading. */
  opening: HomepageSection | undefined;
}

function LiveStage({ hero, opening }: StageProps) {
  return (
    <HeroPreview
      title="Live now"
      heading={opening?.title ?? hero.heading}
      translations={inTranslations((language) =>
        opening ? opening.translations[language]?.title : hero.translations[language]?.heading,
      )}
      video={opening?.backgroundVideo ?? hero.video}
    />
  );
}

/** The hero's form, with the live hero and a preview side by side. */
export function HeroForm({ hero }: { hero: Hero }) {
  const save = useSaveHero();
  const opening = useOpeningSection();
  const editing = useEntityEditing({
    entity: hero,
    noun: 'hero',
    labels,
    getName: ({ heading }: Hero) => heading ?? '',
    valuesOf,
    bodyOf,
    save,
    reload: () => getHero(),
    failure: 'Failed to update hero',
    savedText: ({ video }) =>
      opening && (opening.backgroundVideo !== null || video === hero.video)
        ? 'The hero was saved. Visitors will see it once no homepage section is active.'
        : 'Homepage hero updated!',
    onSaved: () => undefined,
  });
  return (
    <EditedForm editing={editing} schema={heroSchema}>
      <Fields hero={hero} editing={editing} opening={opening} />
    </EditedForm>
  );
}

interface FieldsProps extends StageProps {
  editing: EntityEditing<HeroValues>;
}

function Fields({ hero, editing, opening }: FieldsProps) {
  const { values, dirty, isSubmitting, resetForm } = useEditedForm(editing);
  const guard = useDiscardGuard(dirty, 'hero', () => undefined, dirty);
  return (
    <Form className={styles.form}>
      <div className={styles.fields}>
        {opening && (
          <Alert severity="info">
            {`Visitors do not see this heading${opening.backgroundVideo === null ? '' : ' and this video'} at the moment: the home page opens with the section “${opening.title}”. `}
            <Link to={`/admin/homepage-sections?section=${opening.id}`}>Edit that section</Link>
          </Alert>
        )}
        <TranslatedText name="heading" label="Heading" required />
        <TranslatedMedia name="video" label="Hero video" kind="video" hint="Without one the drawn dial is shown." />
        {editing.refused !== undefined && !editing.stale && <Alert severity="error">{editing.refused}</Alert>}
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
        <LiveStage hero={hero} opening={opening} />
        <HeroPreview
          title="Preview"
          heading={values.heading}
          translations={inTranslations((language) => values.translations[language].heading)}
          video={values.video}
        />
      </div>
      <StaleQuestion editing={editing} />
      {guard.question}
    </Form>
  );
}
