import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { column } from './column';
import { makeFile } from './make-file';
import type { ReceiptForm } from './receipt';

const asOf = '2026-11-27T12:00:00.000Z';
const whole = {
  state: 'complete',
  sentences: ['Brands', 'Brand: a "quoted"\nname', 'All rows that match are loaded.'],
  needed: ['Brand: a "quoted"\nname'],
  asOf,
  facts: [['Revision', '7']] as const,
};
const part = { ...whole, state: 'partial', needed: [...whole.needed, 'Not complete.'] };

const write = (receipt: ReceiptForm | undefined, caption: typeof whole) =>
  text(
    makeFile('csv', {
      columns: [column.text('id', 'Id', (id: string) => id)],
      rows: [['a', 'b']],
      caption,
      receipt,
    }),
  );

const filter = '# Brand: a  quoted name';
const cells = `${asOf},"Brands · Brand: a ""quoted""\nname · All rows that match are loaded."`;

it.each<[ReceiptForm | undefined, typeof whole, string[]]>([
  [undefined, whole, ['# complete', filter, 'Id', 'a', 'b']],
  [undefined, { ...whole, needed: [] }, ['Id', 'a', 'b']],
  [undefined, part, ['# partial', filter, '# Not complete.', 'Id', 'a', 'b']],
  ['none', part, ['Id', 'a', 'b']],
  ['columns', whole, ['Id,Receipt,As of (UTC),Caption', `a,complete,${cells}`, `b,complete,${cells}`]],
  ['columns', part, ['Id,Receipt,As of (UTC),Caption', `a,partial,${cells}`, `b,partial,${cells}`]],
  [
    'comments',
    whole,
    [
      ...['# complete', '# Brands', filter, '# All rows that match are loaded.'],
      ...['# Revision: 7', `# As of: ${asOf}`, 'Id', 'a', 'b'],
    ],
  ],
])('a CSV states what it is of as %s', async (receipt, caption, lines) => {
  expect((await write(receipt, caption)).replace(/^\ufeff/, '')).toBe(`${lines.join('\r\n')}\r\n`);
});
