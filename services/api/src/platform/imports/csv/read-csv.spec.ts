import { readCsv, type CsvRow } from './read-csv.js';
import { UnreadableCsv } from './unreadable-csv.js';

/** A file whose bytes arrive in chunks of the given size. */
const file = (bytes: Buffer, size = 7) =>
  async function* () {
    for (let from = 0; from < bytes.length; from += size)
      yield await Promise.resolve(bytes.subarray(from, from + size));
  };

async function rows(bytes: Buffer | string, size?: number): Promise<CsvRow[]> {
  const read: CsvRow[] = [];
  for await (const row of readCsv(file(Buffer.from(bytes), size))) read.push(row);
  return read;
}

const cells = async (bytes: Buffer | string) => (await rows(bytes)).map((row) => row.cells);

const BOM = '\ufeff';
const TEXT = 'name;city\r\nGrün;München\r\n';
const READ = [
  ['name', 'city'],
  ['Grün', 'München'],
];

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(BOM + TEXT)],
  ['UTF-16LE', Buffer.from(BOM + TEXT, 'utf16le')],
  ['UTF-16BE', Buffer.from(BOM + TEXT, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
])('%s is decoded, wherever its chunks end', async (_name, bytes) => {
  for (const size of [1, 2, 3, 1000]) {
    expect((await rows(bytes, size)).map((row) => row.cells)).toEqual(READ);
  }
});

test('the euro sign and quotation marks of Windows-1252 are decoded', async () => {
  expect(await cells(Buffer.from([0x61, 0x0a, 0x80, 0x93, 0xe4, 0x94]))).toEqual([['a'], ['€“ä”']]);
});

test.each([
  ['semicolons', 'a;b,c\n1;2,3', ['1', '2,3']],
  ['commas', 'a,b\n1;2,3', ['1;2', '3']],
  ['tabs', 'a\tb\n1;2,3\t4', ['1;2,3', '4']],
  ['stated separators', 'sep=|\r\na|b\r\n1|2', ['1', '2']],
  ['names in quotation marks', '"a;x;y;z",b\n1,2', ['1', '2']],
])('%s separate the cells', async (_name, text, row) => {
  expect((await rows(text)).at(-1)).toEqual({ row: 2, cells: row });
});

test('rows are counted as a spreadsheet counts them', async () => {
  const text = 'sep=;\nname;text\n\n"eins";"Zeile\r\nund ""Zeile"""\n;\nzwei;x\rdrei;y';
  expect(await rows(text)).toEqual([
    { row: 1, cells: ['name', 'text'] },
    { row: 3, cells: ['eins', 'Zeile\r\nund "Zeile"'] },
    { row: 5, cells: ['zwei', 'x'] },
    { row: 6, cells: ['drei', 'y'] },
  ]);
});

test.each([
  ['a quotation mark that is not closed', 'a;b\n1;2\n"3;4\n5;6\n', 3],
  ['a quotation mark inside of a cell', 'a;b\n1;2"x"\n', 2],
  ['text after a closing quotation mark', 'a;b\n1;"2"x\n', 2],
])('%s is reported with its row', async (_name, text, row) => {
  const failure = await rows(text).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnreadableCsv);
  expect(failure).toMatchObject({ row });
});

test('a quotation mark that is never closed does not load the whole file', async () => {
  let sent = 0;
  async function* long() {
    yield Buffer.from('a;b\n1;"');
    for (; sent < 40; sent += 1) yield await Promise.resolve(Buffer.alloc(1024 * 1024, 'x'));
  }
  let opened = 0;
  const counted = () => {
    sent = 0;
    opened += 1;
    return long();
  };
  await expect(
    (async () => {
      for await (const row of readCsv(counted)) expect(row.row).toBe(1);
    })(),
  ).rejects.toMatchObject({ row: 2 });
  // Twice to find the encoding, once to read.
  expect(opened).toBe(3);
  expect(sent).toBeLessThan(10);
});

test('an error of the source of the bytes is not taken for a fault of the file', async () => {
  const broken = () =>
    (async function* () {
      yield await Promise.resolve(Buffer.from('a;b\n'));
      throw new Error('the database is unreachable');
    })();
  await expect(readCsv(broken).next()).rejects.toThrow('the database is unreachable');
});

test('a row with too many cells is refused, wherever its chunks end', async () => {
  const wide = `name;city\r\n"a;b\r\n";c\r\n${';'.repeat(1000)}`;
  for (const size of [1, 500, 5000]) {
    await expect(rows(wide, size)).rejects.toMatchObject({ name: 'UnreadableCsv', row: 3 });
  }
  expect(await cells(`"${';'.repeat(2000)}"`)).toEqual([[';'.repeat(2000)]]);
});
