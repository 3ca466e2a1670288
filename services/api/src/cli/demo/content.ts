import type { EntityManager } from '@mikro-orm/postgresql';
import {
  articleResource,
  contentPageResource,
  homepageSectionResource,
  interviewResource,
  storeResource,
} from '@vitrine/schemas';
import { mapTranslations } from '../../common/translations.js';
import { withSanitizedContent } from '../../common/rich-text/sanitize-rich-text.js';
import { Article } from '../../content/articles/article.js';
import { ContentPage } from '../../content/content-pages/content-page.js';
import { Hero, HERO_ID } from '../../content/hero/hero.entity.js';
import { HomepageSection } from '../../content/homepage-sections/homepage-section.js';
import { Interview } from '../../content/interviews/interview.js';
import { Store } from '../../content/stores/store.js';
import type { DemoArticle, DemoHero, DemoInterview, DemoPage, DemoSection, DemoStore } from './demo.js';
import { UNTOUCHED } from './ledger.js';
import type { PicturePaths } from './pictures.js';
import type { DemoVideo, Videos } from './videos.js';

export function toStore({ id, slug: _slug, picture, ...fields }: DemoStore, paths: PicturePaths): Store {
  const input = storeResource.schema.cast({ ...fields, image: paths.get(picture) ?? null });
  return Object.assign(new Store(), { ...input, id });
}

export function toPage({ id, ...fields }: DemoPage): ContentPage {
  return Object.assign(new ContentPage(), { ...contentPageResource.schema.cast(withSanitizedContent(fields)), id });
}

export function toArticle({ id, picture, ...fields }: DemoArticle, paths: PicturePaths): Article {
  const input = articleResource.schema.cast({
    ...withSanitizedContent(fields),
    published: true,
    image: paths.get(picture) ?? null,
  });
  return Object.assign(new Article(), { ...input, id, slugKept: true });
}

export function toSection(
  { id, picture, video, ...fields }: DemoSection,
  paths: PicturePaths,
  videos: Videos,
): HomepageSection {
  const toMedia = (names: { picture: string | undefined; video: string | null | undefined }) => ({
    backgroundImage: paths.get(names.picture ?? '') ?? null,
    backgroundVideo: videos.get(names.video ?? '')?.path ?? null,
  });
  const input = homepageSectionResource.schema.cast({
    ...fields,
    ...toMedia({ picture, video }),
    translations: mapTranslations(fields.translations, ({ picture: own, video: film, ...texts }) => ({
      ...texts,
      ...toMedia({ picture: own, video: film }),
    })),
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

/** Sets the hero, unless staff have changed it. */
export async function seedHero({ heading, video, translations }: DemoHero, videos: Videos, em: EntityManager) {
  const getPath = (name: string | null | undefined) => videos.get(name ?? '')?.path ?? null;
  const translated = mapTranslations<{ heading?: string; video?: string | null }>(translations, (texts) => ({
    ...texts,
    video: getPath(texts.video),
  }));
  // The version is set explicitly, because MikroORM would raise it.
  const fields = { heading, translations: translated, video: getPath(video), version: UNTOUCHED };
  await em.nativeUpdate(Hero, { id: HERO_ID, version: UNTOUCHED }, fields);
}
