import { MediaPreview } from './media-preview.js';
import styles from './media-tile.module.css';
import { OrderButtons } from '../entries/order-buttons.js';
import type { MediaKind } from '../upload/media-kind.js';

interface MediaTileProps {
  kind: MediaKind;
  path: string;
  label: string;
  mark: string | undefined;
  index: number;
  count: number;
  isDragged: boolean;
  /** Called with the tile that is dragged, and with undefined when dragging ends. */
  onDrag: (index: number | undefined) => void;
  /** Called when the dragged tile is dropped on this one. */
  onDropped: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One file of a list: its preview, and buttons that move and remove it. */
export function MediaTile(props: MediaTileProps) {
  const { kind, path, label, mark, index, count, isDragged, onDrag, onDropped, onMove, onRemove } = props;
  return (
    <li
      className={isDragged ? `${styles.tile} ${styles.dragged}` : styles.tile}
      draggable
      title={path}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', path);
        onDrag(index);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropped();
      }}
    >
      <MediaPreview kind={kind} source={path} label={label} />
      {mark && <span className={styles.mark}>{mark}</span>}
      <OrderButtons
        what={label.toLowerCase()}
        index={index}
        count={count}
        sideways
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
}
