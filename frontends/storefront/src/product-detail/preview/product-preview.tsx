import { EDITION_THEMES, findEditionName } from '@vitrine/app-screens';
import { useState } from 'react';
import { AppStage } from '../../shared/app-preview/app-stage.js';

/** The app of an edition, in that edition's colours; loaded when the section is near the viewport. */
export default function ProductPreview({ name }: { name: string }) {
  const theme = EDITION_THEMES[findEditionName(name)];
  const [dark, setDark] = useState(theme.dark);
  return <AppStage theme={{ ...theme, dark }} onDark={setDark} />;
}
