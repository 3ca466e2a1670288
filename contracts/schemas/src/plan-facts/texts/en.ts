import type { Translated } from '../../languages/text-set.js';
import { DEVELOPMENT_WEEKS, WARRANTY_YEARS } from '../numbers.js';
import type { GERMAN } from './de.js';
import { always, byPayment } from './values.js';

const { least, most } = DEVELOPMENT_WEEKS;
const YEARS = 'five years';

/** The English texts about the plans. */
export const ENGLISH: Translated<typeof GERMAN> = {
  names: { product: 'One-time purchase', monthly: 'Subscription', enhanced: 'Enhanced service' },
  warranty: YEARS,
  facts: {
    relation: {
      name: 'Instead of or in addition',
      product: 'Instead of monthly payments',
      monthly: 'Instead of the purchase',
      enhanced: 'Instead of the subscription, not in addition to it',
    },
    payment: { name: 'Payment', ...byPayment('Once', 'Every month') },
    term: { name: 'Term', ...byPayment('Unlimited', 'One calendar month at a time, without tacit renewal') },
    hosting: {
      name: 'Hosting',
      ...byPayment(`Included for ${WARRANTY_YEARS} years, by agreement thereafter`, 'Included'),
    },
    publishing: { name: 'Publishing', ...always('In the App Store and on Google Play, in your name; included') },
    updates: {
      name: 'Updates',
      ...byPayment(
        `For new devices and operating systems, for ${WARRANTY_YEARS}\u00a0years`,
        'All of them, including new features of your edition',
      ),
    },
    care: {
      name: 'Care of catalogue and content',
      product: 'By your house',
      monthly: 'By your house',
      enhanced: 'By us, as you instruct us, with one dedicated person',
    },
    warranty: { name: 'Warranty', ...always(`${WARRANTY_YEARS} years`) },
    ownership: { name: 'What is yours', ...always('Your name, your content and the data of your clients') },
    licence: {
      name: 'Right to the app',
      ...byPayment(
        'A permanent right of use; the program code remains ours',
        'A right of use for the term; the program code remains ours',
      ),
    },
  },
  sentences: {
    enhanced:
      'The enhanced service takes the place of the subscription, has the same term and covers the same services.',
    care: 'In addition we look after your catalogue and content as you instruct us, with one dedicated person.',
    hosting: `Hosting is included for ${YEARS} with a purchase, and throughout the term with both monthly plans.`,
    publishing: 'We publish the app in your name in the App Store and on Google Play.',
    warranty: `Every edition, purchased or paid monthly, carries a warranty of ${YEARS}: it runs on new devices and operating systems.`,
    duration: `It takes ${least} to ${most} weeks from the signature to the App Store.`,
    ownership: 'Your name, your content and the data of your clients are yours.',
  },
  timeline: {
    signature: { title: 'Signature', text: 'Scope, price and date are agreed.' },
    design: {
      title: 'Design',
      text: 'The name, colours and lettering of your house on every screen. You approve the design.',
    },
    catalogue: {
      title: 'Catalogue',
      text: 'We bring in your pieces with their pictures, measurements and availability.',
    },
    trial: { title: 'Trial', text: 'Your team tries the finished app on its own devices and is introduced to it.' },
    stores: { title: 'App Store', text: 'Your app appears in your name in the App Store and on Google Play.' },
  },
  weeks: { start: 'Start', after: 'after {weeks} weeks' },
};
