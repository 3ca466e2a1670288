import { anArticle } from '../testing/index.js';
import { chooseNextArticles } from './choose-next-articles.js';

const articles = ['d', 'c', 'b', 'a'].map((slug) => anArticle({ slug }));
const slugsAfter = (slug: string | undefined) => {
  const onward = chooseNextArticles(articles, slug);
  return { slugs: onward.articles.map((each) => each.slug), title: onward.title };
};

it.each([
  ['d', ['c', 'b'], 'older'],
  ['b', ['a'], 'older'],
  ['a', ['c', 'b'], 'newer'],
  [undefined, ['d', 'c'], 'latest'],
])('after %s, %j are offered', (slug, slugs, title) => {
  expect(slugsAfter(slug)).toEqual({ slugs, title });
});

it('offers nothing after an article that is not in the list, or is the only one', () => {
  expect(slugsAfter('x').slugs).toEqual([]);
  expect(chooseNextArticles([anArticle({ slug: 'only' })], 'only').articles).toEqual([]);
});
