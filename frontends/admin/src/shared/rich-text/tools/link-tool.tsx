import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { LinkDialog, type LinkValues } from './link-dialog.js';
import { ToolButton } from './tool-button.js';
import { ToolIcon } from './tool-icon.js';

interface LinkToolProps {
  editor: Editor;
  /** Address of the link at the cursor. */
  href: string | undefined;
}

/** Inserts, changes and removes a link by its typed address. */
export function LinkTool({ editor, href }: LinkToolProps) {
  const [open, setOpen] = useState(false);
  const { empty } = editor.state.selection;
  const atLink = () => (href === undefined ? editor.chain() : editor.chain().extendMarkRange('link'));

  const close = () => {
    setOpen(false);
    editor.commands.focus();
  };
  const put = ({ href: address, text }: LinkValues) => {
    const isNew = empty && href === undefined;
    if (isNew)
      editor
        .chain()
        .insertContent({ type: 'text', text: text || address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else atLink().setLink({ href: address }).run();
    close();
  };
  const remove = () => {
    atLink().unsetLink().run();
    close();
  };

  return (
    <>
      <ToolButton
        label="Link"
        pressed={href !== undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <ToolIcon name="link" />
      </ToolButton>
      {open && (
        <LinkDialog
          href={href}
          asksForText={empty && href === undefined}
          onPut={put}
          onRemove={remove}
          onClose={close}
        />
      )}
    </>
  );
}
