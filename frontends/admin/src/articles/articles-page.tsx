import { ButtonLink } from '@vitrine/ui';
import {
  Badge,
  type BadgeTone,
  Card,
  CardLine,
  CardPage,
  CardPicture,
  cardSearch,
  CardText,
} from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import { type Article, articles } from './article-calls.js';
import { getArticleState } from './article-state.js';

const ADD_PATH = '/admin/articles/new';
const STATES = {
  published: { tone: 'good', label: 'Published' },
  scheduled: { tone: 'waiting', label: 'Scheduled' },
  draft: { tone: 'quiet', label: 'Draft' },
} as const satisfies Record<string, { tone: BadgeTone; label: string }>;

const search = cardSearch<Article>({
  text: ({ title, summary, slug, translations: { en } }) => [title, summary, slug, en?.title, en?.summary],
  orders: [
    // those without a time are being written
    { value: '-publishedAt', label: 'Newest first', by: ({ publishedAt }) => publishedAt ?? '9999' },
    { value: 'publishedAt', label: 'Oldest first' },
    { value: 'title', label: 'Title A–Z', by: ({ title }) => title },
    { value: '-updatedAt', label: 'Last changed', by: ({ updatedAt }) => updatedAt },
  ],
  filters: [
    {
      name: 'status',
      label: 'Filter by status',
      all: 'All statuses',
      options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
      passes: (article, status) => getArticleState(article) === status,
    },
  ],
});

/** Every article of the newsroom: found, published or not, edited and deleted. */
export default function ArticlesPage() {
  const toggle = articles.useToggle('published', 'Failed to update article');
  return (
    <CardPage
      calls={articles}
      search={search}
      placeholder="Search title, summary or address, in either language"
      add={<ButtonLink to={ADD_PATH}>Add Article</ButtonLink>}
      failure={{ text: 'The articles could not be loaded.' }}
      notFound={{ hint: 'Try another search or status.' }}
      none={{ title: 'No articles yet', children: <ButtonLink to={ADD_PATH}>Write First Article</ButtonLink> }}
      toggle={toggle}
      card={({ id, title, summary, slug, image, pictures, published, publishedAt }, tools) => {
        const { tone, label } = STATES[getArticleState({ published, publishedAt })];
        return (
          <Card
            title={title}
            isQuiet={!published}
            media={<CardPicture path={image} pictures={pictures} placeholder={title.charAt(0)} />}
            badges={<Badge tone={tone}>{label}</Badge>}
            edit={`/admin/articles/${id}/edit`}
            toggle={published ? 'Unpublish' : 'Publish'}
            tools={tools}
          >
            <CardLine>{publishedAt && format.dateTime(publishedAt)}</CardLine>
            <CardLine>{`/newsroom/${slug}`}</CardLine>
            <CardText lines={3}>{summary}</CardText>
          </Card>
        );
      }}
      deleting={{ getName: ({ title }) => title }}
    />
  );
}
