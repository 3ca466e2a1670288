import { words } from '@vitrine/schemas';
import { ButtonLink } from '@vitrine/ui';
import { Badge, Card, CardPage, cardSearch, lastChanged, CardText } from '../shared/cards/index.js';
import { type ReplyTemplate, replyTemplates } from '../shared/desk/index.js';

const search = cardSearch<ReplyTemplate>({
  text: ({ title, text, translations: { en } }) => [title, text, en?.title, en?.text],
  orders: [
    { value: 'title', label: 'Title A–Z', by: ({ title }) => title },
    { value: '-title', label: 'Title Z–A' },
    lastChanged,
  ],
  filters: [],
});

/** All reply templates, with search, editing and deletion. */
export default function ReplyTemplatesPage() {
  return (
    <CardPage
      calls={replyTemplates}
      screen="replyTemplates"
      search={search}
      placeholder="Search title or text, in either language"
      add={<ButtonLink to="/admin/reply-templates/new">Add Reply Template</ButtonLink>}
      notFound={{ hint: 'Try another search.' }}
      none={{ hint: 'Get started by adding the first one.' }}
      card={({ id, title, text, status }, tools) => (
        <Card
          title={title}
          badges={status && <Badge tone="lit">{`When ${words(status).toLowerCase()}`}</Badge>}
          edit={`/admin/reply-templates/${id}/edit`}
          tools={tools}
        >
          <CardText>{text}</CardText>
        </Card>
      )}
    />
  );
}
