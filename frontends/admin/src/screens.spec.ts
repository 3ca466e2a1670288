import { type ScreenRecord, screens } from './screens.js';

const addresses = (records: readonly ScreenRecord[]) =>
  records
    .flatMap(({ pages = [], ...screen }) => [screen, ...pages])
    .flatMap(({ path, alias }) => (alias ? [path, alias] : [path]));

it('has every address once, all of them in the back-office', () => {
  const all = addresses(screens);
  expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
  expect(all.filter((address) => !/^\/admin(\/|$)/.test(address))).toEqual([]);
});

it('names every entry of the menu and every form', () => {
  const titles = screens.flatMap(({ title, pages = [] }) => [title, ...pages.map((page) => page.title)]);
  expect(titles.filter((title) => title.trim() === '')).toEqual([]);
});
