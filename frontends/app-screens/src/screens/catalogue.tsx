import { useState } from 'react';
import { useApp } from '../app/app-context.js';
import { Amount, Choices, fill, ScreenTitle } from '../app/parts.js';
import { Drawing } from '../goods/drawing.js';
import { type Filter, filterPieces, FILTERS, type PieceId } from '../goods/goods.js';
import styles from './catalogue.module.css';

const HEART =
  'M12 20C5 15 3 11.500 3 8.500 3 5.500 5.200 4 7.400 4 9.300 4 11 5 12 7c1-2 2.700-3 4.600-3C18.800 4 21 5.500 21 8.500c0 3-2 6.500-9 11.500z';

/** The pieces of the house, which can be filtered and saved. */
export function Catalogue() {
  const { texts, state, change } = useApp();
  const t = texts.catalogue;
  const [filter, setFilter] = useState<Filter>('all');

  const toggle = (id: PieceId) =>
    change({
      wishes: state.wishes.includes(id) ? state.wishes.filter((wish) => wish !== id) : [...state.wishes, id],
    });

  return (
    <>
      <ScreenTitle eyebrow={t.eyebrow} title={t.title} />
      <Choices
        label={t.filter}
        options={FILTERS}
        chosen={filter}
        onChoose={setFilter}
        className={styles.filters}
        optionClass={styles.filter}
      >
        {(each) => t.filters[each]}
      </Choices>
      <ul className={styles.grid}>
        {filterPieces(filter).map((piece) => {
          const { name, detail } = texts.pieces[piece.id];
          const saved = state.wishes.includes(piece.id);
          return (
            <li key={piece.id} className={styles.card} data-kind={piece.kind}>
              <div className={styles.plate}>
                <Drawing piece={piece} />
              </div>
              <button
                type="button"
                className={styles.heart}
                aria-pressed={saved}
                aria-label={fill(saved ? t.remove : t.add, { name })}
                onClick={() => toggle(piece.id)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <path d={HEART} />
                </svg>
              </button>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{detail}</span>
              <Amount euros={piece.price} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
