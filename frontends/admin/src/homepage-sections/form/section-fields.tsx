import { sectionTextAligns, sectionTextColors } from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import { Bilingual, FieldRow, MediaField, SwitchField } from '../../shared/form/index.js';
import { textAlignNames, textColorNames } from '../section.js';
import styles from './section-fields.module.css';
import { SectionPreview } from './section-preview.js';
import { ZeroNumberField } from './zero-number-field.js';

/** What staff say about a section of the home page, with the section as it will look. */
export function SectionFields({ isNew }: { isNew: boolean }) {
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
          options={sectionTextColors.map((value) => ({ value, label: textColorNames[value] }))}
        />
        <Select
          name="textAlign"
          label="Text alignment"
          options={sectionTextAligns.map((value) => ({ value, label: textAlignNames[value] }))}
        />
      </FieldRow>
    </div>
  );
}
