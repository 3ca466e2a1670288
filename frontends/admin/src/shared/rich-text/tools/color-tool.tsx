import Popover from '@mui/material/Popover';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { Button } from '@vitrine/ui';
import { useId, useRef, useState } from 'react';
import styles from './color-tool.module.css';
import { asHex, swatches } from './palette.js';
import { ToolButton } from './tool-button.js';

interface ColorToolProps {
  editor: Editor;
  label: string;
  /** The colour at the cursor. */
  present: string | undefined;
  /** Shown as a background, not as a line below the letter. */
  filled?: boolean;
  /** Sets a colour, or removes it. */
  apply: (chain: ChainedCommands, color: string | null) => ChainedCommands;
}

const BLACK = '#000000';

/** Sets the colour of the selected text: one of the palette, any other, or none. */
export function ColorTool({ editor, label, present, filled = false, apply }: ColorToolProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const chosen = useRef(false);
  const presentHex = present === undefined ? undefined : asHex(present);
  const id = useId();
  const open = (button: HTMLElement) => {
    chosen.current = false;
    setOpener(button);
  };
  const close = () => setOpener(null);
  const choose = (color: string | null) => {
    chosen.current = true;
    apply(editor.chain(), color).run();
    close();
  };

  return (
    <>
      <ToolButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <span
          className={filled ? styles.ground : styles.letter}
          style={filled ? { backgroundColor: present } : { borderColor: present }}
        >
          A
        </span>
      </ToolButton>
      <Popover
        open={opener !== null}
        anchorEl={opener}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label, className: styles.panel },
          transition: { onExited: () => chosen.current && editor.commands.focus() },
        }}
      >
        <div className={styles.swatches}>
          {swatches().map(({ name, color }) => (
            <button
              key={name}
              type="button"
              className={styles.swatch}
              style={{ backgroundColor: color }}
              aria-label={name}
              title={name}
              aria-pressed={presentHex !== undefined && presentHex === asHex(color)}
              onClick={() => choose(color)}
            />
          ))}
        </div>
        <label className={styles.own} htmlFor={id}>
          Another colour
          <input
            id={id}
            type="color"
            value={presentHex ?? BLACK}
            onChange={({ target }) => {
              chosen.current = true;
              apply(editor.chain(), target.value).run();
            }}
          />
        </label>
        <Button kind="text" onClick={() => choose(null)}>
          No colour
        </Button>
      </Popover>
    </>
  );
}
