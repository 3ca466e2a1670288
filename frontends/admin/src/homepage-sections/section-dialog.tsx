import { EDITIONS_SECTION_KEY, homepageSectionResource } from '@vitrine/schemas';
import { TextField, type TextFieldProps } from '@vitrine/ui';
import { useField } from 'formik';
import type { ChangeEvent } from 'react';
import { FieldRow } from '../shared/form/index.js';
import { PublicationFields } from '../shared/publication/index.js';
import { resourceFields, RowDialog } from '../shared/resource/index.js';
import { type HomepageSection, sections } from './section-calls.js';
import styles from './section-dialog.module.css';
import { numberOrZero, sectionForm } from './section-form.js';
import { SectionPreview } from './section-preview.js';

const { labels } = homepageSectionResource;
const Field = resourceFields(homepageSectionResource);

/** Creates a section, or changes the given one. */
export function SectionDialog({ section, onClose }: { section: HomepageSection | null; onClose: () => void }) {
  return (
    <RowDialog
      {...sectionForm}
      calls={sections}
      row={section}
      fieldOfCode={{ SECTION_KEY_EXISTS: 'sectionKey' }}
      onClose={onClose}
    >
      <SectionFields id={section?.id} />
    </RowDialog>
  );
}

/** The fields of a homepage section, with a preview. */
function SectionFields({ id }: { id: string | undefined }) {
  const isNew = id === undefined;
  return (
    <div className={styles.fields}>
      <div className={styles.head}>
        <SectionPreview />
        <div className={styles.fields}>
          <Field
            name="sectionKey"
            disabled={!isNew}
            hint={
              isNew
                ? `Names the section for good; “${EDITIONS_SECTION_KEY}” lists the editions with their prices below its words`
                : 'Cannot be changed after creation'
            }
            inputProps={{ autoComplete: 'off', spellCheck: false }}
          />
          <ZeroNumberField name="displayOrder" label={labels.displayOrder} min={0} step={1} />
          <PublicationFields flag="isActive" label={labels.isActive} noun="section" id={id} />
        </div>
      </div>
      <Field name="title" />
      <Field name="subtitle" />
      <Field name="description" minRows={2} maxRows={8} />
      <Field name="ctaText" />
      <Field
        name="ctaLink"
        hint="A path of this site such as /products, or an address"
        inputProps={{ autoComplete: 'off', spellCheck: false }}
      />
      <Field name="backgroundImage" media="image" />
      <Field name="backgroundVideo" media="video" hint="Plays over the image" />
      <FieldRow>
        <ZeroNumberField
          name="overlayOpacity"
          label={labels.overlayOpacity}
          hint="From 0 to 1"
          min={0}
          max={1}
          step={0.1}
        />
        <Field name="textColor" />
        <Field name="textAlign" />
      </FieldRow>
    </div>
  );
}

interface ZeroNumberFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'hint'> {
  min: number;
  max?: number;
  step: number;
}

/** A number field; an entry that is no number becomes 0 on blur (back-office spec §5). */
function ZeroNumberField({ name, label, hint, ...bounds }: ZeroNumberFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  // Formik would store a number, with which an unchanged field would count as changed.
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
