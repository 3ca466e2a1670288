import { patternName, typefaceName } from '@vitrine/schemas';
import { lazy, Suspense } from 'react';
import { Facts } from '../../../shared/layout/facts.js';
import { Section } from '../../../shared/layout/section.js';
import type { Order } from '../../order.js';
import styles from './requested-design.module.css';

const DesignPicture = lazy(() => import(/* webpackChunkName: "design-picture" */ './design-picture.js'));

/** The design of the app that the customer sent with the request: its facts, and a picture on a phone. */
export function RequestedDesign({ configuration }: { configuration: NonNullable<Order['configuration']> }) {
  const { house, primary, accent, pattern, typeface } = configuration;
  return (
    <Section title="Design of the app">
      <div className={styles.design}>
        <div className={styles.picture}>
          <Suspense>
            <DesignPicture configuration={configuration} />
          </Suspense>
        </div>
        <Facts
          facts={[
            ['House', house],
            ['Main colour', <Colour key="primary" value={primary} />],
            ['Accent colour', <Colour key="accent" value={accent} />],
            ['Guilloché', patternName(pattern, 'en')],
            ['Typefaces', typefaceName(typeface, 'en')],
          ]}
        />
      </div>
    </Section>
  );
}

function Colour({ value }: { value: string }) {
  return (
    <span className={styles.colour}>
      <span style={{ background: value }} />
      {value.toUpperCase()}
    </span>
  );
}
