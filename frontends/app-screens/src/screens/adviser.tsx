import { useState } from 'react';
import { useApp } from '../app/app-context.js';
import { Action, Amount, Choices, ScreenTitle } from '../app/parts.js';
import { Drawing } from '../goods/drawing.js';
import { findPiece } from '../goods/goods.js';
import { Guilloche } from '../guilloche/guilloche.js';
import styles from './adviser.module.css';

const WAYS = ['message', 'call', 'video'] as const;
type Way = (typeof WAYS)[number];

const PIECE = findPiece('moonphase');

/** The adviser of a customer, their last messages about a piece, and the ways to talk. */
export function Adviser() {
  const { theme, texts, show } = useApp();
  const [way, setWay] = useState<Way>('message');
  const t = texts.adviser;
  return (
    <div className={styles.advice}>
      <ScreenTitle eyebrow={t.eyebrow} title={t.title} />
      <div className={styles.person}>
        <span className={styles.portrait} aria-hidden="true">
          <Guilloche pattern={theme.pattern} />
          <span className={styles.initial}>L</span>
        </span>
        <span>
          <span className={styles.name}>{t.name}</span>
          <span className={styles.role}>{t.role}</span>
        </span>
      </div>
      <div className={styles.talk}>
        <p className={styles.question}>{t.question}</p>
        <p className={styles.answer}>{t.answer}</p>
        <div className={styles.piece}>
          <span className={styles.plate}>
            <Drawing piece={PIECE} />
          </span>
          <span>
            <span className={styles.pieceName}>{texts.pieces[PIECE.id].name}</span>
            <Amount euros={PIECE.price} />
          </span>
        </div>
      </div>
      <div className={styles.end}>
        <Choices
          label={t.way}
          options={WAYS}
          chosen={way}
          onChoose={setWay}
          className={styles.ways}
          optionClass={styles.way}
        >
          {(each) => t.ways[each]}
        </Choices>
        <p className={styles.note} aria-live="polite">
          {t.notes[way]}
        </p>
        <Action onPress={() => show('appointment')}>{t.book}</Action>
      </div>
    </div>
  );
}
