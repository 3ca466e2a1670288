import { useSettings } from '@vitrine/platform';
import {
  DEFAULT_LANGUAGE,
  fallbackOrder,
  fillReplyTemplate,
  type Language,
  languageName,
  type ReplyPlaceholder,
  replySchema,
  replySubject,
} from '@vitrine/schemas';
import { Alert, Button, Form, SubmitButton, TextField, useNotify } from '@vitrine/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { useDiscardGuard } from '../../editing/index.js';
import { failureWithReason } from '../../failure-text.js';
import { Section } from '../../layout/section.js';
import { ListFailure, ToolSelect } from '../../list/index.js';
import { useReply } from '../calls/work.js';
import type { DeskRecord } from '../record.js';
import { ReplyPreview } from './reply-preview.js';
import { type ReplyTemplate, replyTemplates } from './reply-template-calls.js';
import styles from './reply-form.module.css';
import { useOffered } from './use-offered.js';
import { useReplyText } from './use-reply-text.js';

interface ReplyFormProps {
  record: DeskRecord;
  /** The recipient. */
  customer: { name: string; email: string; language: Language };
  /** Values of the templates' placeholders. */
  values: Readonly<Partial<Record<ReplyPlaceholder, string>>>;
  /** The status that was just set: its template is offered, or an empty mail where it has none. Undefined = no status was set. */
  offered?: string | undefined;
  /** Called when the offered mail was sent or declined. */
  onSettled?: () => void;
}

const textIn = ({ text, translations }: ReplyTemplate, language: Language): string =>
  fallbackOrder(language)
    .map((each) => (each === DEFAULT_LANGUAGE ? text : translations[each]?.text))
    .find(Boolean) ?? text;

/** The form of a mail to the customer, begun with a template or empty, with a preview. */
export function ReplyForm({ record, customer, values, offered, onSettled }: ReplyFormProps) {
  const [refused, setRefused] = useState<string>();
  const { mutateAsync } = useReply(record);
  const notify = useNotify();
  return (
    <Section title="Reply">
      <Formik
        initialValues={{ text: '' }}
        validationSchema={replySchema}
        onSubmit={async (body, { resetForm }) => {
          try {
            await mutateAsync(body);
            setRefused(undefined);
            resetForm();
            onSettled?.();
            notify({ message: `The reply to ${customer.name} is on its way.` });
          } catch (error) {
            setRefused(failureWithReason(error, 'The reply could not be sent.'));
          }
        }}
      >
        <ReplyFields {...{ customer, values, offered, onSettled, refused }} />
      </Formik>
    </Section>
  );
}

interface ReplyFieldsProps extends Omit<ReplyFormProps, 'record'> {
  refused: string | undefined;
}

function ReplyFields({ customer, values, offered, onSettled, refused }: ReplyFieldsProps) {
  const { name: house } = useSettings();
  const { text, dirty, setText, resetForm } = useReplyText();
  const [previewing, setPreviewing] = useState(false);
  const templates = replyTemplates.useList();
  const guard = useDiscardGuard(dirty, 'reply', () => undefined, dirty);
  const fill = (template: ReplyTemplate) => setText(fillReplyTemplate(textIn(template, customer.language), values));
  const offering = useOffered({
    offered,
    templates: templates.data,
    isKnown: !templates.isPending,
    isEmpty: text === '',
    fill,
  });
  return (
    <Form className={styles.form}>
      {offering && (
        <Alert
          severity="info"
          action={{
            label: 'Leave it out',
            onClick: () => {
              resetForm();
              onSettled?.();
            },
          }}
        >
          The order is {offered} now.{' '}
          {offering === 'template'
            ? 'This mail can say so to the customer: change it as you like, or leave it out.'
            : 'No reply template says so: write the mail to the customer here, or leave it out.'}
        </Alert>
      )}
      <ToolSelect
        label="Begin with a template"
        value=""
        options={[
          { value: '', label: 'Begin with a template…' },
          ...(templates.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(id) => {
          const template = templates.data?.find((one) => one.id === id);
          if (template) fill(template);
        }}
      />
      <ListFailure query={templates} text="The templates could not be loaded." />
      <TextField
        name="text"
        label={`Mail to ${customer.name || customer.email}, in ${languageName(customer.language)}`}
        minRows={offering || text !== '' ? 8 : 3}
        maxRows={24}
        inputProps={{ lang: customer.language }}
      />
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <div className={styles.actions}>
        <Button kind="text" disabled={text.trim() === ''} onClick={() => setPreviewing(true)}>
          Preview
        </Button>
        <SubmitButton disabled={!dirty}>Send reply</SubmitButton>
      </div>
      {previewing && (
        <ReplyPreview
          subject={replySubject(house, customer.language, values.number ?? '', values.product ?? '')}
          customer={customer}
          text={text}
          onClose={() => setPreviewing(false)}
        />
      )}
      {guard.question}
    </Form>
  );
}
