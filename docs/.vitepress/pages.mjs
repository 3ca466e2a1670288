import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Documents outside of this folder that are pages of the site, by their name on the site. */
const FILES = {
  start: 'README.md',
  contributing: 'CONTRIBUTING.md',
  changelog: 'CHANGELOG.md',
  'security-policy': 'SECURITY.md',
  client: 'contracts/client/README.md',
};

/** The file of the repository from which a page of the site is built. */
function fileOf(page) {
  const [, name = ''] = /^pages\/([\w-]+)\.md$/.exec(page) ?? [];
  return FILES[name] ?? `docs/${page}`;
}

/**
 * The address on the site for a link that a document has in the repository.
 * @param page the path of the page below the site, such as `decisions/0001-x.md`
 * @returns `undefined` if the link leads to something that is no page, such as a source file or a folder
 */
export function toPageLink(link, page) {
  if (/^(?:[a-z]+:|#|\/)/i.test(link)) return link;
  const [path = '', hash] = link.split('#', 2);
  const anchor = hash === undefined ? '' : `#${hash}`;
  const target = posix.join(posix.dirname(fileOf(page)), path).replace(/\/$/, '');
  const own = Object.entries(FILES).find(([, file]) => file === target || file === `${target}/README.md`);
  if (own) return `/pages/${own[0]}${anchor}`;
  if (target === 'docs/decisions' || target === 'docs/decisions/README.md') return `/decisions/${anchor}`;
  return target.startsWith('docs/') && target.endsWith('.md')
    ? `/${target.slice('docs/'.length, -'.md'.length)}${anchor}`
    : undefined;
}

/** The pages built from the documents outside of this folder. */
export const listPages = () =>
  Object.entries(FILES).map(([name, file]) => ({
    params: { name },
    content: readFileSync(join(ROOT, file), 'utf8').replaceAll('(docs/pictures/', '(../pictures/'),
  }));
