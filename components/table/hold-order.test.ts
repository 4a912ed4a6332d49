import { describe, expect, it } from 'vitest';
import { holdOrder, rememberPlaces } from './hold-order';

const toRows = (ids: string) => [...ids].map((id) => ({ id }));
const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');
const shown = (ids: string, offset = 0) => rememberPlaces(toRows(ids), offset, new Map());

describe('holdOrder', () => {
  it('keeps rows where they are when their figures change', () => {
    expect(toIds(holdOrder(toRows('cab'), 0, shown('abc')))).toBe('abc');
  });

  it('puts rows that are new here into the places of those that left', () => {
    expect(toIds(holdOrder(toRows('dca'), 0, shown('abc')))).toBe('adc');
  });

  it('appends rows of a list that grows', () => {
    expect(toIds(holdOrder(toRows('debac'), 0, shown('abc')))).toBe('abcde');
  });

  it('holds a slice of a longer list', () => {
    expect(toIds(holdOrder(toRows('fde'), 100, shown('def', 100)))).toBe('def');
  });

  it('loses and doubles no row if one moves between slices', () => {
    const places = rememberPlaces(toRows('de'), 2, shown('abc'));
    expect(
      toIds(holdOrder(toRows('eacbd'), 0, places))
        .split('')
        .sort()
        .join(''),
    ).toBe('abcde');
  });
});
