import sharp from 'sharp';
import { renderDial } from './dial.ts';
import { editions, type Edition } from './editions.ts';
import { lines, measure, text } from './type.ts';

/** Logical size of an app screen; pictures draw it larger. */
export const screen = { width: 390, height: 844 };

const GREEN = '#0B3326';
const DEEP = '#07261C';
const GOLD = '#C9A961';
const GOLD_INK = '#7A5F22';
const IVORY = '#FBF9F4';
const INK = '#1F1F1B';
const MUTED = '#5E5A50';
const HAIR = '#E2DACA';

const dials = new Map<string, string>();

/** Every edition's dial as a data URI, rendered once. */
async function dialImage(edition: Edition): Promise<string> {
  let uri = dials.get(edition.slug);
  if (!uri) {
    const png = await renderDial(edition, { x: 0, y: 0, reach: 1.12 }, 760, 760, 2);
    uri = `data:image/png;base64,${png.toString('base64')}`;
    dials.set(edition.slug, uri);
  }
  return uri;
}

const image = (uri: string, cx: number, cy: number, size: number): string =>
  `<image href="${uri}" x="${cx - size / 2}" y="${cy - size / 2}" width="${size}" height="${size}"/>`;

const caps = (
  value: string,
  x: number,
  y: number,
  fill: string,
  size = 10.5,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string => text(value, x, y, { face: 'sans', weight: 500, size, tracking: 0.18, fill, anchor });

function statusBar(fill: string): string {
  return `${text('9:41', 50, 38, { face: 'sans', weight: 500, size: 16, fill, anchor: 'middle' })}
    <g fill="${fill}"><rect x="302" y="32" width="3" height="5"/><rect x="307" y="29.500" width="3" height="7.500"/><rect x="312" y="27" width="3" height="10"/><rect x="317" y="24.500" width="3" height="12.500"/>
    <rect x="331" y="26" width="23" height="11" rx="3" fill="none" stroke="${fill}" stroke-width="1.100"/><rect x="333" y="28" width="16" height="7" rx="1.500"/><rect x="355.500" y="29.500" width="1.600" height="4" rx=".8"/></g>`;
}

const logo = (fill: string, x = 195, y = 92): string =>
  text('AURELIA', x, y, { face: 'serif', weight: 500, size: 23, tracking: 0.28, anchor: 'middle', fill });

function topBar(fill: string): string {
  return `${statusBar(fill)}${logo(fill)}<g fill="none" stroke="${fill}" stroke-width="1.300"><path d="M28 81h20M28 87.500h20"/><circle cx="350" cy="83" r="7"/><path d="M355 88l6 6"/></g>`;
}

function tabBar(active: number, dark = false): string {
  const labels = ['Kollektion', 'Termin', 'Beratung', 'Mein Haus'];
  const rest = dark ? '#9DB3A6' : MUTED;
  const on = dark ? GOLD : GREEN;
  return (
    `<rect y="766" width="390" height="78" fill="${dark ? DEEP : IVORY}"/><path d="M0 766h390" stroke="${dark ? '#2A4D3E' : HAIR}"/>` +
    labels
      .map((label, i) => {
        const x = 52 + i * 95.3;
        const colour = i === active ? on : rest;
        const outline = [
          `<circle cx="${x}" cy="788" r="8"/><path d="M${x} 783v5l3 2"/>`,
          `<rect x="${x - 8}" y="781" width="16" height="14"/><path d="M${x - 8} 785.500h16M${x - 4} 779v4M${x + 4} 779v4"/>`,
          `<path d="M${x - 8} 781h16v11h-9l-4 4v-4h-3z"/>`,
          `<circle cx="${x}" cy="784" r="4"/><path d="M${x - 8} 796c0-9 16-9 16 0"/>`,
        ][i];
        return `<g fill="none" stroke="${colour}" stroke-width="1.200">${outline ?? ''}</g>${text(label, x, 815, { size: 10.5, weight: i === active ? 500 : 400, anchor: 'middle', fill: colour })}`;
      })
      .join('') +
    `<rect x="130" y="831" width="130" height="4" rx="2" fill="${dark ? '#DCE5DF' : INK}" opacity=".8"/>`
  );
}

async function catalogue(first: Edition): Promise<string> {
  const order = [first, ...editions.filter((edition) => edition !== first)].slice(0, 4);
  let out = `<rect width="390" height="844" fill="${IVORY}"/>${topBar(GREEN)}${caps('HERBST 2026', 28, 142, GOLD_INK)}${text('Die Kollektion', 28, 184, { face: 'serif', weight: 400, size: 38, fill: GREEN })}`;
  let x = 28;
  for (const [i, label] of ['Alle', 'Neu', 'Herren', 'Damen', 'Vintage'].entries()) {
    const w = measure(label, { size: 14.5, weight: i ? 400 : 500 });
    out += text(label, x, 220, { size: 14.5, weight: i ? 400 : 500, fill: i ? MUTED : GREEN });
    if (!i) out += `<path d="M${x} 229h${w}" stroke="${GOLD}" stroke-width="1.500"/>`;
    x += w + 24;
  }
  out += `<path d="M0 229.500h390" stroke="${HAIR}" stroke-width=".8"/>`;
  const grounds = ['#EFE6D6', GREEN, DEEP, '#F2EADB'];
  for (const [i, edition] of order.entries()) {
    const cx = 28 + (i % 2) * 172;
    const cy = 250 + Math.floor(i / 2) * 262;
    out += `<rect x="${cx}" y="${cy}" width="162" height="188" fill="${grounds[i]}"/>${image(await dialImage(edition), cx + 81, cy + 94, 134)}`;
    out += text(edition.watch.name, cx, cy + 213, { face: 'serif', weight: 500, size: 19, fill: GREEN });
    out += text(edition.watch.price, cx, cy + 234, { size: 13.5, fill: MUTED });
    out += `<path d="M${cx + 152} ${cy + 211}c-3-5-9-4-9 .5 0 4 5 6 9 9.500 4-3.500 9-5.500 9-9.500 0-4.500-6-5.500-9-.5z" fill="${i === 1 ? GOLD : 'none'}" stroke="${GOLD}" stroke-width="1.100" transform="translate(-3 0)"/>`;
  }
  return out + tabBar(0);
}

function appointment(): string {
  let out = `<rect width="390" height="844" fill="${IVORY}"/>${topBar(GREEN)}${caps('PERSÖNLICH', 28, 142, GOLD_INK)}${text('Ihr Termin im Haus', 28, 184, { face: 'serif', weight: 400, size: 38, fill: GREEN })}`;
  out += text('November 2026', 28, 232, { face: 'serif', weight: 500, size: 21, fill: GREEN });
  out += `<g fill="none" stroke="${GREEN}" stroke-width="1.200"><path d="M326 220l-6 6 6 6M352 220l6 6-6 6"/></g>`;
  for (const [i, day] of ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'].entries()) {
    out += text(day, 47 + i * 49.4, 264, { size: 12, fill: MUTED, anchor: 'middle' });
  }
  // 1 November 2026 is a Sunday
  for (let d = 1; d <= 30; d++) {
    const column = (d + 5) % 7;
    const row = Math.floor((d + 5) / 7);
    const x = 47 + column * 49.4;
    const y = 296 + row * 40;
    const chosen = d === 26;
    const closed = column === 6 || d < 23;
    if (chosen) out += `<circle cx="${x}" cy="${y - 5.5}" r="18" fill="${GREEN}"/>`;
    if (!closed && !chosen) out += `<circle cx="${x}" cy="${y + 9}" r="1.600" fill="${GOLD}"/>`;
    out += text(String(d), x, y, {
      size: 15.5,
      weight: chosen ? 500 : 400,
      anchor: 'middle',
      fill: chosen ? '#F4EFE3' : closed ? '#B8B0A0' : INK,
    });
  }
  out += `<path d="M28 522h334" stroke="${HAIR}"/>${caps('DONNERSTAG, 26. NOVEMBER', 28, 548, GOLD_INK)}`;
  for (const [i, slot] of ['10:00', '11:30', '14:00', '16:30'].entries()) {
    const x = 28 + i * 85.3;
    const on = i === 2;
    out += `<rect x="${x}" y="562" width="78" height="42" fill="${on ? GREEN : 'none'}" stroke="${on ? GREEN : '#CFC5B1'}"/>${text(slot, x + 39, 589, { size: 15, weight: on ? 500 : 400, anchor: 'middle', fill: on ? '#F4EFE3' : INK })}`;
  }
  out += `<circle cx="52" cy="650" r="24" fill="#EFE6D6"/>${text('HL', 52, 657, { face: 'serif', weight: 500, size: 20, anchor: 'middle', fill: GREEN })}`;
  out += text('Helene Lindner', 90, 646, { face: 'serif', weight: 500, size: 20, fill: GREEN });
  out += text('Uhrmachermeisterin · spricht Deutsch, Englisch', 90, 666, { size: 12.5, fill: MUTED });
  out += `<rect x="28" y="696" width="334" height="50" fill="${GREEN}"/>${caps('TERMIN ANFRAGEN', 195, 725, '#F4EFE3', 12, 'middle')}`;
  return out + tabBar(1);
}

async function detail(edition: Edition): Promise<string> {
  const uri = await dialImage(edition);
  let out = `<defs><radialGradient id="sg" cx=".4" cy=".25" r=".9"><stop offset="0" stop-color="#17513D"/><stop offset=".6" stop-color="${GREEN}"/><stop offset="1" stop-color="${DEEP}"/></radialGradient></defs><rect width="390" height="844" fill="url(#sg)"/>`;
  out += `${statusBar('#F4EFE3')}${logo('#E3C98B')}<g fill="none" stroke="#E3C98B" stroke-width="1.300"><path d="M38 78l-8 8 8 8"/><path d="M352 82c-3-5-9-4-9 .5 0 4 5 6 9 9.500 4-3.500 9-5.500 9-9.500 0-4.500-6-5.500-9-.5z"/></g>`;
  out += image(uri, 195, 292, 344);
  out += `<g fill="#E3C98B"><circle cx="179" cy="486" r="2.600"/><circle cx="195" cy="486" r="2.600" opacity=".4"/><circle cx="211" cy="486" r="2.600" opacity=".4"/></g>`;
  out += caps('AUTOMATIK · 39 MM', 28, 522, GOLD);
  out += text(edition.watch.name, 28, 562, { face: 'serif', weight: 400, size: 38, fill: '#F4EFE3' });
  let y = 588;
  for (const line of lines('Von Hand geführte Gravur, Emailgrund, Gehäuse aus Roségold.', 330, { size: 14.5 })) {
    out += text(line, 28, y, { size: 14.5, fill: '#C9D6CC' });
    y += 21;
  }
  for (const [i, [label, value]] of (
    [
      ['Werk', 'Automatik, 72 Stunden'],
      ['Preis', edition.watch.price],
    ] as const
  ).entries()) {
    const top = 628 + i * 30;
    out += `<path d="M28 ${top}h334" stroke="${GOLD}" stroke-opacity=".35"/>${text(label, 28, top + 20, { size: 13.5, fill: '#9DB3A6' })}${text(value, 362, top + 20, { size: 13.5, fill: '#F4EFE3', anchor: 'end' })}`;
  }
  out += `<rect x="28" y="700" width="334" height="50" fill="${GOLD}"/>${caps('IM HAUS ANSEHEN', 195, 729, DEEP, 12, 'middle')}`;
  return out + tabBar(0, true);
}

export type Screen = 'catalogue' | 'appointment' | 'detail';

/** One screen of the app as PNG, `scale` pixels to a logical point. */
export async function renderScreen(kind: Screen, edition: Edition, scale: number): Promise<Buffer> {
  const body =
    kind === 'catalogue' ? await catalogue(edition) : kind === 'appointment' ? appointment() : await detail(edition);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(screen.width * scale)}" height="${Math.round(screen.height * scale)}" viewBox="0 0 ${screen.width} ${screen.height}">${body}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
}

