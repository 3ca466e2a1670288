import { isRichTextColor, isSafeLink, RICH_TEXT_ALIGNMENTS } from '@vitrine/schemas';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import type { GlobalAttributes } from '@tiptap/core';
import type { TagParseRule } from '@tiptap/pm/model';
import { HEADING_LEVELS } from './formats.js';

/** Colours of pasted text are kept only where the API accepts them. */
const accepted = (groups: GlobalAttributes): GlobalAttributes =>
  groups.map(({ attributes, ...group }) => ({
    ...group,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => {
        const parseHTML = (element: HTMLElement): string | null => {
          const color: unknown = attribute?.parseHTML?.(element);
          return typeof color === 'string' && isRichTextColor(color) ? color : null;
        };
        return [name, { ...attribute, parseHTML }];
      }),
    ),
  }));

const hasColor = ({ style }: HTMLElement): boolean => [style.color, style.backgroundColor].some(isRichTextColor);

/** A coloured piece of text; other spans are read as plain text. */
const ColoredText = TextStyle.extend({
  parseHTML() {
    const rules = (this.parent?.() ?? []).filter((rule): rule is TagParseRule => rule.tag !== undefined);
    return rules.map((rule): TagParseRule => ({
      ...rule,
      getAttrs: (element) => (hasColor(element) ? (rule.getAttrs?.(element) ?? null) : false),
    }));
  },
});

/** A link with nothing but its address: it always opens in a new tab (back-office spec §2, Content pages). */
const NewTabLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  isAllowedUri: isSafeLink,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
});

/** Without a shortcut for Tab, which must move the focus out of the editor. */
const Entry = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** All that the editor can hold: what its tools offer and the API accepts. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [...HEADING_LEVELS] }),
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  Entry,
  ListKeymap,
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: [...RICH_TEXT_ALIGNMENTS] }),
  ColoredText,
  Color.extend({
    addGlobalAttributes() {
      return accepted(this.parent?.() ?? []);
    },
  }),
  BackgroundColor.extend({
    addGlobalAttributes() {
      return accepted(this.parent?.() ?? []);
    },
  }),
  NewTabLink,
  UndoRedo,
];
