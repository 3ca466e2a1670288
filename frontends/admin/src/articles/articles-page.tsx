import { ButtonLink } from '@vitrine/ui';
import { Card, CardLine, CardPage, CardPicture, cardSearch, lastChanged, CardText } from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import { type Article, articles } from './article-calls.js';
import { PublicationBadge, publicationFilter } from '../shared/publication/index.js';

const ADD_PATH = '/admin/articles/new';

const search = cardSearch<Article>({
  text: ({ title, summary, slug, translations: { en } }) => [title, summary, slug, en?.title, en?.summary],
  orders: [
    // articles without a time are still being written
    { value: '-publishedAt', label: 'Newest first', by: ({ publishedAt }) => publishedAt ?? '9999' },
    { value: 'publishedAt', label: 'Oldest first' },
    { value: 'title', label: 'Title A–Z', by: ({ title }) => title },
    lastChanged,
  ],
  filters: [publicationFilter],
});

/** All articles of the newsroom, with search, publishing, editing and deletion. */
export default function ArticlesPage() {
  return (
    <CardPage
      calls={articles}
      screen="articles"
      search={search}
      placeholder="Search title, summary or address, in either language"
      add={<ButtonLink to={ADD_PATH}>Add Article</ButtonLink>}
      none={{ title: 'No articles yet', children: <ButtonLink to={ADD_PATH}>Write First Article</ButtonLink> }}
      toggle={articles.useToggle('published', 'Failed to update article')}
      card={({ id, title, summary, slug, image, pictures, published, publishedAt }, tools) => (
        <Card
          title={title}
          isQuiet={!published}
          media={<CardPicture path={image} pictures={pictures} placeholder={title.charAt(0)} />}
          badges={<PublicationBadge isOn={published} publishedAt={publishedAt} />}
          edit={`/admin/articles/${id}/edit`}
          toggle={published ? 'Unpublish' : 'Publish'}
          tools={tools}
        >
          <CardLine>{publishedAt && format.dateTime(publishedAt)}</CardLine>
          <CardLine>{`/newsroom/${slug}`}</CardLine>
          <CardText lines={3}>{summary}</CardText>
        </Card>
      )}
    />
  );
}
