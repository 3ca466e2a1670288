import { REPLY_PLACEHOLDERS, replyTemplateResource } from '@vitrine/schemas';
import { TextsMissing, FormSection } from '../shared/form/index.js';
import { resourceFields, resourceForm, RowForm } from '../shared/resource/index.js';
import { replyTemplates } from '../shared/desk/index.js';

const form = resourceForm(replyTemplateResource);
const Field = resourceFields(replyTemplateResource);
const PLACEHOLDERS = REPLY_PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ');

/** The page that creates a template, or changes the one in the address. */
export default function ReplyTemplateFormPage() {
  return (
    <RowForm {...form} calls={replyTemplates}>
      <FormSection
        title="Reply template"
        note={`These are filled in for each reply: ${PLACEHOLDERS}. A blank line begins a paragraph.`}
        action={<TextsMissing names={['title', 'text']} />}
      >
        <Field name="title" />
        <Field name="text" minRows={10} maxRows={30} />
        <Field
          name="status"
          placeholder="No status"
          hint="After such a change the reply is offered, ready to be changed or left out."
        />
      </FormSection>
    </RowForm>
  );
}
