import type { HouseShades } from '@vitrine/schemas';
import PDFDocument from 'pdfkit';
import { baseFont, type Face, FONT_FILES, inFonts } from './sheet-fonts.js';
import { sheetStyles, type SheetStyles } from './sheet-styles.js';

/** Points; A4 is 595 by 842. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 64 } as const;

/** Colours of the sheet: those of the house, and greys. */
export type SheetColours = HouseShades & typeof GREYS;

const GREYS = { ink: '#1f1f1b', muted: '#5e5a50', hair: '#e2daca' } as const;

export interface TextStyle {
  face: Face;
  /** Points. */
  size: number;
  colour: string;
  /** Space between letters in points. */
  tracking?: number;
  lineGap?: number;
}

/** The position of a text: left edge, upper edge and width in points. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

/** The tags of PDF/UA that the sheet uses. */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Link';

/** The metadata and colours of a sheet. */
interface SheetFacts {
  title: string;
  author: string;
  language: string;
  shades: HouseShades;
}

/** An A4 document that screen readers can read: each text is tagged in the order in which it is written. */
export class SheetDocument {
  readonly pdf: PDFKit.PDFDocument;
  readonly colours: SheetColours;
  readonly styles: SheetStyles;

  constructor({ title, author, language, shades }: SheetFacts) {
    this.colours = { ...shades, ...GREYS };
    this.styles = sheetStyles(this.colours);
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      lang: language,
      info: { Title: title, Author: author },
    });
    for (const { name, file } of FONT_FILES) this.pdf.registerFont(name, file);
  }

  /** Height in points that a text needs. */
  heightOf(text: string, width: number, { face, size, lineGap = 0, tracking = 0 }: TextStyle): number {
    return this.pdf
      .font(baseFont(face))
      .fontSize(size)
      .heightOfString(text, { width, lineGap, characterSpacing: tracking });
  }

  /**
   * Writes a text.
   * @returns its lower edge in points
   */
  write(tag: Tag, text: string, { x, y, width }: Place, style: TextStyle, link?: string): number {
    const { pdf } = this;
    const { face, size, colour, tracking = 0, lineGap = 0 } = style;
    const draw = () => {
      const pieces = inFonts(face, text);
      pdf.fillColor(colour).fontSize(size);
      pieces.forEach((piece, index) => {
        const options = {
          width,
          lineGap,
          characterSpacing: tracking,
          continued: index < pieces.length - 1,
          ...(link && { link }),
        };
        pdf.font(piece.font);
        if (index === 0) pdf.text(piece.text, x, y, options);
        else pdf.text(piece.text, options);
      });
    };
    // screen readers would read spaced letters one by one
    pdf.addStructure(pdf.struct(tag, tracking > 0 ? { actual: text } : {}, draw));
    return y + this.heightOf(text, width, style);
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  /** Draws a line of `width` points. */
  rule({ x, y, width }: Place, colour: string): void {
    this.decorate((pdf) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke(),
    );
  }

  /** Ends the document. @returns its bytes */
  async toBytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.pdf.end();
    for await (const chunk of this.pdf as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}
