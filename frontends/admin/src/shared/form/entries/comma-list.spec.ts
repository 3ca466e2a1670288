import { commaList, commaText } from './comma-list.js';

it.each([
  ['', []],
  [' , ,', []],
  ['Gold', ['Gold']],
  [' Gold , Silver,Bronze ', ['Gold', 'Silver', 'Bronze']],
  ['"Gold, polished", Silver', ['Gold, polished', 'Silver']],
  ['5" dial, Silver', ['5" dial', 'Silver']],
])('reads %j', (text, list) => expect(commaList(text)).toEqual(list));

it.each([[[]], [['Gold', 'Silver']], [['Gold, polished', 'Silver']]])('%j survives being written and read', (list) => {
  expect(commaList(commaText(list))).toEqual(list);
});
