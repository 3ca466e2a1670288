import { Link, useFormat, useLanguage, useTexts } from '@vitrine/platform';
import { planTexts } from '@vitrine/schemas/plan-facts';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { QuestionList } from '../../shared/question-list/question-list.js';
import styles from './questions.module.css';
import { STORY_TEXTS } from './texts.js';

/** The first month in which the purchase is cheaper than the subscription; undefined if one of the two is not offered. */
export function monthsUntilPurchaseSaves({
  price,
  subscriptionPrice,
}: Pick<Product, 'price' | 'subscriptionPrice'>): number | undefined {
  if (!price || !subscriptionPrice) return undefined;
  return Math.floor(price / subscriptionPrice) + 1;
}

/** Questions about a product, with its own prices and the facts of the plans in the answers. */
export function Questions({ product }: { product: Product }) {
  const t = useTexts(STORY_TEXTS);
  const { language } = useLanguage();
  const format = useFormat();
  const { name, price, subscriptionPrice, enhancedServicePrice } = product;
  const months = monthsUntilPurchaseSaves(product);
  const { sentences } = planTexts(language);
  const fact = (key: keyof typeof sentences): string => sentences[key];
  const questions = [
    { id: 'duration', answer: [fact('duration'), t('questions.duration.more')] },
    ...(months === undefined
      ? []
      : [
          {
            id: 'choice',
            answer: [
              t('questions.choice.answer', {
                name,
                months,
                price: format.price(price ?? 0),
                monthly: format.price(subscriptionPrice ?? 0),
              }),
            ],
          },
        ]),
    ...(enhancedServicePrice === null || subscriptionPrice === null
      ? []
      : [{ id: 'service', answer: [t('questions.service.no'), fact('enhanced'), fact('care')] }]),
    { id: 'hosting', answer: [fact('publishing'), fact('hosting')] },
    { id: 'warranty', answer: [fact('warranty')] },
    { id: 'ownership', answer: [fact('ownership'), t('questions.ownership.more')] },
  ];
  return (
    <section className={styles.section} aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title" className={styles.title}>
          {t('questions.title', { name })}
        </h2>
        <p className={styles.all}>
          <Link to="/faq">{t('questions.all')}</Link>
        </p>
      </div>
      <QuestionList
        heading="h3"
        questions={questions.map(({ id, answer }) => ({
          key: id,
          question: t(`questions.${id}.question`),
          answer: answer.join(' '),
        }))}
      />
    </section>
  );
}
