import '@vitrine/platform/styles.css';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { AppScreens, Device, DEVICES, EDITION_NAMES, EDITION_THEMES, readFragment, type Screen } from '../src/index.js';
import './still.css';

/**
 * Shows the screen in the fragment, which has the parameters of a shared design and `edition`, `language` (`de` or `en`), `device` (`phone` or
 * `tablet`; without it only the screen) and `turn` (degrees).
 */
function Still() {
  const found = new URLSearchParams(location.hash.slice(1));
  const edition = EDITION_NAMES.find((name) => name === found.get('edition')) ?? 'classic';
  const { theme, screen } = readFragment(location.hash, EDITION_THEMES[edition]);
  const [shown, show] = useState<Screen>(screen);
  const language = found.get('language') === 'en' ? 'en' : 'de';
  const screens = <AppScreens theme={theme} language={language} screen={shown} onScreen={show} heading="h1" />;
  const device = DEVICES.find((kind) => kind === found.get('device'));
  return device ? (
    <Device kind={device} theme={theme} turn={Number(found.get('turn') ?? 0)}>
      {screens}
    </Device>
  ) : (
    screens
  );
}

const element = document.getElementById('still');
if (element) {
  const device = new URLSearchParams(location.hash.slice(1)).get('device');
  if (device) element.dataset['device'] = device;
  createRoot(element).render(<Still />);
}
