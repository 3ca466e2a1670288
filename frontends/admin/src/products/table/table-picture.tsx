import { useState } from 'react';
import styles from './product-table.module.css';

/** A product's main picture; decorative, because the name is beside it. */
export function TablePicture({ path }: { path: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.picture}>
      {path !== undefined && path !== broken && (
        <img src={path} alt="" loading="lazy" decoding="async" onError={() => setBroken(path)} />
      )}
    </span>
  );
}
