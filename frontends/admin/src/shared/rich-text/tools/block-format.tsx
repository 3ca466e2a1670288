import type { Editor } from '@tiptap/core';
import { Chevron } from '@vitrine/ui';
import { type HeadingLevel, HEADING_LEVELS } from '../formats.js';
import styles from './toolbar.module.css';

interface BlockFormatProps {
  editor: Editor;
  /** 0 for a paragraph. */
  heading: HeadingLevel | 0;
}

/** What the block at the cursor is: a paragraph or a heading. */
export function BlockFormat({ editor, heading }: BlockFormatProps) {
  const change = (value: number) => {
    const level = HEADING_LEVELS.find((one) => one === value);
    const chain = editor.chain();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  return (
    <span className={styles.format}>
      <select aria-label="Block format" value={heading} onChange={({ target }) => change(Number(target.value))}>
        <option value={0}>Paragraph</option>
        {HEADING_LEVELS.map((level) => (
          <option key={level} value={level}>
            Heading {level}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  );
}
