import { useId, type ReactNode } from 'react';
import { Engraving } from '../guilloche/engraving.js';
import { Metal } from './metal.js';

type JewelKind = 'ring' | 'pendant' | 'earrings' | 'bracelet';

/** A brilliant-cut stone of radius 20 around the origin, seen from above. */
function Stone() {
  return (
    <g strokeLinejoin="round" stroke="var(--app-accent)" strokeWidth=".7">
      <circle r="20" style={{ fill: 'color-mix(in srgb, var(--app-brand), white 82%)' }} />
      <path
        d="M0-11 8-8 11 0 8 8 0 11-8 8-11 0-8-8ZM0-20-8-8-20 0-8 8 0 20 8 8 20 0 8-8ZM-14-14-8-8M14-14 8-8M14 14 8 8M-14 14-8 8M0-20V-11M20 0H11M0 20V11M-20 0H-11"
        style={{ fill: 'color-mix(in srgb, var(--app-brand), white 92%)' }}
        fillOpacity=".7"
      />
    </g>
  );
}

function Ring({ metal }: { metal: string }) {
  return (
    <>
      <ellipse cx="120" cy="172" rx="70" ry="72" fill="none" stroke={metal} strokeWidth="11" />
      <ellipse cx="120" cy="172" rx="64" ry="66" fill="none" stroke="var(--app-accent)" strokeOpacity=".5" />
      <path d="M96 108 108 74h24l12 34-24 12z" fill={metal} />
      <g transform="translate(120 72) scale(1.500)">
        <Stone />
      </g>
    </>
  );
}

function Pendant({ metal }: { metal: string }) {
  return (
    <>
      <path d="M34 6C48 96 92 132 120 140 148 132 192 96 206 6" fill="none" stroke={metal} strokeWidth="2.200" />
      <circle cx="120" cy="150" r="7" fill="none" stroke={metal} strokeWidth="3" />
      <circle cx="120" cy="205" r="50" fill={metal} />
      <circle cx="120" cy="205" r="45" fill="var(--app-brand)" />
      <Engraving transform="translate(120 205) scale(.44)" strokeOpacity=".75" strokeWidth=".8" />
      <g transform="translate(120 205) scale(.6)">
        <Stone />
      </g>
    </>
  );
}

function Earrings({ metal }: { metal: string }) {
  return [74, 166].map((x) => (
    <g key={x} transform={`translate(${x} 40)`}>
      <path d="M0 34V6a12 12 0 1 1 9 12" fill="none" stroke={metal} strokeWidth="2.600" />
      <g transform="translate(0 46) scale(.7)">
        <Stone />
      </g>
      <path d="M0 62v22" stroke={metal} strokeWidth="2" />
      <path d="M0 82c-30 44-28 84 0 88 28-4 30-44 0-88z" fill={metal} />
      <path d="M0 98c-18 34-18 60 0 63 18-3 18-29 0-63z" fill="var(--app-brand)" />
    </g>
  ));
}

function Bracelet({ metal }: { metal: string }) {
  return Array.from({ length: 20 }, (_unused, link) => link * 18).map((turn) => (
    <g key={turn} transform={`translate(120 142) rotate(${turn}) translate(0 -92)`}>
      <ellipse rx="16" ry="10" fill="none" stroke={metal} strokeWidth="5" />
      {turn % 36 === 0 && (
        <g transform="scale(.32)">
          <Stone />
        </g>
      )}
    </g>
  ));
}

const DRAWINGS: Readonly<Record<JewelKind, (props: { metal: string }) => ReactNode>> = {
  ring: Ring,
  pendant: Pendant,
  earrings: Earrings,
  bracelet: Bracelet,
};

/** A piece of jewellery in the colours of the theme. */
export function Jewel({ kind }: { kind: JewelKind }) {
  const id = useId();
  const Drawing = DRAWINGS[kind];
  return (
    <svg viewBox="0 0 240 280" aria-hidden="true" focusable="false">
      <defs>
        <Metal id={id} />
      </defs>
      <Drawing metal={`url(#${id})`} />
    </svg>
  );
}
