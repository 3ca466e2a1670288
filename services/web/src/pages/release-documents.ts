import { getRequestId } from '@vitrine/kit';
import { DEFAULT_LANGUAGE, sentence } from '@vitrine/schemas';
import type { RequestHandler } from 'express';
import { sendError } from '../forwarding/errors.js';
import type { CrawlerSources } from './crawlers.js';

/**
 * Answers with documents of the live release other than pages, such as a feed, in the language of the parameter `lang`; 503 while the API is down.
 */
export const releaseDocuments =
  (publicUrl: string, { data: source, maker, releases }: CrawlerSources): RequestHandler =>
  async (request, response, next) => {
    const live = await releases.current();
    const documents = live.storefront?.renderer?.documents ?? {};
    const document = Object.hasOwn(documents, request.path) ? documents[request.path] : undefined;
    if (!document) return next();
    const visitor = { address: request.ip ?? '', requestId: getRequestId(request) };
    const languages = await maker.languages(live, visitor);
    const language = languages.find((each) => each === request.query['lang']) ?? DEFAULT_LANGUAGE;
    const { data } = await source.load([...document.reads], language, visitor);
    if (!document.reads.every((path) => path in data)) {
      response.set('Retry-After', '5');
      return sendError(response, 503, 'UNAVAILABLE', sentence('failure.unavailable'));
    }
    const text = document.make({ language, publicUrl, data });
    response.type(document.type).set('Cache-Control', 'public, max-age=0, must-revalidate').send(text);
  };
