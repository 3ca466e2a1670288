import type { CSSProperties } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';

/** The style by which the focal point of a picture, or of a film, stays visible where it is cropped. */
export const focalStyle = (info: Pictures[string] | undefined): CSSProperties | undefined =>
  info?.focalPoint && { objectPosition: `${info.focalPoint.x * 100}% ${info.focalPoint.y * 100}%` };
