import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, api, type components, session } from '@vitrine/platform';
import { storeResource } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { useState } from 'react';
import { aStore, fakeApi, heldAnswer, noAnswer, refusal, renderInAdmin, signedIn } from '../testing/index.js';
import { EntityDialog } from './index.js';

type Store = components['schemas']['StoreAdminDto'];

const store: Store = { ...aStore(7), id: '7', name: 'Uhren Müller' };
const COLLEAGUE = 'anna@vitrine.example';
const stale = () => ({
  status: 409,
  body: {
    ...(refusal(409, 'STALE_VERSION', 'This store was changed meanwhile').body as object),
    updatedBy: COLLEAGUE,
    updatedAt: '2026-11-21T09:30:00.000Z',
  },
});
const merged =
  (version: number): Parameters<typeof fakeApi>[0][string] =>
  ({ body }) => ({ body: { ...store, ...(body as object), version } });
const closed = jest.fn();

const schema = storeResource.schema.pick(['name', 'city']);

function Editor({ entity }: { entity: Store | null }) {
  return (
    <EntityDialog
      title="Store"
      saveLabel="Save"
      entity={entity}
      noun="store"
      getName={({ name }) => name}
      schema={schema}
      labels={{ name: 'Name', city: 'City' }}
      valuesOf={(known: Store | null) => ({ name: known?.name ?? '', city: known?.city ?? '' })}
      bodyOf={(values) => ({ ...values, address: store.address, country: store.country })}
      save={(id, body) =>
        answer(
          id === null
            ? api.POST('/api/stores', { body })
            : api.PUT('/api/stores/{id}', { params: { path: { id } }, body }),
        )
      }
      reload={async (id) => (await answer(api.GET('/api/stores/all'))).find((one) => one.id === id)}
      failure="Failed to update store"
      onClose={closed}
    >
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
    </EntityDialog>
  );
}

const show = (entity: Store | null) => renderInAdmin(<Editor entity={entity} />);

function Leaving() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <button onClick={() => setLeft(true)}>Elsewhere</button>
      {!left && <Editor entity={store} />}
    </>
  );
}

beforeEach(() => {
  signedIn();
  closed.mockClear();
});
afterEach(() => session.clear());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

it('sends only changed fields with the version that was read, and can undo the change', async () => {
  const api = fakeApi({ 'PUT /api/stores/7': merged(4) });
  show(store);
  await userEvent.type(nameField(), ' GmbH');
  await save();
  expect(await screen.findByText('Store “Uhren Müller GmbH” was saved.')).toBeInTheDocument();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(api.asked('PUT /api/stores/7')[0]?.body).toEqual({ name: 'Uhren Müller GmbH', version: 3 });

  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('Store “Uhren Müller” is as it was before.')).toBeInTheDocument();
  expect(api.asked('PUT /api/stores/7')[1]?.body).toEqual({ name: 'Uhren Müller', version: 4 });
});

it('shows broken rules and the errors of the API on their fields, and keeps what was typed', async () => {
  const api = fakeApi({
    'POST /api/stores': () =>
      refusal(400, 'VALIDATION_FAILED', 'Some fields are not valid', [{ field: 'city', message: 'No such city' }]),
  });
  show(null);
  await save();
  expect(await screen.findByText('Store name is required')).toBeVisible();
  await waitFor(() => expect(nameField()).toHaveFocus());
  await userEvent.type(nameField(), 'Bijoux');
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Atlantis');
  await save();
  expect(await screen.findByText('No such city')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());

  api.handlers['POST /api/stores'] = noAnswer;
  await userEvent.type(nameField(), '!');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached at the moment');
  expect(nameField()).toHaveValue('Bijoux!');
  expect(closed).not.toHaveBeenCalled();
});

