import { Injectable } from '@nestjs/common';
import { CONTENT_PAGE_PATHS, type Language, LANGUAGES, PREVIEW_PARAMETER, type PreviewedKind } from '@vitrine/schemas';
import { validate } from 'uuid';
import { ProductsService } from '../../catalogue/products/products.service.js';
import { notFound } from '../../common/errors/api-error.js';
import { ArticlesService } from '../articles/articles.service.js';
import { ContentPagesService } from '../content-pages/content-pages.service.js';
import { HomepageSectionsService } from '../homepage-sections/homepage-sections.service.js';
import { InterviewsService } from '../interviews/interviews.service.js';
import type { PreviewDto, PreviewLinkDto } from './preview.dto.js';
import { type Previewed, PreviewTokens } from './preview-tokens.js';

/** The names in a 404 answer. */
const NAMES: Readonly<Record<PreviewedKind, string>> = {
  product: 'Product',
  article: 'Article',
  interview: 'Interview',
  section: 'Homepage section',
  page: 'Content page',
};

/** A page of the site and its answers with a draft in them. */
interface Shown {
  /** Path of the page. */
  page: string;
  /** The answers of the page's public reads with the draft in them, by path. */
  answers: Record<string, unknown>;
}

/** Shows drafts on the pages of the site. The answers of the public reads are built with the draft in them, and are not cached. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly tokens: PreviewTokens,
    private readonly products: ProductsService,
    private readonly articles: ArticlesService,
    private readonly interviews: InterviewsService,
    private readonly sections: HomepageSectionsService,
    private readonly pages: ContentPagesService,
  ) {}

  /** @throws ApiError 404 with the name of the kind */
  async link(previewed: Previewed): Promise<PreviewLinkDto> {
    if (!validate(previewed.id)) throw notFound(NAMES[previewed.kind]);
    const { page } = await this.shown[previewed.kind](previewed.id, 'de');
    const { token, expiresAt } = this.tokens.sign(previewed);
    return { url: `${page}?${PREVIEW_PARAMETER}=${token}`, expiresAt };
  }

  /** @throws ApiError 404 for a link that is forged or expired, or whose draft was deleted */
  async open(token: string): Promise<PreviewDto> {
    const previewed = this.tokens.read(token);
    if (!previewed) throw notFound('Preview');
    const show = this.shown[previewed.kind];
    const answers = await Promise.all(
      LANGUAGES.map(async (language) => [language, (await show(previewed.id, language)).answers] as const),
    );
    return { answers: Object.fromEntries(answers) };
  }

  private readonly shown: Readonly<Record<PreviewedKind, (id: string, language: Language) => Promise<Shown>>> = {
    product: async (id, language) => ({
      page: `/product/${id}`,
      answers: { [`/api/products/${id}`]: await this.products.preview(id, language) },
    }),
    article: async (id, language) => {
      const article = await this.articles.preview(id, language);
      const { slug } = article;
      return { page: `/newsroom/${slug}`, answers: { [`/api/articles/${slug}`]: article } };
    },
    interview: async (id, language) => {
      const interview = await this.interviews.preview(id, language);
      const others = (await this.interviews.list(language)).filter((other) => other.id !== id);
      const list = [...others, interview].sort((a, b) => a.order - b.order);
      return {
        page: interview.story ? `/interviews/${id}` : '/interviews',
        answers: { [`/api/interviews/${id}`]: interview, '/api/interviews': list },
      };
    },
    section: async (id, language) => {
      const section = await this.sections.preview(id, language);
      const others = (await this.sections.list(language)).filter((other) => other.id !== id);
      const list = [...others, section].sort((a, b) => a.displayOrder - b.displayOrder);
      return { page: '/', answers: { '/api/homepage-sections': list } };
    },
    page: async (id, language) => {
      const page = await this.pages.preview(id, language);
      return {
        page: CONTENT_PAGE_PATHS[page.pageType],
        answers: { [`/api/content-pages/${page.pageType}`]: page },
      };
    },
  };
}
