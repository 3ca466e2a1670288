import { ButtonLink, type ButtonTone } from './button-link.js';
import common from '../common.module.css';

interface Action {
  to: string;
  text: string;
}

interface ActionLinksProps {
  main: Action;
  other?: Action;
  /** Tone of the main link; the other one is outlined. */
  tone?: ButtonTone;
  /** Class of the container instead of the default one. */
  className?: string | undefined;
}

/** The recommended link of a page, and another one beside it. */
export function ActionLinks({ main, other, tone = 'green', className = common.actions }: ActionLinksProps) {
  return (
    <div className={className}>
      <ButtonLink tone={tone} to={main.to}>
        {main.text}
      </ButtonLink>
      {other && (
        <ButtonLink tone="line" to={other.to}>
          {other.text}
        </ButtonLink>
      )}
    </div>
  );
}
