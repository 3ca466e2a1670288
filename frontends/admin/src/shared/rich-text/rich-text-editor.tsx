import { getSchema } from '@tiptap/core';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { FieldFrame, useFieldState } from '@vitrine/ui';
import { useField } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { parseHtml } from '../editing/conflict/parse-html.js';
import { extensions } from './extensions.js';
import { FieldContext } from './field-context.js';
import styles from './rich-text-editor.module.css';
import { Toolbar } from './tools/toolbar.js';

let schema: Schema | undefined;

/**
 * Parses HTML here, because the editor would parse it as a text, which Trusted Types refuse. The schema drops what the editor cannot hold either way.
 */
function getContent(html: string) {
  schema ??= getSchema(extensions);
  return DOMParser.fromSchema(schema).parse(parseHtml(html)).toJSON() as Record<string, unknown>;
}

/** The editor of the field around it. */
export default function RichTextEditor() {
  const { name, label, spokenLabel, lang } = useContext(FieldContext);
  const [{ value }, , { setValue, setTouched }] = useField<string | undefined>(name);
  const { error, id, helpId } = useFieldState(name);
  const html = value ?? '';
  const shown = useRef(html);

  const editor = useEditor({
    extensions,
    content: getContent(html),
    // its style element would need the page's nonce
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': spokenLabel,
        'aria-invalid': String(error !== undefined),
        ...(error !== undefined && { 'aria-describedby': helpId }),
        ...(lang !== undefined && { lang }),
      },
    },
    onUpdate: ({ editor: now }) => {
      shown.current = now.isEmpty ? '' : now.getHTML();
      void setValue(shown.current);
    },
    onBlur: () => void setTouched(true),
  });

  useEffect(() => {
    if (html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(getContent(html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <FieldFrame label={label} id={id} helpId={helpId} error={error}>
      <div className={error === undefined ? styles.frame : `${styles.frame} ${styles.wrong}`}>
        <Toolbar editor={editor} label={spokenLabel} />
        <EditorContent editor={editor} />
      </div>
    </FieldFrame>
  );
}
