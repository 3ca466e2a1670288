import type { Editor } from '@tiptap/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { renderForm } from '../form/testing/index.js';
import { RichTextField } from './rich-text-field.js';

/** jsdom has no layout, but the editor asks for the position of its text. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

function Value() {
  const { values, setFieldValue } = useFormikContext<{ content: string }>();
  return (
    <>
      <output aria-label="Value">{values.content}</output>
      <button type="button" onClick={() => void setFieldValue('content', '<p>Theirs</p>')}>
        Reload
      </button>
    </>
  );
}

async function render(content: string): Promise<void> {
  renderForm(
    { content },
    <>
      <RichTextField name="content" label="Content" spokenLabel="Content" lang="de" />
      <Value />
    </>,
  );
  await screen.findByRole('toolbar');
}
const text = () => screen.getByRole('textbox', { name: 'Content' });
const editor = () => (text() as unknown as { editor: Editor }).editor;
const selectAllText = (): void => {
  act(() => void editor().commands.selectAll());
};
const value = () => screen.getByLabelText('Value').textContent;
const tool = (name: string) => screen.getByRole('button', { name });
const link = (href: string, inside: string) =>
  `<p><a target="_blank" rel="noopener noreferrer" href="${href}">${inside}</a></p>`;

it('offers exactly the tools of the specification', async () => {
  await render('<p>x</p>');
  const bar = within(screen.getByRole('toolbar', { name: 'Format: Content' }));
  expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Bold',
    'Italic',
    'Underline',
    'Bullet list',
    'Numbered list',
    'Align left',
    'Align centre',
    'Align right',
    'Justify',
    'Text colour',
    'Background colour',
    'Link',
  ]);
  expect(within(bar.getByRole('combobox', { name: 'Block format' })).getAllByRole('option')).toHaveLength(5);
});

it.each([
  ['Bold', '<p><strong>x</strong></p>'],
  ['Italic', '<p><em>x</em></p>'],
  ['Underline', '<p><u>x</u></p>'],
  ['Bullet list', '<ul><li><p>x</p></li></ul>'],
  ['Numbered list', '<ol><li><p>x</p></li></ol>'],
  ['Align centre', '<p style="text-align: center;">x</p>'],
  ['Justify', '<p style="text-align: justify;">x</p>'],
])('%s formats the selection, is shown as pressed, and can be undone', async (name, html) => {
  await render('<p>x</p>');
  selectAllText();
  expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tool(name));
  await waitFor(() => expect(value()).toBe(html));
  expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tool(name));
  await waitFor(() => expect(value()).toBe('<p>x</p>'));
});

it('turns a block into a heading, and back into a paragraph', async () => {
  await render('<p>x</p>');
  const format = screen.getByRole('combobox', { name: 'Block format' });
  await userEvent.selectOptions(format, 'Heading 4');
  await waitFor(() => expect(value()).toBe('<h4>x</h4>'));
  await userEvent.selectOptions(format, 'Paragraph');
  await waitFor(() => expect(value()).toBe('<p>x</p>'));
});

it.each([
  ['Text colour', 'color'],
  ['Background colour', 'background-color'],
])('%s: a colour of the palette, any other, or none', async (name, property) => {
  document.documentElement.style.setProperty('--green', '#0b3326');
  const user = userEvent.setup();
  await render('<p>x</p>');
  selectAllText();
  await user.click(tool(name));
  await user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Green' }));
  await waitFor(() => expect(value()).toBe(`<p><span style="${property}: rgb(11, 51, 38);">x</span></p>`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(tool(name));
  expect(screen.getByRole('button', { name: 'Green' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.change(screen.getByLabelText('Another colour'), { target: { value: '#ff0000' } });
  await waitFor(() => expect(value()).toBe(`<p><span style="${property}: rgb(255, 0, 0);">x</span></p>`));
  await user.click(screen.getByRole('button', { name: 'No colour' }));
  await waitFor(() => expect(value()).toBe('<p>x</p>'));
  document.documentElement.style.removeProperty('--green');
});

it('turns the selection into a link by its typed address, changes and removes it', async () => {
  const user = userEvent.setup();
  await render('<p>x</p>');
  selectAllText();
  await user.click(tool('Link'));
  const dialog = within(screen.getByRole('dialog', { name: 'Insert a link' }));
  const address = dialog.getByLabelText('Address');
  expect(dialog.queryByLabelText('Text')).toBeNull();
  for (const unsafe of ['javascript:alert(1)', '//evil.example', '{Backspace}']) {
    await user.clear(address);
    await user.type(address, unsafe);
    await user.click(dialog.getByRole('button', { name: 'Insert link' }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/http:\/\/, https:\/\/, mailto: or tel:/));
  }
  await user.clear(address);
  await user.type(address, 'vitrine.example/a');
  await user.click(dialog.getByRole('button', { name: 'Insert link' }));
  await waitFor(() => expect(value()).toBe(link('https://vitrine.example/a', 'x')));

  await user.click(tool('Link'));
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), '/privacy{Enter}');
  await waitFor(() => expect(value()).toBe(link('/privacy', 'x')));

  await user.click(tool('Link'));
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  await waitFor(() => expect(value()).toBe('<p>x</p>'));
});

it.each([
  ['', '/privacy'],
  ['Privacy', 'Privacy'],
])('without a selection, the link is inserted with a text of its own (%p)', async (typed, shown) => {
  const user = userEvent.setup();
  await render('');
  await user.click(tool('Link'));
  await user.type(screen.getByLabelText('Address'), '/privacy');
  if (typed) await user.type(screen.getByLabelText('Text'), typed);
  await user.click(screen.getByRole('button', { name: 'Insert link' }));
  await waitFor(() => expect(value()).toBe(link('/privacy', shown)));
});

it('is one tab stop, within which arrows, Home and End move the focus', async () => {
  const user = userEvent.setup();
  await render('<p>x</p>');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Block format' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tool('Link')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(tool('Background colour')).toHaveFocus();
  await user.tab();
  expect(text()).toHaveFocus();
  await user.tab({ shift: true });
  expect(tool('Background colour')).toHaveFocus();
});

it('shows a value that the form takes over, and is empty where nothing is written', async () => {
  await render('<p>Mine</p>');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(text()).toHaveTextContent('Theirs'));
  act(() => void editor().commands.clearContent(true));
  await waitFor(() => expect(value()).toBe(''));
});
