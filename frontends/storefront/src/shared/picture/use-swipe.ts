import { type TouchEvent, useRef } from 'react';

/** How far a finger must move sideways, in pixels, to be a swipe. */
const SWIPE_PX = 40;

/** Event handlers for an element: a swipe calls `onSwipe` with 1 for the next picture and -1 for the previous one. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      // with two fingers the visitor zooms the page
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
