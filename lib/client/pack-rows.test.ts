import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packRows, unpackRows } from './pack-rows';

type Data = Parameters<typeof packRows>[0];
type Tree = { value: Data; list: Data[]; object: { [name: string]: Data } };

it('writes the names of equal rows once', () => {
  const rows = [1, 2, 3].map((sales) => ({ id: `B${sales}`, totals: { sales, clicks: null } }));
  expect(packRows({ rows })).toEqual({
    rows: [
      Symbol.for('rows'),
      ['id', 'totals'],
      ['B1', { sales: 1, clicks: null }],
      ['B2', { sales: 2, clicks: null }],
      ['B3', { sales: 3, clicks: null }],
    ],
  });
});

it('leaves rows with other names, or in another order, as they are', () => {
  const rows = [
    { a: 1, b: 2 },
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ];
  expect(packRows(rows)).toEqual(rows);
  expect(packRows([{ a: 1 }, { a: 1 }, { a: 1, b: 2 }])).toEqual([{ a: 1 }, { a: 1 }, { a: 1, b: 2 }]);
});

it('gives back what it packed, whatever the names', () => {
  const name = fc.constantFrom('a', 'b', '1', 'constructor', 'rows', '');
  const { value } = fc.letrec<Tree>((tie) => ({
    value: fc.oneof(fc.constant(null), fc.string(), fc.double(), fc.boolean(), tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 5 }),
    object: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  }));
  const equalRows = fc.array(fc.record({ a: value, b: value }, { noNullPrototype: true }), {
    minLength: 3,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.oneof(value, equalRows), (given) => {
      // `toStrictEqual` compares objects by their `constructor`, which is a name here.
      expect(unpackRows(packRows(given))).toEqual(given);
    }),
  );
});
