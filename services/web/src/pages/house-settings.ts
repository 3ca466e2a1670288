import { FIRST_SETTINGS, type HouseSettings, type PageData } from '@vitrine/schemas';

/** The read that every page is made with. */
export const SETTINGS_PATH = '/api/settings';

/** The last known settings of the house, so that a page that is made while the API is unreachable has the same name. */
export class KnownSettings {
  private known: HouseSettings;
  private isLoaded = false;

  /** @param publicUrl its host name stands in for the name of the house until the settings are known */
  constructor(publicUrl: string) {
    this.known = unknownHouse(new URL(publicUrl).hostname);
  }

  /** Updates the settings from the data that was loaded for a page. @returns the latest known settings */
  take(data: PageData): HouseSettings {
    const loaded = data[SETTINGS_PATH];
    if (isSettings(loaded)) {
      // an unchanged list keeps its identity, so that values computed from it stay cached
      const { languages } = this.known;
      this.known = String(languages) === String(loaded.languages) ? { ...loaded, languages } : loaded;
      this.isLoaded = true;
    }
    return this.known;
  }

  /** Whether any settings have been loaded. */
  get areKnown(): boolean {
    return this.isLoaded;
  }

  /** The last known settings. */
  get latest(): HouseSettings {
    return this.known;
  }
}

/** The settings before the first load; they have no facts of another house. */
const unknownHouse = (name: string): HouseSettings => ({
  ...FIRST_SETTINGS,
  name,
  contact: { email: '', telephone: null, address: '' },
  social: { video: null, photos: null, apps: null, site: null },
  legal: { company: null, register: null, vatId: null, responsible: null },
});

const isSettings = (value: unknown): value is HouseSettings =>
  typeof value === 'object' && value !== null && 'name' in value && 'colours' in value;
