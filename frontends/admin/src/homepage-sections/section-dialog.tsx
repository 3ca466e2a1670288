import { SECTION_TEXT_ALIGNS, SECTION_TEXT_COLORS } from '@vitrine/schemas';
import { Select, TextField, type TextFieldProps } from '@vitrine/ui';
import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import { EntityDialog } from '../shared/editing/index.js';
import { Bilingual, FieldRow, MediaField, SwitchField } from '../shared/form/index.js';
import { sections } from './section-calls.js';
import styles from './section-dialog.module.css';
import { numberOrZero, sectionForm } from './section-form.js';
import { SectionPreview } from './section-preview.js';
import { type HomepageSection, TEXT_ALIGN_NAMES, TEXT_COLOR_NAMES } from './section.js';

/** Creates a section, or changes the given one. */
export function SectionDialog({ section, onClose }: { section: HomepageSection | null; onClose: () => void }) {
  return (
    <EntityDialog
      {...sectionForm}
      title={section ? 'Edit Section' : 'Add Section'}
      size="large"
      entity={section}
      noun="section"
      getName={({ title }: HomepageSection) => title}
      save={sections.useSave()}
      reload={async (id) => (await sections.list(null)).find((one) => one.id === id)}
      failure="The section could not be saved."
      fieldOfCode={{ SECTION_KEY_EXISTS: 'sectionKey' }}
      saveLabel={section ? 'Save Section' : 'Add Section'}
      onClose={onClose}
    >
      <SectionFields isNew={section === null} />
    </EntityDialog>
  );
}

/** What staff say about a section of the home page, with the section as it will look. */
function SectionFields({ isNew }: { isNew: boolean }) {
  return (
    <div className={styles.fields}>
      <div className={styles.head}>
        <SectionPreview />
        <div className={styles.fields}>
          <TextField
            name="sectionKey"
            label="Section key"
            required
            disabled={!isNew}
            hint={isNew ? 'Names the section for good, such as editions' : 'Cannot be changed after creation'}
            inputProps={{ autoComplete: 'off', spellCheck: false }}
          />
          <ZeroNumberField name="displayOrder" label="Display order" min={0} step={1} />
          <SwitchField name="isActive" label="Active" hint="Visitors see active sections only" />
        </div>
      </div>
      <Bilingual name="title" label="Title" required />
      <Bilingual name="subtitle" label="Subtitle" />
      <Bilingual name="description" label="Description" minRows={2} maxRows={8} />
      <Bilingual name="ctaText" label="Button text" />
      <TextField
        name="ctaLink"
        label="Button link"
        hint="A path of this site such as /products, or an address"
        inputProps={{ autoComplete: 'off', spellCheck: false }}
      />
      <MediaField name="backgroundImage" label="Background image" kind="image" />
      <MediaField name="backgroundVideo" label="Background video" kind="video" hint="Plays over the image" />
      <FieldRow>
        <ZeroNumberField name="overlayOpacity" label="Overlay opacity" hint="From 0 to 1" min={0} max={1} step={0.1} />
        <Select
          name="textColor"
          label="Text color"
          options={SECTION_TEXT_COLORS.map((value) => ({ value, label: TEXT_COLOR_NAMES[value] }))}
        />
        <Select
          name="textAlign"
          label="Text alignment"
          options={SECTION_TEXT_ALIGNS.map((value) => ({ value, label: TEXT_ALIGN_NAMES[value] }))}
        />
      </FieldRow>
    </div>
  );
}

interface ZeroNumberFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'hint'> {
  min: number;
  max?: number;
  step: number;
}

/** A number; what is none when the field is left becomes 0 (back-office spec §5). */
function ZeroNumberField({ name, label, hint, ...bounds }: ZeroNumberFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  // Formik would convert it to a number, and an unchanged field would count as changed.
  const keepText = ({ target }: ChangeEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) void setValue(target.value);
  };
  const settle = () => {
    const number = String(numberOrZero(value));
    if (number !== value) void setValue(number);
  };
  return (
    <div onChange={keepText} onBlur={settle}>
      <TextField name={name} label={label} hint={hint} type="number" inputProps={bounds} />
    </div>
  );
}
