import { FIRST_SETTINGS, type HouseSettings, type PageData } from '@vitrine/schemas';

/** The read that every page is made with. */
export const SETTINGS_PATH = '/api/settings';

/** The house's own facts, as they were told last: a page that is made while the API is unreachable bears the same name. */
export class KnownSettings {
  private known: HouseSettings;
  private told = false;

  /** @param publicUrl names the house by its address until its own name was told */
  constructor(publicUrl: string) {
    this.known = ofAnyHouse(new URL(publicUrl).hostname);
  }

  /** Takes the facts out of what was loaded for a page; those known before where they are not in it. */
  take(data: PageData): HouseSettings {
    const told = data[SETTINGS_PATH];
    if (isSettings(told)) {
      // the same list stays the same, so that what follows from it need not be found anew
      const { languages } = this.known;
      this.known = String(languages) === String(told.languages) ? { ...told, languages } : told;
      this.told = true;
    }
    return this.known;
  }

  /** Whether they were told at all. */
  get areKnown(): boolean {
    return this.told;
  }

  /** What was told last. */
  get latest(): HouseSettings {
    return this.known;
  }
}

/** What holds of a house of which nothing was told: it bears no fact of another. */
const ofAnyHouse = (name: string): HouseSettings => ({
  ...FIRST_SETTINGS,
  name,
  contact: { email: '', telephone: null, address: '' },
  social: { video: null, photos: null, apps: null, site: null },
  legal: { company: null, register: null, vatId: null, responsible: null },
});

const isSettings = (value: unknown): value is HouseSettings =>
  typeof value === 'object' && value !== null && 'name' in value && 'colours' in value;
