import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createByteCache } from '@vitrine/kit';
import { inLanguage, type Language } from '@vitrine/schemas';
import { planTexts, TIMELINE } from '@vitrine/schemas/plan-facts';
import { SingleFlight } from '../../../common/single-flight.js';
import { AppConfig } from '../../../config/app-config.js';
import { JpegPictures } from '../../../files/media/index.js';
import { companyLine } from '../../../platform/settings/company-line.js';
import { HouseFacts } from '../../../platform/settings/house-facts.js';
import { ProductsService } from '../products.service.js';
import { drawSheet } from './draw-sheet.js';
import type { SheetData } from './sheet-data.js';

/** Must be raised with every change of the drawing, because browsers cache sheets by their ETags. */
const DESIGN = 1;
const MAX_ENTRIES = 200;
const MAX_BYTES = 32 * 1024 * 1024;
/** Width of the picture in pixels: 236 points at about 240 pixels an inch. */
const PICTURE_WIDTH = 800;

/** A product's sheet in one language. */
export interface ProductSheet {
  /** In quotes, as in HTTP; weak, because equal sheets of two processes differ in their time of creation. */
  etag: string;
  /** Name of the house. */
  house: string;
  /** Name of the product in the sheet's language. */
  name: string;
  /** Draws the sheet, or takes it from the cache. */
  toBytes: () => Promise<Buffer>;
}

interface Entry {
  pdf: Buffer;
  bytes: number;
}

/** Sheets of products as PDF, cached by a hash of everything that they show. */
@Injectable()
export class ProductSheetsService {
  private readonly kept = createByteCache<Entry>({ maxEntries: MAX_ENTRIES, maxBytes: MAX_BYTES });
  private readonly drawing = new SingleFlight<Buffer>();

  constructor(
    private readonly products: ProductsService,
    private readonly pictures: JpegPictures,
    private readonly facts: HouseFacts,
    private readonly config: AppConfig,
  ) {}

  /** @throws ApiError 404 `Product not found` */
  async get(id: string, language: Language): Promise<ProductSheet> {
    const product = await this.products.get(id, language);
    const settings = await this.facts.load();
    const { name: house, colours, priceNote } = settings;
    const data: SheetData = {
      product,
      language,
      house,
      colours,
      priceNote: inLanguage(priceNote, language),
      company: companyLine(settings),
      publicUrl: this.config.publicUrl,
    };
    const shown = JSON.stringify([DESIGN, planTexts(language), TIMELINE, data]);
    const key = createHash('sha256').update(shown).digest('base64url');
    return { etag: `W/"${key}"`, house, name: product.name, toBytes: () => this.draw(key, data) };
  }

  /** Draws a sheet once for concurrent requests. */
  private async draw(key: string, data: SheetData): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) return kept.pdf;
    return this.drawing.do(key, () => this.drawAnew(key, data));
  }

  private async drawAnew(key: string, data: SheetData): Promise<Buffer> {
    const { image, images, pictures } = data.product;
    const path = image ?? images[0];
    const pdf = await drawSheet(data, path ? await this.pictures.find(path, pictures, PICTURE_WIDTH) : undefined);
    this.kept.set(key, { pdf, bytes: pdf.length });
    return pdf;
  }
}
