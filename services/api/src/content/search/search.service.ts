import { Injectable } from '@nestjs/common';
import type { ContentPageType, Language } from '@vitrine/schemas';
import { Database } from '../../database/database.js';
import { resultUrl } from './result-url.js';
import { SEARCH_STATEMENTS } from './search-statement.js';
import type { SearchResultDto, SearchResultsDto } from './search.dto.js';

type Hit = Omit<SearchResultDto, 'url'> & { pageType: ContentPageType | null };

/** The search over everything that a visitor can open. */
@Injectable()
export class SearchService {
  constructor(private readonly database: Database) {}

  /** @returns at most 20 hits, best first; none for an empty text */
  async find(text: string, language: Language): Promise<SearchResultsDto> {
    if (text === '') return { results: [] };
    const hits = await this.database.forVisitors.query<Hit>(SEARCH_STATEMENTS[language], [text]);
    return {
      results: hits.map(({ pageType, ...hit }) => ({
        type: hit.type,
        id: hit.id,
        title: hit.title,
        subtitle: hit.subtitle,
        url: resultUrl(hit.type, hit.id, pageType),
        image: hit.image,
      })),
    };
  }
}
