import { DEFAULT_LANGUAGE } from '@vitrine/schemas';
import type { Language } from '@vitrine/platform';
import { useFormikContext } from 'formik';
import { useDeferredValue, useId, useState } from 'react';
import { useLibraryEntry } from '../../features/index.js';
import { MediaPreview } from '../../shared/form/index.js';
import { Line } from '../../shared/layout/line.js';
import type { ProductValues } from '../form/product-values.js';
import { PreviewLanguage } from './preview-language.js';
import { shownList, shownPlans, shownText, listWords } from './preview-texts.js';
import styles from './product-preview.module.css';

/** A small preview of the page while the form is edited; the page itself forbids frames. */
export function ProductPreview() {
  // typing has priority over rendering the preview
  const values = useDeferredValue(useFormikContext<ProductValues>().values);
  const [language, setLanguage] = useState<Language>('de');
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.preview}>
      <Line tight className={styles.head}>
        <h2 id={id}>Preview</h2>
        <PreviewLanguage language={language} onChange={setLanguage} />
      </Line>
      <PreviewPage values={values} language={language} />
    </aside>
  );
}

function PreviewPage({ values, language }: { values: ProductValues; language: Language }) {
  const text = (name: Parameters<typeof shownText>[1]) => shownText(values, name, language);
  const words = listWords(language);
  const library = useLibraryEntry();
  const features = shownList(values, 'features', language).map((title, index) => {
    const entry = library(values.features[index] ?? '');
    if (!entry) return title;
    const own = language === DEFAULT_LANGUAGE ? '' : entry.translations[language];
    return own || (values.features[index] ?? '');
  });
  const plans = shownPlans(values, language);
  const makes = (['colors', 'materials'] as const).filter((name) => values[name].length > 0);
  const [main, ...others] = values.images;
  return (
    <div role="group" aria-label="Public page in small" tabIndex={0} className={styles.page} lang={language}>
      <MediaPreview
        kind={values.headerVideo ? 'video' : 'image'}
        source={values.headerVideo || main}
        label="Header of the page"
        still
        className={styles.stage}
      />
      <div className={styles.copy}>
        <p className={styles.title}>{text('name') || <span className={styles.blank}>Name</span>}</p>
        {text('subtitle') && <p className={styles.subtitle}>{text('subtitle')}</p>}
        <p className={styles.description}>{text('description')}</p>
        {plans.length === 0 && <p className={styles.quiet}>{words.onRequest}</p>}
        <dl>
          {plans.map(({ name, price }) => (
            <div key={name} className={styles.plan}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(text('headerTitle') || text('headerDescription')) && (
        <div className={styles.header}>
          <p className={styles.heading}>{text('headerTitle')}</p>
          <p>{text('headerDescription')}</p>
        </div>
      )}
      {features.length > 0 && (
        <div className={styles.copy}>
          <p className={styles.heading}>{words.features}</p>
          <ul className={styles.features}>
            {features.map((title, index) => (
              <li key={index}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.views}>
          {others.slice(0, 2).map((path, index) => (
            <MediaPreview key={path} kind="image" source={path} label={`Picture ${index + 2} of the page`} />
          ))}
        </div>
      )}
      {(text('videoHeading') || values.productVideo) && (
        <div className={styles.copy}>
          <p className={styles.heading}>{text('videoHeading')}</p>
          {values.productVideo && (
            <MediaPreview kind="video" source={values.productVideo} label="Film of the page" still />
          )}
        </div>
      )}
      {makes.length > 0 && (
        <dl className={styles.copy}>
          {makes.map((name) => (
            <div key={name} className={styles.plan}>
              <dt>{words[name]}</dt>
              <dd>{shownList(values, name, language).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
