import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainView, readLayout, readSort, writeLayout, writeSort } from './table-view';

const id = fc.string({ minLength: 1, unit: 'grapheme' });

test('a layout survives a round trip through the URL', () => {
  const layout = fc.record({
    order: fc.array(id),
    hidden: fc.array(id),
    pinned: fc.array(id),
    widths: fc.dictionary(
      id.filter((key) => key !== '__proto__'),
      fc.integer({ min: 1, max: 2_000 }),
      { noNullPrototype: true },
    ),
    density: fc.constantFrom('compact' as const, 'normal' as const, 'tall' as const),
  });
  fc.assert(
    fc.property(layout, (value) => {
      expect(readLayout(writeLayout(value))).toEqual(value);
    }),
  );
});

test('the default layout is empty', () => {
  expect(writeLayout(plainView)).toBe('');
  expect(readLayout('')).toEqual({ order: [], hidden: [], pinned: [], widths: {}, density: 'normal' });
});

test('ignores a malformed layout', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readLayout(text)).not.toThrow();
    }),
  );
});

test('reads sorts', () => {
  expect(readSort('-sales')).toEqual({ id: 'sales', desc: true });
  expect(readSort('name')).toEqual({ id: 'name', desc: false });
  expect(readSort('')).toBeNull();
  expect(writeSort({ id: 'sales', desc: true })).toBe('-sales');
  expect(writeSort(null)).toBe('');
});
