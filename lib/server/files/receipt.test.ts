import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { column } from './column';
import { makeFile } from './make-file';
import type { ReceiptForm } from './receipt';

async function* pages() {
  yield ['a', 'b'];
}

const content = {
  columns: [column.text('id', 'Id', (id: string) => id)],
  filters: { brand: ['x'] },
  metadata: [
    ['Days (UTC)', '2026-11-01 to 2026-11-28'],
    ['Not readable', 'a "quoted"\nline'],
  ] as const,
  asOf: '2026-11-27T12:00:00.000Z',
};

const write = (receipt: ReceiptForm | undefined, partial?: string) =>
  text(makeFile('csv', { ...content, pages: pages(), receipt, partial }));

const filter = '# filter: brand = x';
const comments = ['# Days (UTC): 2026-11-01 to 2026-11-28', '# Not readable: a quoted  line'];
const asOf = '2026-11-27T12:00:00.000Z';

it.each<[ReceiptForm | undefined, string | undefined, string[]]>([
  [undefined, undefined, [filter, 'Id', 'a', 'b']],
  [undefined, 'a day', [filter, '# partial: a day', 'Id', 'a', 'b']],
  ['none', 'a day', ['Id', 'a', 'b']],
  ['columns', undefined, ['Id,Receipt,As of (UTC)', `a,complete,${asOf}`, `b,complete,${asOf}`]],
  ['columns', 'x, y', ['Id,Receipt,As of (UTC)', `a,"partial: x, y",${asOf}`, `b,"partial: x, y",${asOf}`]],
])('as %s, of a file that lacks %s', async (receipt, partial, lines) => {
  expect((await write(receipt, partial)).replace(/^\ufeff/, '')).toBe(`${lines.join('\r\n')}\r\n`);
});

it('as comments, each on a line of its own and without quotes', async () => {
  const [first, ...lines] = (await write('comments', 'a day')).replace(/^\ufeff/, '').split('\r\n');
  expect(first).toBe(filter);
  expect(lines.slice(0, 3).map((line) => line.replace(/ +/g, ' '))).toEqual([
    '# partial: a day',
    ...comments.map((line) => line.replace(/ +/g, ' ')),
  ]);
  expect(lines.slice(3)).toEqual(['Id', 'a', 'b', '']);
});
