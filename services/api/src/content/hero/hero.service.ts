import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { heroSchema, type Hero as HeroFields, type Language } from '@vitrine/schemas';
import { adminFields, changeRow, changeVersioned, type StoredFields } from '../../common/admin-entity/index.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { PublicReadCache } from '../../common/public-read-cache/public-read-cache.js';
import { inLanguage } from '../../common/translations.js';
import { Database } from '../../database/database.js';
import { knownPictures } from '../../files/media/known-pictures.js';
import { getPictures, type Pictures } from '../../files/media/pictures.js';
import type { HeroAdminDto, HeroDto } from './hero.dto.js';
import { Hero, HERO_ID } from './hero.entity.js';

/** The hero of the home page, for visitors and staff. */
@Injectable()
export class HeroService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly publicReads: PublicReadCache,
  ) {}

  async shown(language: Language): Promise<HeroDto> {
    const hero = await this.load();
    const video = inLanguage(hero, 'video', language);
    return { heading: inLanguage(hero, 'heading', language), video, pictures: await this.picturesOf(video, language) };
  }

  async get(): Promise<HeroAdminDto> {
    return toDto(await this.load());
  }

  /**
   * Changes any subset of the fields.
   * @throws ApiError 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(changes: Readonly<Record<string, unknown>>, expected?: ExpectedVersions): Promise<HeroAdminDto> {
    const changed = await changeVersioned(
      this.em,
      Hero,
      HERO_ID,
      'Hero',
      (hero, em) => changeRow(em, heroFields, hero, changes),
      expected,
    );
    this.publicReads.drop('hero');
    return toDto(changed);
  }

  private async picturesOf(video: string | null, language: Language): Promise<Pictures> {
    const paths = [video];
    return getPictures(await knownPictures(this.database.forVisitors, paths), paths, language);
  }

  private load(): Promise<Hero> {
    return this.em.fork().findOneOrFail(Hero, { id: HERO_ID });
  }
}

const toDto = (hero: Hero): HeroAdminDto => ({
  heading: hero.heading,
  video: hero.video,
  translations: hero.translations,
  ...adminFields(hero),
});

const heroFields: StoredFields<Hero, HeroFields> = {
  schema: heroSchema,
  fieldsOf: toDto,
  columnsOf: ({ version: _, ...columns }) => columns,
  columnNames: {},
};