/** Outer size of the phone around a screen, in logical points. */
export const phoneSize = { width: screen.width + 26, height: screen.height + 26 };

/** A phone with `content` on its screen as SVG body at the origin, in logical points. `dim` 0…1 darkens one that stands behind. */
export function phone(content: Buffer, id: string, dim = 0): string {
  const { width, height } = phoneSize;
  return `<defs>
    <linearGradient id="f${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF6DC"/><stop offset=".1" stop-color="#D9BC7C"/><stop offset=".38" stop-color="#8A6D2B"/><stop offset=".55" stop-color="#E3C98B"/><stop offset=".78" stop-color="#7A5C22"/><stop offset="1" stop-color="#3A2A0C"/></linearGradient>
    <clipPath id="c${id}"><rect x="13" y="13" width="${screen.width}" height="${screen.height}" rx="50"/></clipPath>
    <linearGradient id="s${id}" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".28" stop-color="#fff" stop-opacity=".05"/><stop offset=".285" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
    <g fill="#6E5320"><rect x="-2.500" y="150" width="4" height="34" rx="1.500"/><rect x="-2.500" y="208" width="4" height="60" rx="1.500"/><rect x="-2.500" y="282" width="4" height="60" rx="1.500"/><rect x="${width - 1.5}" y="226" width="4" height="92" rx="1.500"/></g>
    <rect width="${width}" height="${height}" rx="64" fill="url(#f${id})"/><rect x="2.600" y="2.600" width="${width - 5.2}" height="${height - 5.2}" rx="61.500" fill="#17130A"/><rect x="4" y="4" width="${width - 8}" height="${height - 8}" rx="60" fill="#060B09"/>
    <image href="data:image/png;base64,${content.toString('base64')}" x="13" y="13" width="${screen.width}" height="${screen.height}" clip-path="url(#c${id})"/>
    <rect x="${width / 2 - 56}" y="25" width="112" height="32" rx="16" fill="#050807"/><circle cx="${width / 2 + 38}" cy="41" r="6" fill="#0B1512"/><circle cx="${width / 2 + 36.5}" cy="39.500" r="1.800" fill="#24433A"/>
    <g clip-path="url(#c${id})"><rect width="${width}" height="${height}" fill="url(#s${id})"/></g>
    ${dim ? `<rect width="${width}" height="${height}" rx="64" fill="#020A07" opacity="${dim}"/>` : ''}`;
}
