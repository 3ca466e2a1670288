import { useStored } from '@vitrine/platform';
import { Alert } from '@vitrine/ui';
import { useState } from 'react';
import { FormSection, Switch } from '../../form/index.js';
import { arrivals } from './arrivals.js';
import { playChime } from './chime.js';

/** Whether this browser shows notifications of this site; asks the person where that is not decided. */
const isAllowed = async (): Promise<boolean> =>
  typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';

/** Settings for how this browser announces a new request; off at first. */
export function ArrivalSettings() {
  const [chosen, choose] = useStored(arrivals);
  const [isRefused, setIsRefused] = useState(false);

  const chooseNotification = async (wanted: boolean) => {
    const notification = wanted && (await isAllowed());
    setIsRefused(wanted && !notification);
    choose({ ...arrivals.get(), notification });
  };
  const chooseSound = (sound: boolean) => {
    choose({ ...arrivals.get(), sound });
    if (sound) playChime();
  };
  return (
    <FormSection
      title="When a request comes"
      note="For new orders, contact requests and requests for a demonstration. Kept for this browser only."
    >
      <Switch
        label="Show a desktop notification"
        hint="While you look at something else"
        checked={chosen.notification}
        onChange={(wanted) => void chooseNotification(wanted)}
      />
      {isRefused && (
        <Alert severity="error">
          This browser does not allow notifications here. Allow them in its settings for this site, then try again.
        </Alert>
      )}
      <Switch label="Play a sound" checked={chosen.sound} onChange={chooseSound} />
    </FormSection>
  );
}
