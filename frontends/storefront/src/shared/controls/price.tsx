import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { CONTROL_TEXTS } from './texts.js';
import styles from './price.module.css';

interface PriceProps {
  /** In euros; null = price on request. */
  euros: number | null | undefined;
  monthly?: boolean;
  /** Puts "from" before the price, for the lowest of several. */
  from?: boolean;
}

/** A price with its period and the note on value-added tax. */
export function Price({ euros, monthly = false, from = false }: PriceProps) {
  const t = useTexts(CONTROL_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  if (euros === null || euros === undefined) return <span className={styles.price}>{t('onRequest')}</span>;
  return (
    <span className={styles.price}>
      {from && `${t('from')} `}
      {format.price(euros)}
      <span className={styles.note}>
        {monthly && ` ${t('perMonth')}`} {priceNote}
      </span>
    </span>
  );
}
