import { ButtonLink, type ButtonTone } from './button-link.js';
import common from '../common.module.css';

interface Action {
  to: string;
  text: string;
}

interface ActionLinksProps {
  main: Action;
  other?: Action;
  /** Of the main one; the other is drawn in lines. */
  tone?: ButtonTone;
  /** Their look in place of the usual one. */
  className?: string | undefined;
}

/** The way on that a page recommends, and another one beside it. */
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
