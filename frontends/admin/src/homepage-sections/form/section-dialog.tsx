import { EntityDialog } from '../../shared/editing/index.js';
import { listSections } from '../calls/list-sections.js';
import { useSaveSection } from '../calls/save-section.js';
import type { HomepageSection } from '../section.js';
import { SectionFields } from './section-fields.js';
import { bodyOf, labels, sectionFormSchema, valuesOf } from './section-values.js';

/** Creates a section, or changes the given one. */
export function SectionDialog({ section, onClose }: { section: HomepageSection | null; onClose: () => void }) {
  return (
    <EntityDialog
      title={section ? 'Edit Section' : 'Add Section'}
      size="large"
      entity={section}
      noun="section"
      nameOf={({ title }: HomepageSection) => title}
      schema={sectionFormSchema}
      labels={labels}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={useSaveSection()}
      reload={async (id) => (await listSections()).find((one) => one.id === id)}
      failure="The section could not be saved."
      fieldOfCode={{ SECTION_KEY_EXISTS: 'sectionKey' }}
      saveLabel={section ? 'Save Section' : 'Add Section'}
      onClose={onClose}
    >
      <SectionFields isNew={section === null} />
    </EntityDialog>
  );
}
