import { useTexts } from '@vitrine/platform';
import { Eyebrow } from '../controls/eyebrow.js';
import { capitalised, findEdition } from './editions.js';
import { PLAN_TEXTS } from './plan-texts.js';

/** The line above a product's name: that it is an app, and its edition. */
export function AppEyebrow({ name, onGreen = false }: { name: string; onGreen?: boolean }) {
  const p = useTexts(PLAN_TEXTS);
  const edition = findEdition(name);
  return <Eyebrow onGreen={onGreen}>{edition ? p('editionNamed', { name: capitalised(edition) }) : p('app')}</Eyebrow>;
}
