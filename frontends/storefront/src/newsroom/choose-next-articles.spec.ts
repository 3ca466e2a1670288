import { anArticle } from '../testing/index.js';
import { chooseNextArticles } from './choose-next-articles.js';

const articles = ['d', 'c', 'b', 'a'].map((slug) => anArticle({ slug }));
const slugsAfter = (slug: string) => {
  const onward = chooseNextArticles(articles, slug);
  return { slugs: onward.articles.map((each) => each.slug), older: onward.older };
};

it.each([
  ['d', ['c', 'b'], true],
  ['b', ['a'], true],
  ['a', ['c', 'b'], false],
])('after %s, %j are offered', (slug, slugs, older) => {
  expect(slugsAfter(slug)).toEqual({ slugs, older });
});

it('offers nothing after an article that is not in the list, or is the only one', () => {
  expect(slugsAfter('x').slugs).toEqual([]);
  expect(chooseNextArticles([anArticle({ slug: 'only' })], 'only').articles).toEqual([]);
});
