import type { PropsWithChildren, ReactNode } from 'react';

type Part<Props> = (props: Props) => ReactNode;

function Children({ children }: PropsWithChildren) {
  return children;
}

/**
 * For `lazy`: the script of a part that a page can do without. It is asked for twice; where it does not come, the part's
 * children are shown in its place and the page goes on.
 */
export async function loadPart<Props>(
  load: () => Promise<{ default: Part<Props> }>,
): Promise<{ default: Part<PropsWithChildren<Props>> }> {
  try {
    return await load().catch(load);
  } catch {
    return { default: Children };
  }
}
