import { useApp } from '../app/app-context.js';
import { getPatternPath } from './patterns.js';

interface EngravingProps {
  transform: string;
  strokeOpacity: string;
  strokeWidth: string;
}

/** The pattern of the theme as fine lines in a drawing. */
export function Engraving(props: EngravingProps) {
  const { theme } = useApp();
  return <path d={getPatternPath(theme.pattern)} fill="none" stroke="var(--app-accent)" {...props} />;
}
