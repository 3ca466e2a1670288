import type { EntityManager } from '@mikro-orm/postgresql';
import { contentPageResource, homepageSectionResource, interviewResource, storeResource } from '@vitrine/schemas';
import { ContentPage } from '../../content/content-pages/content-page.js';
import { sanitizePageHtml } from '../../content/content-pages/page-html.js';
import { Hero, HERO_ID } from '../../content/hero/hero.entity.js';
import { HomepageSection } from '../../content/homepage-sections/homepage-section.js';
import { Interview } from '../../content/interviews/interview.js';
import { Store } from '../../content/stores/store.js';
import type { DemoHero, DemoInterview, DemoPage, DemoSection, DemoStore } from './demo-files.js';
import { UNTOUCHED } from './ledger.js';
import type { PicturePaths } from './pictures.js';
import type { DemoVideo, Videos } from './videos.js';

export function toStore({ id, slug: _slug, picture, ...fields }: DemoStore, paths: PicturePaths): Store {
  const input = storeResource.schema.cast({ ...fields, image: paths.get(picture) ?? null });
  return Object.assign(new Store(), { ...input, id });
}

export function toPage({ id, translations: { en }, ...fields }: DemoPage): ContentPage {
  const input = contentPageResource.schema.cast({
    ...fields,
    content: sanitizePageHtml(fields.content),
    translations: { en: { ...en, content: sanitizePageHtml(en.content) } },
  });
  return Object.assign(new ContentPage(), { ...input, id });
}

export function toSection(
  { id, picture, video, ...fields }: DemoSection,
  paths: PicturePaths,
  videos: Videos,
): HomepageSection {
  const input = homepageSectionResource.schema.cast({
    ...fields,
    backgroundImage: paths.get(picture) ?? null,
    backgroundVideo: (video !== null && videos.get(video)?.path) || null,
  });
  return Object.assign(new HomepageSection(), { ...input, id });
}

export function toInterview(
  { id, slug: _slug, video: _video, picture, ...fields }: DemoInterview,
  paths: PicturePaths,
  { path, duration }: DemoVideo,
): Interview {
  const files = { videoFile: path, thumbnail: paths.get(picture) ?? null };
  return Object.assign(new Interview(), { ...interviewResource.schema.cast({ ...fields, ...files }), id, duration });
}

/** Sets the hero, unless staff have. */
export async function seedHero({ heading, video, translations }: DemoHero, videos: Videos, em: EntityManager) {
  // The version is named, because MikroORM would raise it.
  const fields = { heading, translations, video: videos.get(video)?.path ?? null, version: UNTOUCHED };
  await em.nativeUpdate(Hero, { id: HERO_ID, version: UNTOUCHED }, fields);
}
