import { getRequestId } from '@vitrine/kit';
import { DEFAULT_LANGUAGE, LANGUAGES, sentence } from '@vitrine/schemas';
import type { RequestHandler } from 'express';
import { sendError } from '../forwarding/errors.js';
import type { ReleaseSource } from '../releases/live-releases.js';
import type { PageDataSource } from './page-data.js';

/** Answers the documents of the live release that are no pages, such as a feed, in the language that `lang` names; 503 without the API. */
export const releaseDocuments =
  (publicUrl: string, source: PageDataSource, releases: ReleaseSource): RequestHandler =>
  async (request, response, next) => {
    const documents = (await releases.current()).storefront?.renderer?.documents ?? {};
    const document = Object.hasOwn(documents, request.path) ? documents[request.path] : undefined;
    if (!document) return next();
    const language = LANGUAGES.find((each) => each === request.query['lang']) ?? DEFAULT_LANGUAGE;
    const visitor = { address: request.ip ?? '', requestId: getRequestId(request) };
    const data = await source.load([...document.reads], language, visitor);
    if (!document.reads.every((path) => path in data)) {
      response.set('Retry-After', '5');
      return sendError(response, 503, 'UNAVAILABLE', sentence('failure.unavailable'));
    }
    const text = document.make({ language, publicUrl, data });
    response.type(document.type).set('Cache-Control', 'public, max-age=300').send(text);
  };
