import { Migration } from '@mikro-orm/migrations';

/** A feature can name a screen of the app that shows it; the previous release leaves the column empty. */
export class Migration20261124013100FeatureScreens extends Migration {
  override name = 'Migration20261124013100FeatureScreens';

  override up(): void {
    this.addSql(`alter table features add column screen text`);
    this.addSql(`comment on column features.screen is 'screen of the app that shows the feature'`);
  }

  override down(): void {
    this.addSql(`alter table features drop column screen`);
  }
}
