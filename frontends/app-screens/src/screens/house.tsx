import { Guilloche } from '../guilloche/guilloche.js';
import { useApp } from '../app/app-context.js';
import { AppHeader } from '../app/app-header.js';
import { Action, Amount } from '../app/parts.js';
import { Drawing } from '../goods/drawing.js';
import { PIECES } from '../goods/goods.js';
import styles from './house.module.css';

/** The screens behind the last list. */
const SERVICES = ['reservation', 'adviser', 'repair', 'certificate'] as const;

/** The home screen of the house: its name over its pattern, new pieces, and what it does for its customer. */
export function House() {
  const { theme, texts, Heading, show } = useApp();
  const t = texts.house;
  return (
    <div className={styles.house}>
      <div className={styles.stage}>
        <AppHeader onBrand />
        <Guilloche pattern={theme.pattern} className={styles.pattern} />
        <div className={styles.words}>
          <span className={styles.welcome}>{t.welcome}</span>
          <Heading className={styles.name}>{theme.house}</Heading>
          <p className={styles.line}>{t.line}</p>
          <button type="button" className={styles.discover} onClick={() => show('catalogue')}>
            {t.discover}
          </button>
        </div>
      </div>
      <div className={styles.below}>
        <p className={styles.open}>
          {t.today}
          <span>{t.address}</span>
        </p>
        <Action onPress={() => show('appointment')}>{t.book}</Action>
        <span className={styles.small}>{t.fresh}</span>
        <ul className={styles.fresh}>
          {PIECES.filter(({ fresh }) => fresh).map((piece) => (
            <li key={piece.id}>
              <button type="button" className={styles.piece} onClick={() => show('catalogue')}>
                <span className={styles.plate}>
                  <Drawing piece={piece} />
                </span>
                <span className={styles.pieceName}>{texts.pieces[piece.id].name}</span>
                <Amount euros={piece.price} />
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.small}>{t.services}</span>
        {SERVICES.map((service) => (
          <button key={service} type="button" className={styles.service} onClick={() => show(service)}>
            <span>{t[service]}</span>
            <span>{t[`${service}State`]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
