import type { Feature } from '../feature-calls.js';
import styles from './feature-tile.module.css';

interface FeatureTileProps {
  feature: Feature;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A feature of the library with a checkbox. */
export function FeatureTile({ feature: { title, description, image, isActive }, checked, onChange }: FeatureTileProps) {
  return (
    <li>
      <label className={styles.tile}>
        <input
          type="checkbox"
          aria-label={title}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {image && <img src={image} alt="" loading="lazy" className={styles.image} />}
        <span className={styles.text}>
          <strong lang="de">{title}</strong>
          {!isActive && <small>Inactive: visitors do not find it in the library</small>}
          {description && <span lang="de">{description}</span>}
        </span>
      </label>
    </li>
  );
}
