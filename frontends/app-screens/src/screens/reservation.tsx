import { useApp } from '../app/app-context.js';
import { Action, Amount, ScreenTitle } from '../app/parts.js';
import { Drawing } from '../goods/drawing.js';
import { findPiece } from '../goods/goods.js';
import styles from './reservation.module.css';

const PIECE = findPiece('moonphase');

/** A piece that the house keeps for its customer: what it is, until when, and where. */
export function Reservation() {
  const { texts, show } = useApp();
  const t = texts.reservation;
  const { name, detail } = texts.pieces[PIECE.id];
  return (
    <div className={styles.reservation}>
      <div>
        <ScreenTitle eyebrow={t.eyebrow} title={t.title} />
        <div className={styles.plate}>
          <Drawing piece={PIECE} />
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.piece}>
          <span className={styles.name}>{name}</span>
          <Amount euros={PIECE.price} />
          <span className={styles.detail}>{detail}</span>
        </p>
        <dl className={styles.facts}>
          {t.facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Action filled onPress={() => show('appointment')}>
          {t.try}
        </Action>
      </div>
    </div>
  );
}
