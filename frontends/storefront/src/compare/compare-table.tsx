import { Link, useNavigate, useSearchParams, useTexts } from '@vitrine/platform';
import { type CSSProperties, Fragment } from 'react';
import { getMainPicture, type Product } from '../shared/catalogue/catalogue.js';
import { EnhancedServiceHint } from '../shared/catalogue/enhanced-service-hint.js';
import { listPlans, type Plan, type PlanOffer } from '../shared/catalogue/plans.js';
import { toSelection, storedSelection } from '../shared/catalogue/stored-selection.js';
import { buttonClass } from '../shared/controls/button-link.js';
import common from '../shared/common.module.css';
import { Price } from '../shared/controls/price.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { Picture } from '../shared/picture/picture.js';
import { CHOSEN_PARAMETER, MAX_COMPARED, toChosen } from './choose-editions.js';
import styles from './compare-table.module.css';
import { DifferencesSwitch } from './differences-switch.js';
import { EditionChoice } from './edition-choice.js';
import { DIFFERENCES, differs, featureRows } from './rows.js';
import { COMPARE_TEXTS } from './texts.js';

const PLANS = ['product', 'monthly', 'enhanced'] as const satisfies readonly Plan[];

/** Number of columns that fit the page on a desktop; compare-table.module.css depends on it. */
const COLUMNS_THAT_FIT = 6;

const findOffer = (product: Product, plan: Plan): PlanOffer | undefined =>
  listPlans(product).find((offer) => offer.plan === plan);

/**
 * The products in columns, whose names are sticky. A window that is too narrow for all of them shows the chosen ones.
 */
export function CompareTable({ products }: { products: readonly Product[] }) {
  const t = useTexts(COMPARE_TEXTS);
  const [parameters, setParameters] = useSearchParams();
  const onlyDifferences = parameters.get(DIFFERENCES.parameter) === DIFFERENCES.value;
  const features = featureRows(products);
  const has = (field: 'colors' | 'materials') => products.some((product) => product[field].length > 0);
  const makes = (['colors', 'materials'] as const).filter(has);
  const groups = [
    {
      name: 'prices',
      rows: PLANS.map((plan) => ({
        name: t(plan),
        value: (product: Product) => findOffer(product, plan)?.price,
        cell: (product: Product) => <PlanPrice offer={findOffer(product, plan)} />,
      })),
    },
    {
      name: 'features',
      rows: features.map((title) => ({
        name: title,
        value: (product: Product) => product.features.includes(title),
        cell: (product: Product) => <Mark included={product.features.includes(title)} />,
      })),
    },
    {
      name: 'make',
      rows: makes.map((field) => ({
        name: t(field),
        value: (product: Product) => product[field].join(', '),
        cell: (product: Product) => product[field].join(', ') || '–',
      })),
    },
  ];
  const differing = groups.map(({ name, rows }) => ({
    name,
    rows: rows.filter(({ value }) => differs(products.map((product): unknown => value(product)))),
  }));
  const count = (all: readonly { rows: readonly unknown[] }[]) => all.reduce((sum, { rows }) => sum + rows.length, 0);
  const same = count(groups) - count(differing);
  const shown = (onlyDifferences ? differing : groups).filter(({ rows }) => rows.length > 0);
  const keep = (name: string, value: string | null) => {
    const next = new URLSearchParams(parameters);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const chosen = toChosen(parameters.get(CHOSEN_PARAMETER), products);
  const place = (product: Product) => ({ 'data-left-out': chosen.includes(product.id) ? undefined : '' });

  return (
    <div className={styles.frame}>
      {products.length > MAX_COMPARED && (
        <EditionChoice
          products={products}
          chosen={chosen}
          onChange={(next) => keep(CHOSEN_PARAMETER, next.join(','))}
        />
      )}
      {same > 0 && products.length > 1 && (
        <DifferencesSwitch
          on={onlyDifferences}
          same={same}
          onChange={(only) => keep(DIFFERENCES.parameter, only ? DIFFERENCES.value : null)}
        />
      )}
      <div
        className={styles.scroller}
        data-fits={products.length <= COLUMNS_THAT_FIT || undefined}
        role="region"
        aria-label={t('table')}
        tabIndex={0}
      >
        <table
          className={styles.table}
          style={{ '--products': products.length, '--chosen': chosen.length } as CSSProperties}
        >
          <thead>
            <tr className={styles.pictures}>
              <td />
              {products.map((product, index) => (
                <td key={product.id} {...place(product)}>
                  <div className={common.frame}>
                    <Picture
                      path={getMainPicture(product)}
                      pictures={product.pictures}
                      alt=""
                      sizes="(max-width: 75rem) 30vw, 18vw"
                      first={index === 0}
                    />
                  </div>
                </td>
              ))}
            </tr>
            <tr className={styles.names}>
              <th scope="col" className={styles.corner}>
                {t('criterion')}
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" {...place(product)}>
                  <Column product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, rows }) => (
              <Fragment key={name}>
                <tr className={styles.group}>
                  <th scope="colgroup" colSpan={2}>
                    <span>{t(name)}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">{row.name}</th>
                    {products.map((product) => (
                      <td key={product.id} {...place(product)}>
                        {row.cell(product)}
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <EnhancedServiceHint products={products} className={styles.hint} />
    </div>
  );
}

/** The head of a column: the product, with links to its page and to its order request. */
function Column({ product }: { product: Product }) {
  const t = useTexts(COMPARE_TEXTS);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [offer] = listPlans(product);
  const order = (chosen: PlanOffer) => {
    storedSelection.set(toSelection(product, chosen));
    void navigate('/order');
  };
  return (
    <div className={styles.column}>
      <Link className={styles.name} to={`/product/${product.id}`}>
        {product.name}
      </Link>
      {offer ? (
        <button
          type="button"
          className={buttonClass('text')}
          aria-label={t('orderNamed', { name: product.name })}
          disabled={!hydrated}
          onClick={() => order(offer)}
        >
          {t('order')}
        </button>
      ) : (
        <span className={styles.onRequest}>{t('onRequest')}</span>
      )}
    </div>
  );
}

function PlanPrice({ offer }: { offer: PlanOffer | undefined }) {
  const t = useTexts(COMPARE_TEXTS);
  if (offer) return <Price euros={offer.price} monthly={offer.plan !== 'product'} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={common.visuallyHidden}>{t('notOffered')}</span>
    </>
  );
}

function Mark({ included }: { included: boolean }) {
  const t = useTexts(COMPARE_TEXTS);
  return (
    <>
      <span aria-hidden="true" className={included ? styles.yes : styles.no}>
        {!included && '–'}
      </span>
      <span className={common.visuallyHidden}>{t(included ? 'included' : 'missing')}</span>
    </>
  );
}
