import type { JpegPicture } from '../../../files/media/index.js';
import type { SheetData } from './sheet-data.js';
import { PAGE, type SheetDocument } from './sheet-document.js';
import { sheetTexts } from './sheet-texts.js';

/** Points. */
const COVER_HEIGHT = 376;
const PICTURE = { width: 236, height: COVER_HEIGHT - 2 * PAGE.margin };
const GUTTER = 30;
const COLUMNS = 2;
const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Draws the first page: name, description, picture and features. */
export function drawCover(document: SheetDocument, data: SheetData, picture: JpegPicture | undefined): void {
  const { product, language } = data;
  const width = CONTENT_WIDTH - (picture ? PICTURE.width + GUTTER : 0);
  const place = (y: number) => ({ x: PAGE.margin, y, width });
  document.decorate((pdf) => pdf.rect(0, 0, PAGE.width, COVER_HEIGHT).fill(document.colours.green));
  document.write('P', data.house.toLocaleUpperCase('de'), place(PAGE.margin), {
    face: 'display',
    size: 17,
    colour: document.colours.onGreen,
    tracking: 5,
  });
  let y = document.write('P', sheetTexts(language).app.toUpperCase(), place(104), document.styles.capitals);
  y = document.write('H1', product.name, place(y + 6), { face: 'display', size: 38, colour: document.colours.onGreen });
  if (product.subtitle)
    y = document.write('P', product.subtitle, place(y + 4), {
      ...document.styles.text,
      size: 13,
      colour: document.colours.onGreenMuted,
    });
  y += 14;
  const description = shorten(document, product.description, width, COVER_HEIGHT - PAGE.margin / 2 - y);
  document.write('P', description, place(y), { ...document.styles.text, colour: document.colours.onGreen });
  if (picture) drawPicture(document, product.name, picture);
  drawFeatures(document, data);
}

/** As many whole sentences of a text as fit into a height, at least one. */
function shorten(document: SheetDocument, text: string, width: number, height: number): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  while (sentences.length > 1 && document.heightOf(sentences.join(' '), width, document.styles.text) > height)
    sentences.pop();
  return sentences.join(' ');
}

/** Fills its place with the picture, cropped where the aspect ratios differ. */
function drawPicture({ pdf }: SheetDocument, alt: string, { jpeg, width, height }: JpegPicture): void {
  const scale = Math.max(PICTURE.width / width, PICTURE.height / height);
  const x = PAGE.width - PAGE.margin - PICTURE.width;
  const y = PAGE.margin;
  const draw = () => {
    pdf.save().rect(x, y, PICTURE.width, PICTURE.height).clip();
    pdf.image(jpeg, x + (PICTURE.width - width * scale) / 2, y + (PICTURE.height - height * scale) / 2, {
      width: width * scale,
      height: height * scale,
    });
    pdf.restore();
  };
  pdf.addStructure(pdf.struct('Figure', { alt }, draw));
}

/** Draws the features in two columns, on further pages if there are many. */
function drawFeatures(document: SheetDocument, { product, language }: SheetData): void {
  if (product.featureDetails.length === 0) return;
  const width = (CONTENT_WIDTH - GUTTER) / COLUMNS;
  const heading = { x: PAGE.margin, y: COVER_HEIGHT + 22, width: CONTENT_WIDTH };
  let y = document.write('H2', sheetTexts(language).features, heading, document.styles.heading) + 10;
  for (let index = 0; index < product.featureDetails.length; index += COLUMNS) {
    const row = product.featureDetails.slice(index, index + COLUMNS);
    const heights = row.map(
      ({ title, description }) =>
        document.heightOf(title, width, document.styles.strong) +
        (description ? document.heightOf(description, width, document.styles.small) : 0),
    );
    const height = Math.max(...heights) + 14;
    if (y + height > PAGE.height - PAGE.bottom) {
      document.pdf.addPage();
      y = PAGE.margin;
    }
    row.forEach(({ title, description }, column) => {
      const x = PAGE.margin + column * (width + GUTTER);
      document.rule({ x, y, width }, document.colours.gold);
      const below = document.write('H3', title, { x, y: y + 6, width }, document.styles.strong);
      if (description) document.write('P', description, { x, y: below, width }, document.styles.small);
    });
    y += height;
  }
}
