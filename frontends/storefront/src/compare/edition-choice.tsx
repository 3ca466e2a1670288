import { useTexts } from '@vitrine/platform';
import type { Product } from '../shared/catalogue/catalogue.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { MAX_COMPARED, toggleChosen } from './choose-editions.js';
import styles from './edition-choice.module.css';
import { COMPARE_TEXTS } from './texts.js';

interface EditionChoiceProps {
  products: readonly Pick<Product, 'id' | 'name'>[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The choice of the products that are compared where the window is too narrow for all. */
export function EditionChoice({ products, chosen, onChange }: EditionChoiceProps) {
  const t = useTexts(COMPARE_TEXTS);
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.choice} disabled={!hydrated}>
      <legend>{t('choose', { most: MAX_COMPARED })}</legend>
      {products.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onChange(toggleChosen(chosen, id))} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
