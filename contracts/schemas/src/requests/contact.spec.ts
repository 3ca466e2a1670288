import { type ValidationError } from 'yup';
import { contactListQuerySchema, contactRequestSchema, contactUpdateSchema } from './contact.js';
import { fieldErrors } from '../fields/fields.js';

const request = { name: 'Erika', email: 'erika@haus.example', subject: 'Uhr', message: 'Guten Tag' };

function refusals(change: object): { field: string; message: string }[] {
  try {
    contactRequestSchema.validateSync({ ...request, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    return fieldErrors(error as ValidationError);
  }
}

test('all four fields are required', () => {
  expect(refusals({ name: ' ', email: undefined, subject: '', message: null })).toEqual([
    { field: 'name', message: 'Name is required' },
    { field: 'email', message: 'Email is required' },
    { field: 'subject', message: 'Subject is required' },
    { field: 'message', message: 'Message is required' },
  ]);
  expect(refusals({})).toEqual([]);
});

test.each([
  ['name', 100, 'Name must be at most 100 characters'],
  ['subject', 200, 'Subject must be at most 200 characters'],
  ['message', 5000, 'Message must be at most 5000 characters'],
])('%s has at most %p characters, an emoji being one', (field, limit, message) => {
  expect(refusals({ [field]: '🕰'.repeat(limit) })).toEqual([]);
  expect(refusals({ [field]: 'x'.repeat(limit + 1) })).toEqual([{ field, message }]);
});

test.each(['erika', 'erika@haus', `${'e'.repeat(250)}@haus.example`, ['erika@haus.example']])(
  '%p is no e-mail address',
  (email) => {
    expect(refusals({ email })).toEqual([
      {
        field: 'email',
        message: Array.isArray(email) ? 'This value must be a text' : 'Please enter a valid email address',
      },
    ]);
  },
);

test('name and subject become one line each, a message keeps its lines', () => {
  const made = contactRequestSchema.validateSync({
    ...request,
    name: 'Erika\r\nBcc: all@haus.example',
    subject: 'Uhr\u2028Kopf',
    message: ' eins\r\nzwei\u0000 ',
  });
  expect(made).toMatchObject({ name: 'Erika Bcc: all@haus.example', subject: 'Uhr Kopf', message: 'eins\nzwei' });
});

test('a change needs a known status; null clears the notes, absent notes are unchanged', () => {
  expect(contactUpdateSchema.validateSync({ status: 'read', adminNotes: null, version: 2 })).toEqual({
    status: 'read',
    adminNotes: '',
    version: 2,
  });
  expect(contactUpdateSchema.validateSync({ status: 'closed', name: 'x' }, { stripUnknown: true })).toEqual({
    status: 'closed',
  });
  for (const status of [undefined, null, 'done', ['read']]) {
    expect(() => contactUpdateSchema.validateSync({ status })).toThrow(
      'Status must be one of new, read, replied, closed',
    );
  }
});

test('a list without a query is the first page of 20 entries', () => {
  expect(contactListQuerySchema.validateSync({ status: '', search: ' ' })).toEqual({
    search: '',
    page: 1,
    limit: 20,
    cursor: '',
  });
});
