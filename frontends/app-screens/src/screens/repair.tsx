import { useApp } from '../app/app-context.js';
import { Action, ScreenTitle } from '../app/parts.js';
import { Drawing } from '../goods/drawing.js';
import { findPiece } from '../goods/goods.js';
import styles from './repair.module.css';

/** The step of the repair that is in progress, from 0. */
const CURRENT_STEP = 2;

const stateOf = (step: number): 'done' | 'current' | 'open' => {
  if (step === CURRENT_STEP) return 'current';
  return step < CURRENT_STEP ? 'done' : 'open';
};

/** The progress of a repair, step by step. */
export function Repair() {
  const { texts, show } = useApp();
  const t = texts.repair;
  return (
    <div className={styles.repair}>
      <div>
        <ScreenTitle eyebrow={t.eyebrow} title={t.title} />
        <div className={styles.piece}>
          <span className={styles.plate}>
            <Drawing piece={findPiece('automatic')} />
          </span>
          <span>
            <span className={styles.name}>{t.piece}</span>
            <span className={styles.job}>{t.job}</span>
          </span>
        </div>
      </div>
      <ol className={styles.steps}>
        {t.steps.map((step, index) => (
          <li key={step} className={styles.step} data-state={stateOf(index)}>
            <span className={styles.what}>{step}</span>
            <span className={styles.when}>
              {t.dates[index]}, {t[stateOf(index)]}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p className={styles.note}>{t.note}</p>
        <Action onPress={() => show('appointment')}>{t.ask}</Action>
      </div>
    </div>
  );
}
