import type { FocalPoint } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useField } from 'formik';
import { useId } from 'react';
import { MIDDLE, movedByKey, pointAt, pointPosition, pointText } from './focal-point.js';
import styles from './focal-point-field.module.css';

interface FocalPointFieldProps {
  /** Path of the Formik value: the point, null = as each page crops it. */
  name: string;
  /** Address of the picture. */
  picture: string;
}

/** Aspect ratios in which pages crop pictures. */
const CROPS = ['16 / 9', '1 / 1', '3 / 4'];

/** A field for the focal point of a picture, set by a click on it or by the arrow keys. */
export function FocalPointField({ name, picture }: FocalPointFieldProps) {
  const [{ value }, , { setValue }] = useField<FocalPoint | null>(name);
  const id = useId();
  const point = value ?? MIDDLE;
  const position = pointPosition(point);
  const [left, top] = position.split(' ');
  return (
    <div className={styles.field}>
      <p id={id} className={styles.label}>
        Focal point
      </p>
      <div className={styles.row}>
        <div
          role="slider"
          tabIndex={0}
          aria-labelledby={id}
          aria-describedby={`${id}hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(point.x * 100)}
          aria-valuetext={pointText(point)}
          className={styles.picture}
          onClick={({ clientX, clientY, currentTarget }) => {
            const { left: x, top: y, width, height } = currentTarget.getBoundingClientRect();
            void setValue(pointAt((clientX - x) / width, (clientY - y) / height));
          }}
          onKeyDown={(event) => {
            const moved = movedByKey(point, event.key, event.shiftKey);
            if (!moved) return;
            event.preventDefault();
            void setValue(moved);
          }}
        >
          <img src={picture} alt="" draggable={false} />
          <span className={styles.point} style={{ left, top }} />
        </div>
        <div className={styles.crops} aria-hidden>
          {CROPS.map((aspectRatio) => (
            <img key={aspectRatio} src={picture} alt="" style={{ aspectRatio, objectPosition: position }} />
          ))}
        </div>
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        Click the point that must stay in sight where the picture is cropped, or move it by the arrow keys, with Shift
        in larger steps.
      </p>
      <div className={styles.foot}>
        <span>{value === null ? 'Not set: each page decides how to crop' : pointText(value)}</span>
        {value !== null && (
          <Button kind="text" onClick={() => void setValue(null)}>
            Remove the focal point
          </Button>
        )}
      </div>
    </div>
  );
}
