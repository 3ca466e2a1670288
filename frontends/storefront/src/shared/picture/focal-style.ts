import type { CSSProperties } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';

/** The style that keeps the focal point of a picture or film visible where it is cropped. */
export const focalStyle = (info: Pictures[string] | undefined): CSSProperties | undefined =>
  info?.focalPoint && { objectPosition: `${info.focalPoint.x * 100}% ${info.focalPoint.y * 100}%` };
