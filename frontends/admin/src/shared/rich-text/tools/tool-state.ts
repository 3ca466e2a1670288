import type { Editor } from '@tiptap/core';
import { type RichTextAlignment, RICH_TEXT_ALIGNMENTS } from '@vitrine/schemas';
import { type HeadingLevel, HEADING_LEVELS } from '../formats.js';

/** The formats that are active at the cursor. */
export interface ToolState {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  bulletList: boolean;
  orderedList: boolean;
  /** 0 for a paragraph. */
  heading: HeadingLevel | 0;
  /** Undefined where none was chosen. */
  align: RichTextAlignment | undefined;
  color: string | undefined;
  backgroundColor: string | undefined;
  /** Address of the link; undefined outside one. */
  href: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export function toolState(editor: Editor): ToolState {
  const { color, backgroundColor } = editor.getAttributes('textStyle');
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    heading: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0,
    align: RICH_TEXT_ALIGNMENTS.find((textAlign) => editor.isActive({ textAlign })),
    color: text(color),
    backgroundColor: text(backgroundColor),
    href: text(editor.getAttributes('link')['href']),
  };
}
