import { useLanguage, useTexts } from '@vitrine/platform';
import { DEMONSTRATION_LIMITS, type Language, localTime } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import type { DemonstrationValues } from './demonstration-values.js';
import styles from './demonstration-page.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

const DAY_MS = 86_400_000;

/** The name of a time zone in a language, such as "Central European Time". */
const zoneName = (timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The fields for the wishes, the preferred one first, with the name of their time zone. */
export function WishFields({ timeZone }: { timeZone: string }) {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const { language } = useLanguage();
  const { values } = useFormikContext<DemonstrationValues>();
  // the clock and the zone names of the server may differ from the browser's, so they are left out until hydration
  const hydrated = useHydrated();
  const [now] = useState(Date.now);
  const dayIn = (days: number) => localTime(new Date(now + days * DAY_MS), timeZone).slice(0, 10);
  const range = hydrated ? { min: dayIn(0), max: dayIn(DEMONSTRATION_LIMITS.daysAhead) } : {};
  return (
    <section className={styles.group} aria-labelledby="demonstration-wishes">
      <h2 id="demonstration-wishes">{t('wishes.title')}</h2>
      <p className={styles.zone}>
        {t('wishes.hint')} {hydrated && t('wishes.zone', { zone: zoneName(timeZone, language) })}
      </p>
      {values.wishes.map((_wish, row) => (
        <div key={row} className={styles.wish} role="group" aria-label={t(`wishes.names.${row as 0 | 1 | 2}`)}>
          <p className={styles.wishName} aria-hidden="true">
            {t(`wishes.names.${row as 0 | 1 | 2}`)}
          </p>
          <TextField
            name={`wishes.${row}.date`}
            label={t('wishes.date')}
            type="date"
            required={row === 0}
            inputProps={range}
          />
          <TextField
            name={`wishes.${row}.time`}
            label={t('wishes.time')}
            type="time"
            required={row === 0}
            inputProps={{ step: 300 }}
          />
        </div>
      ))}
    </section>
  );
}
