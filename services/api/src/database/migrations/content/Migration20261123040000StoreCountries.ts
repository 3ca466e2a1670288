import { Migration } from '@mikro-orm/migrations';

/** German names of the countries with stores, and the English names that replace them. */
const NAMES = {
  Deutschland: 'Germany',
  'Vereinigte Staaten': 'United States',
  'Vereinigtes Königreich': 'United Kingdom',
  Frankreich: 'France',
  Italien: 'Italy',
  Spanien: 'Spain',
  Schweiz: 'Switzerland',
  Österreich: 'Austria',
  Niederlande: 'Netherlands',
  Belgien: 'Belgium',
  Dänemark: 'Denmark',
  Luxemburg: 'Luxembourg',
  Schweden: 'Sweden',
};

/** Replaces German names of stores' countries by the English ones, so that all stores of a country are listed together. */
export class Migration20261123040000StoreCountries extends Migration {
  override name = 'Migration20261123040000StoreCountries';

  override up(): void {
    for (const [german, english] of Object.entries(NAMES)) {
      this.addSql(
        `update stores set country = '${english}', version = version + 1 where lower(country) = lower('${german}')`,
      );
    }
  }

  /** The English names are kept, because the previous release reads them, too. */
  override down(): void {}
}
