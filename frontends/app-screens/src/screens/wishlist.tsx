import { useApp } from '../app/app-context.js';
import { Action, Amount, fill, ScreenTitle } from '../app/parts.js';
import { Drawing } from '../goods/drawing.js';
import { findPiece } from '../goods/goods.js';
import styles from './wishlist.module.css';

/** The saved pieces, and a button to the appointment at which they can be tried on. */
export function Wishlist() {
  const { texts, state, change, show } = useApp();
  const t = texts.wishlist;
  const pieces = state.wishes.map(findPiece);
  return (
    <div className={styles.list}>
      <ScreenTitle eyebrow={t.eyebrow} title={t.title} />
      {pieces.length === 0 ? (
        <div className={styles.end}>
          <p className={styles.note}>{t.empty}</p>
          <Action onPress={() => show('catalogue')}>{t.browse}</Action>
        </div>
      ) : (
        <>
          <ul className={styles.pieces}>
            {pieces.map(({ id, ...piece }) => {
              const { name, detail } = texts.pieces[id];
              return (
                <li key={id} className={styles.piece}>
                  <span className={styles.plate}>
                    <Drawing piece={findPiece(id)} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.detail}>{detail}</span>
                    <Amount euros={piece.price} />
                  </span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={fill(texts.catalogue.remove, { name })}
                    onClick={() => change({ wishes: state.wishes.filter((wish) => wish !== id) })}
                  >
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                      <path d="M6 6 18 18M18 6 6 18" />
                    </svg>
                  </button>
                </li>
              );
            })}
          </ul>
          <div className={styles.end}>
            <p className={styles.total}>
              <span>{t.total}</span>
              <Amount euros={pieces.reduce((sum, { price }) => sum + price, 0)} />
            </p>
            <Action filled onPress={() => show('appointment')}>
              {t.try}
            </Action>
            <p className={styles.note}>{t.note}</p>
          </div>
        </>
      )}
    </div>
  );
}
