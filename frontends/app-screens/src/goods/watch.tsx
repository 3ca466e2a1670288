import { useId } from 'react';
import { Engraving } from '../guilloche/engraving.js';
import { Metal } from './metal.js';

const HOURS = Array.from({ length: 12 }, (_unused, hour) => hour * 30);
const MINUTES = Array.from({ length: 60 }, (_unused, minute) => minute * 6);

/** A wristwatch in the colours and the pattern of the theme; with `moon`, it has a moon phase above six o'clock. */
export function Watch({ moon = false }: { moon?: boolean }) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 280" aria-hidden="true" focusable="false">
      <defs>
        <Metal id={`${id}m`} />
        <radialGradient id={`${id}d`} cx=".36" cy=".3" r=".9">
          <stop offset="0" style={{ stopColor: 'color-mix(in srgb, var(--app-brand), white 26%)' }} />
          <stop offset=".6" style={{ stopColor: 'var(--app-brand)' }} />
          <stop offset="1" style={{ stopColor: 'color-mix(in srgb, var(--app-brand), black 45%)' }} />
        </radialGradient>
      </defs>
      <path fill="var(--app-strap)" d="M82 0h76l8 62H74zM74 218h92l-8 62H82z" />
      <path
        d="M86 4v52M154 4v52M86 224v52M154 224v52"
        stroke="var(--app-accent)"
        strokeOpacity=".45"
        strokeDasharray="3 3"
      />
      <rect x="213" y="131" width="12" height="18" rx="2" fill={`url(#${id}m)`} />
      <circle cx="120" cy="140" r="98" fill={`url(#${id}m)`} />
      <circle cx="120" cy="140" r="91" style={{ fill: 'color-mix(in srgb, var(--app-accent), black 55%)' }} />
      <circle cx="120" cy="140" r="89" fill={`url(#${id}d)`} />
      <g transform="translate(120 140)">
        <Engraving transform="scale(.66)" strokeOpacity=".62" strokeWidth=".75" />
        {MINUTES.map((turn) => (
          <path key={turn} d="M0-85v4" transform={`rotate(${turn})`} stroke="var(--app-accent)" strokeWidth=".8" />
        ))}
        {HOURS.map((turn) => (
          <path key={turn} d="M-1.4-78h2.8L1-63h-2z" transform={`rotate(${turn})`} fill={`url(#${id}m)`} />
        ))}
        {moon && <Moon id={id} />}
        <path d="M-3 8 0-46 3 8z" transform="rotate(304)" fill={`url(#${id}m)`} />
        <path d="M-2.400 12 0-70 2.400 12z" transform="rotate(54)" fill={`url(#${id}m)`} />
        <path d="M0 18V-72" transform="rotate(214)" stroke="var(--app-accent)" strokeWidth="1" />
        <circle r="4.500" fill={`url(#${id}m)`} />
      </g>
    </svg>
  );
}

function Moon({ id }: { id: string }) {
  return (
    <g transform="translate(0 38)">
      <circle r="20" style={{ fill: 'color-mix(in srgb, var(--app-brand), black 60%)' }} />
      <circle r="20" fill="none" stroke={`url(#${id}m)`} strokeWidth="1.500" />
      <circle cx="3" cy="-3" r="9" fill={`url(#${id}m)`} />
      <path
        d="M-12 6h.1M-9-8h.1M-14-2h.1M10 9h.1"
        stroke="var(--app-accent)"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </g>
  );
}
