import type { Scene } from '../scene.ts';
import { leatherBand, milaneseBand } from './bands.ts';
import { buckledBelt } from './belts.ts';
import { cufflinks, loupe } from './objects.ts';

/** Every accessory that is drawn, with the square (fractions of the width, from the upper left) that its close-up shows. */
export const accessories: readonly { scene: Scene; closeUp: { left: number; top: number; width: number } }[] = [
  { scene: buckledBelt, closeUp: { left: 0.24, top: 0.4, width: 0.54 } },
  { scene: leatherBand, closeUp: { left: 0.12, top: 0.5, width: 0.52 } },
  { scene: milaneseBand, closeUp: { left: 0.34, top: 0.44, width: 0.54 } },
  { scene: loupe, closeUp: { left: 0.06, top: 0.42, width: 0.56 } },
  { scene: cufflinks, closeUp: { left: 0.1, top: 0.42, width: 0.54 } },
];
