import { ApiProperty } from '@nestjs/swagger';
import {
  APP_TYPEFACES,
  FURTHER_LANGUAGES,
  languageName,
  LANGUAGES,
  type AppTypeface,
  type HouseSettings,
  type InLanguages,
  type Language,
} from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../../common/admin-entity/index.js';

/** The two colours; each has a contrast of at least 4.5 : 1 to its ground. */
export class HouseColoursDto {
  /** Headings, buttons and dark grounds, as `#RRGGBB`. @example "#0b3326" */
  primary!: string;
  /** Lines, marks and buttons on the main colour, as `#RRGGBB`. @example "#c9a961" */
  accent!: string;
}

/** How the house is reached. */
export class HouseContactDto {
  /** Where visitors write to. @example "atelier@house.example" */
  email!: string;
  /** Where visitors call; `null` = not by telephone. @example "+49 30 23125010" */
  telephone!: string | null;
  /** Postal address in one line or several; empty = none. @example "Musterstraße 7, 10117 Berlin" */
  address!: string;
}

/** The house elsewhere; `null` where it has nothing of the kind. */
export class HouseSocialDto {
  /** Address of a channel with films. @example "https://video.house.example" */
  video!: string | null;
  /** Address of a channel with photographs. @example "https://photos.house.example" */
  photos!: string | null;
  /** Where the apps are found. @example "https://apps.house.example" */
  apps!: string | null;
  /** Another site of the house. @example "https://www.house.example" */
  site!: string | null;
}

/** What the law asks to be named; `null` where nothing is written. */
export class HouseLegalDto {
  /** The company that runs the site. @example "Atelier Beispiel GmbH" */
  company!: string | null;
  /** Court and number of its register. @example "Amtsgericht München, HRB 1" */
  register!: string | null;
  /** VAT identification number. @example "DE123456789" */
  vatId!: string | null;
  /** Who answers for the content. @example "Clara Vogt" */
  responsible!: string | null;
}

/** A text in the languages of the site. */
export class LanguageTextsDto implements InLanguages<string> {
  /** In German. */
  de!: string;
  /** In English. */
  en!: string;
}

for (const language of FURTHER_LANGUAGES)
  ApiProperty({ type: String, required: false, description: `In ${languageName(language)}; absent = as in English.` })(
    LanguageTextsDto.prototype,
    language,
  );

/** Where one begins. */
export class OpeningPagesDto {
  /** The screen that staff come to behind the sign-in. @example "/admin" */
  office!: string;
}

/** How mails are signed. */
export class HouseMailDto {
  /** Whom mails come from; `null` = the name of the house. @example "Maison Aurel" */
  senderName!: string | null;
  /** Lines at the end of mails to visitors; empty = none. */
  signature!: LanguageTextsDto;
}

/** The house's own facts, in every language. */
export class SettingsDto implements Shows<HouseSettings> {
  /** Name of the house, as the site bears it. @example "Haus Beispiel" */
  name!: string;
  /**
   * Path of the logo, a PNG, WebP or AVIF picture; `null` = the name stands in its place.
   * @example "/uploads/0197a1b2-0000-7000-8000-000000000000.png"
   */
  logo!: string | null;
  /** The two colours from which all shades follow. */
  colours!: HouseColoursDto;
  /** Pair of typefaces, for headings and for text. */
  @ApiProperty({ enum: APP_TYPEFACES })
  fonts!: AppTypeface;
  /** How the house is reached. */
  contact!: HouseContactDto;
  /** The house elsewhere. */
  social!: HouseSocialDto;
  /** What the law asks to be named. */
  legal!: HouseLegalDto;
  /** What stands beside every price. */
  priceNote!: LanguageTextsDto;
  /** Within which time a request is answered, as it follows “within”. */
  answerTime!: LanguageTextsDto;
  /** Where one begins. */
  openingPages!: OpeningPagesDto;
  /** How mails are signed. */
  mail!: HouseMailDto;
  /** The languages that the site offers; German is always among them. */
  @ApiProperty({ enum: LANGUAGES, isArray: true })
  languages!: Language[];
}

/** The house's own facts with what the server sets. */
export class SettingsAdminDto extends SettingsDto implements AdminFieldsDto {
  /** Raised by every change; a `PUT` with an older one is 409 `STALE_VERSION`. @example 1 */
  version!: number;
  /** When the facts were first kept. */
  createdAt!: Date;
  /** When they were changed last. */
  updatedAt!: Date;
  /** E-mail address of the administrator who changed them last; `null` before the first change. @example "owner@house.example" */
  updatedBy!: string | null;
}
