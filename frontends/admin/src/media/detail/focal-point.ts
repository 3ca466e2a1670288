import type { FocalPoint } from '@vitrine/schemas';

export const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** How far an arrow key moves a point, as a share of the picture; with Shift farther. */
const STEP = 0.01;
const WIDE_STEP = 0.1;

const DIRECTIONS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The nearest point of the picture. */
export const pointAt = (x: number, y: number): FocalPoint => ({ x: share(x), y: share(y) });

/** The point after a key press; undefined for a key that moves nothing. */
export function movedByKey(point: FocalPoint, key: string, isWide: boolean): FocalPoint | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = isWide ? WIDE_STEP : STEP;
  return pointAt(point.x + direction.x * step, point.y + direction.y * step);
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** A point in words. */
export const pointText = ({ x, y }: FocalPoint): string => `${percent(x)} from the left, ${percent(y)} from the top`;

/** The CSS position of a point. */
export const pointPosition = ({ x, y }: FocalPoint): string => `${percent(x)} ${percent(y)}`;
