import type { PropsWithChildren, ReactNode } from 'react';

type Part<Props> = (props: Props) => ReactNode;

function Children({ children }: PropsWithChildren) {
  return children;
}

/**
 * For `lazy`: loads the script of an optional part of a page, with one retry. If that fails, the part's children are shown instead, and the page
 * works without it.
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
