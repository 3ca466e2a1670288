import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { RICH_TEXT_ALIGNMENTS } from '@vitrine/schemas';
import { type ReactNode, useRef } from 'react';
import { BlockFormat } from './block-format.js';
import { ColorTool } from './color-tool.js';
import { ALIGNMENT_NAMES } from '../formats.js';
import { LinkTool } from './link-tool.js';
import { ToolButton } from './tool-button.js';
import { ToolIcon } from './tool-icon.js';
import { toolState } from './tool-state.js';
import styles from './toolbar.module.css';
import { useRoving } from './use-roving.js';

interface ToolbarProps {
  editor: Editor;
  /** Label of the text it belongs to, for assistive technology. */
  label: string;
}

/** Exactly the tools of back-office spec §2, Content pages; one tab stop, with arrow keys within. */
export function Toolbar({ editor, label }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRoving(bar);
  const state = useEditorState({ editor, selector: ({ editor: now }) => toolState(now) });
  const at = () => editor.chain().focus();

  return (
    <div ref={bar} role="toolbar" aria-label={`Format: ${label}`} className={styles.bar} {...roving}>
      <BlockFormat editor={editor} heading={state.heading} />
      <Group>
        <ToolButton label="Bold" pressed={state.bold} onClick={() => at().toggleBold().run()}>
          <b>B</b>
        </ToolButton>
        <ToolButton label="Italic" pressed={state.italic} onClick={() => at().toggleItalic().run()}>
          <i>I</i>
        </ToolButton>
        <ToolButton label="Underline" pressed={state.underline} onClick={() => at().toggleUnderline().run()}>
          <u>U</u>
        </ToolButton>
      </Group>
      <Group>
        <ToolButton label="Bullet list" pressed={state.bulletList} onClick={() => at().toggleBulletList().run()}>
          <ToolIcon name="bullets" />
        </ToolButton>
        <ToolButton label="Numbered list" pressed={state.orderedList} onClick={() => at().toggleOrderedList().run()}>
          <ToolIcon name="numbers" />
        </ToolButton>
      </Group>
      <Group>
        {RICH_TEXT_ALIGNMENTS.map((align) => (
          <ToolButton
            key={align}
            label={ALIGNMENT_NAMES[align]}
            pressed={state.align === align}
            onClick={() => at().toggleTextAlign(align).run()}
          >
            <ToolIcon name={align} />
          </ToolButton>
        ))}
      </Group>
      <Group>
        <ColorTool
          editor={editor}
          label="Text colour"
          present={state.color}
          apply={(chain, color) => (color === null ? chain.unsetColor() : chain.setColor(color))}
        />
        <ColorTool
          editor={editor}
          label="Background colour"
          filled
          present={state.backgroundColor}
          apply={(chain, color) => (color === null ? chain.unsetBackgroundColor() : chain.setBackgroundColor(color))}
        />
        <LinkTool editor={editor} href={state.href} />
      </Group>
    </div>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <span className={styles.group}>{children}</span>;
}
