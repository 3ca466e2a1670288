import { houseShades } from '@vitrine/schemas';
import type { JpegPicture } from '../../../files/media/index.js';
import { drawCover } from './draw-cover.js';
import { drawFacts } from './draw-facts.js';
import { pageUrl, type SheetData } from './sheet-data.js';
import { PAGE, SheetDocument } from './sheet-document.js';
import { fill, sheetTexts } from './sheet-texts.js';

/**
 * Draws a product's sheet: the product on the first page, plans and timeline on the last.
 * @param picture picture of the product; `undefined` without one that can be embedded
 * @returns the PDF's bytes
 */
export function drawSheet(data: SheetData, picture: JpegPicture | undefined): Promise<Buffer> {
  const title = fill(sheetTexts(data.language).title, { name: data.product.name });
  const document = new SheetDocument({
    title,
    author: data.company || data.house,
    language: data.language,
    shades: houseShades(data.colours),
  });
  drawCover(document, data, picture);
  document.pdf.addPage();
  drawFacts(document, data);
  drawFooters(document, data);
  return document.toBytes();
}

/** Draws the foot of each page: the company, the address for requests, and the page number. */
function drawFooters(document: SheetDocument, data: SheetData): void {
  const { pdf } = document;
  const texts = sheetTexts(data.language);
  const width = PAGE.width - 2 * PAGE.margin;
  const url = pageUrl(data);
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const y = PAGE.height - PAGE.bottom + 16;
    document.rule({ x: PAGE.margin, y: y - 8, width }, document.colours.hair);
    const place = { x: PAGE.margin, y, width: width - 90 };
    const below = document.write(
      'Link',
      `${texts.request} ${url}`,
      place,
      { ...document.styles.small, colour: document.colours.goldInk },
      url,
    );
    if (data.company) document.write('P', data.company, { ...place, y: below }, document.styles.small);
    const page = fill(texts.page, { page: index - start + 1, pages: count });
    document.write('P', page, { x: PAGE.width - PAGE.margin - 85, y, width: 85 }, document.styles.small);
  }
}
