import { useNavigate, useReplaceSettings } from '@vitrine/platform';
import { houseStyle, settingsSchema } from '@vitrine/schemas';
import { Skeleton } from '@vitrine/ui';
import { EntityPage } from '../../shared/editing/index.js';
import { LoadingText, Screen } from '../../shared/layout/screen.js';
import { ListFailure } from '../../shared/list/index.js';
import { HouseFields } from './house-fields.js';
import { type House, type HouseBody, useHouse, useSaveHouse } from './house-calls.js';
import { HOUSE_LABELS, type HouseValues, toHouseValues } from './house-values.js';
import styles from './house-page.module.css';
import { HousePreview } from './preview/house-preview.js';

const BACK = '/admin/settings';
const schema = settingsSchema.omit(['version']);

/** Applies the saved colours to the open page. */
function adoptColours({ colours }: House): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(houseStyle(colours));
  document.adoptedStyleSheets = [sheet];
}

/** The house's own facts: name, design, contact and texts about itself, with a preview beside the form. */
export default function HousePage() {
  const query = useHouse();
  const { data, error, isFetchedAfterMount, refetch } = query;
  const save = useSaveHouse();
  const navigate = useNavigate();
  const replaceSettings = useReplaceSettings();
  if (!data || !isFetchedAfterMount) {
    return (
      <Screen>
        <ListFailure query={query} text="Failed to fetch the settings" />
        {!error && (
          <div>
            <LoadingText>Loading settings...</LoadingText>
            <Skeleton variant="rectangular" height={320} />
          </div>
        )}
      </Screen>
    );
  }
  const onSaved = (saved: House) => {
    replaceSettings(saved);
    adoptColours(saved);
    void navigate(BACK);
  };
  return (
    <EntityPage<House, HouseValues, HouseBody>
      entity={data}
      noun="settings"
      labels={HOUSE_LABELS}
      together={[['colours.primary', 'colours.accent']]}
      getName={({ name }) => name}
      valuesOf={(house) => toHouseValues(house ?? data)}
      bodyOf={(values) => values}
      schema={schema}
      save={save}
      reload={async () => (await refetch({ throwOnError: true })).data}
      failure="Failed to save the settings"
      savedText={() => 'The settings were saved. The site shows them now.'}
      saveLabel="Save settings"
      back={BACK}
      onSaved={onSaved}
    >
      <div className={styles.columns}>
        <div>
          <HouseFields />
        </div>
        <HousePreview />
      </div>
    </EntityPage>
  );
}