describe('when somebody else saved meanwhile', () => {
  /** Renames the store while the stored one has got these changes. */
  const open = async (changes: Partial<Store>) => {
    const theirs = { ...store, ...changes, version: 9 };
    const api = fakeApi({
      'PUT /api/stores/7': ({ body }) => {
        const { version, ...own } = body as Store;
        return version === 9 ? { body: { ...theirs, ...own, version: 10 } } : stale();
      },
      'GET /api/stores/all': () => ({ body: [theirs] }),
    });
    show(store);
    await userEvent.type(nameField(), ' GmbH');
    await save();
    return api;
  };
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'This store was changed meanwhile' }));

  it('saves at once where they changed other fields, says what was kept, and undoes only own changes', async () => {
    const api = await open({ city: 'Bonn' });
    expect(
      await screen.findByText(
        'Store “Uhren Müller GmbH” was saved. What anna@vitrine.example had changed meanwhile was kept: City.',
      ),
    ).toBeInTheDocument();
    expect(api.asked('PUT /api/stores/7').at(-1)?.body).toEqual({ name: 'Uhren Müller GmbH', version: 9 });
    expect(closed).toHaveBeenCalled();
    api.handlers['PUT /api/stores/7'] = merged(11);
    await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() =>
      expect(api.asked('PUT /api/stores/7').at(-1)?.body).toEqual({ name: 'Uhren Müller', version: 10 }),
    );
  });

  it('says who and when, and asks for each field that both changed', async () => {
    const api = await open({ name: 'Uhren Möller', city: 'Bonn' });
    const dialog = await question();
    expect(
      dialog.getByText(/^anna@vitrine\.example saved this store on Nov 21, 2026, .* after you opened it\./),
    ).toBeVisible();
    const name = within(dialog.getByRole('group', { name: 'Name' }));
    expect(dialog.queryByRole('group', { name: 'City' })).toBeNull();
    expect(dialog.getByText('Kept as stored now: City.')).toBeVisible();
    expect(name.getByRole('radio', { name: /Yours.*Uhren Müller GmbH/ })).toBeChecked();
    await userEvent.click(name.getByRole('radio', { name: /Stored now.*Uhren Möller/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save these' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(api.asked('PUT /api/stores/7').at(-1)?.body).toEqual({ version: 9 });
  });

  it('saves the own value where it is chosen', async () => {
    const api = await open({ name: 'Uhren Möller', city: 'Bonn' });
    await userEvent.click((await question()).getByRole('button', { name: 'Save these' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(api.asked('PUT /api/stores/7').at(-1)?.body).toEqual({ name: 'Uhren Müller GmbH', version: 9 });
  });

  it('keeps the form as it is on the way back', async () => {
    await open({ name: 'Uhren Möller' });
    await userEvent.click((await question()).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(nameField()).toHaveValue('Uhren Müller GmbH');
  });

  it('says so when the stored values cannot be loaded, and tries again', async () => {
    const api = fakeApi({ 'PUT /api/stores/7': stale, 'GET /api/stores/all': noAnswer });
    show(store);
    await userEvent.type(nameField(), ' GmbH');
    await save();
    const dialog = await question();
    expect(dialog.getByRole('alert')).toHaveTextContent('What is stored now could not be loaded. Nothing was saved');
    api.handlers['GET /api/stores/all'] = () => ({ body: [{ ...store, city: 'Bonn', version: 9 }] });
    api.handlers['PUT /api/stores/7'] = merged(10);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(api.asked('PUT /api/stores/7').at(-1)?.body).toEqual({ name: 'Uhren Müller GmbH', version: 9 });
  });
});

it('asks before it closes over unsaved changes, and asks nothing when there are none', async () => {
  fakeApi({});
  show(store);
  await userEvent.type(nameField(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(closed).not.toHaveBeenCalled();
  await userEvent.type(nameField(), '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

describe('while it is being saved', () => {
  it('keeps what is typed meanwhile, and the form with it', async () => {
    const held = heldAnswer<{ body: Store }>();
    fakeApi({ 'PUT /api/stores/7': held.answer });
    show(store);
    await userEvent.type(nameField(), ' GmbH');
    await save();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), ' am Rhein');
    held.give({ body: { ...store, name: 'Uhren Müller GMBH', version: 4 } });
    await waitFor(() => expect(nameField()).toHaveValue('Uhren Müller GMBH'));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Köln am Rhein');
    expect(closed).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('reports a failure even after the form was left', async () => {
    const held = heldAnswer<ReturnType<typeof refusal>>();
    fakeApi({ 'PUT /api/stores/7': held.answer });
    renderInAdmin(<Leaving />);
    await userEvent.type(nameField(), ' GmbH');
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere', hidden: true }));
    held.give(refusal(503, 'UNAVAILABLE', 'Please try again later'));
    expect(await screen.findByText('Failed to update store. Please try again later')).toBeInTheDocument();
  });

  it('does not leave the page that was opened meanwhile', async () => {
    const held = heldAnswer<{ body: Store }>();
    fakeApi({ 'PUT /api/stores/7': held.answer });
    renderInAdmin(<Leaving />);
    await userEvent.type(nameField(), ' GmbH');
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere', hidden: true }));
    held.give({ body: { ...store, name: 'Uhren Müller GmbH', version: 4 } });
    expect(await screen.findByText('Store “Uhren Müller GmbH” was saved.')).toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
  });
});
