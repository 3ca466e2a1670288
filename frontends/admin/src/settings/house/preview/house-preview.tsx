import { COLOUR_PATTERN, FIRST_COLOURS, houseShades, PAGE_GROUND } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import type { CSSProperties } from 'react';
import type { HouseValues } from '../house-values.js';
import styles from './house-preview.module.css';

type Properties = CSSProperties & Record<`--${string}`, string>;

const orFirst = (value: string, first: string): string => (COLOUR_PATTERN.test(value) ? value : first);

/** The custom properties of a design that is not saved yet, for the content of one element. */
function previewProperties({ colours }: HouseValues): Properties {
  const shades = houseShades({
    primary: orFirst(colours.primary, FIRST_COLOURS.primary),
    accent: orFirst(colours.accent, FIRST_COLOURS.accent),
  });
  return {
    '--green': shades.green,
    '--deep': shades.deep,
    '--gold': shades.gold,
    '--gold-light': shades.goldLight,
    '--gold-ink': shades.goldInk,
    '--on-green': shades.onGreen,
    '--on-green-muted': shades.onGreenMuted,
    '--ivory': PAGE_GROUND,
  };
}

/** The logo, or the name where there is none. */
function Mark({ name, logo }: HouseValues) {
  return logo === '' ? <>{name}</> : <img src={logo} alt={name} />;
}

/** How the site, a mail and the administration would look with the form's current values. */
export function HousePreview() {
  const { values } = useFormikContext<HouseValues>();
  const { name, contact, mail, priceNote } = values;
  return (
    <aside className={styles.preview} aria-label="Preview" style={previewProperties(values)}>
      <figure>
        <figcaption>Site</figcaption>
        <div className={`${styles.frame} ${styles.site}`}>
          <p className={styles.wordmark}>
            <Mark {...values} />
          </p>
          <p className={styles.heading}>Your house, beautifully shown.</p>
          <span className={styles.button}>Request</span>
          <small>{priceNote.en}</small>
        </div>
      </figure>
      <figure>
        <figcaption>Mail</figcaption>
        <div className={`${styles.frame} ${styles.mail}`}>
          <p className={styles.band}>{name}</p>
          <p className={styles.title}>Thank you.</p>
          <p>Your request has reached us.</p>
          {mail.signature.en !== '' && <p className={styles.lines}>{mail.signature.en}</p>}
          <small>
            From: {mail.senderName === '' ? name : mail.senderName} · {contact.email}
          </small>
        </div>
      </figure>
      <figure>
        <figcaption>Administration</figcaption>
        <div className={`${styles.frame} ${styles.office}`}>
          <p className={styles.menu}>{name}</p>
          <p className={styles.title}>Orders</p>
        </div>
      </figure>
    </aside>
  );
}
