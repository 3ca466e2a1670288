import { Migration } from '@mikro-orm/migrations';

/** German names of the countries that have stores, with the English one that is kept. */
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

/** Stores that were kept with a German name of their country appear under the same country as the others. */
export class Migration20261123040000StoreCountries extends Migration {
  override name = 'Migration20261123040000StoreCountries';

  override up(): void {
    for (const [german, english] of Object.entries(NAMES)) {
      this.addSql(
        `update stores set country = '${english}', version = version + 1 where lower(country) = lower('${german}')`,
      );
    }
  }

  /** The English names stay: the version before reads them, too. */
  override down(): void {}
}
