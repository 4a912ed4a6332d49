import { describe, expect, it } from 'vitest';
import { describePart, statePart, takeFirst, takePage } from './part';

const rows = Array.from({ length: 12 }, (_, at) => at);

describe('a page', () => {
  it.each([
    [{ limit: 5, offset: 0 }, [0, 1, 2, 3, 4], 'brands: 1 to 5 of 12. For more: offset=5.'],
    [{ limit: 5, offset: 10 }, [10, 11], 'brands: 11 to 12 of 12.'],
    [{ limit: 20, offset: 0 }, rows, 'brands: all 12.'],
    [{ limit: 5, offset: 12 }, [], 'brands: none of 12.'],
  ])('of %j says what it has', (page, shown, says) => {
    const { rows: taken, part } = takePage('brands', rows, page);
    expect(taken).toEqual(shown);
    expect(describePart(part)).toBe(says);
  });

  it('of an empty list says so', () => {
    expect(describePart(statePart('brands', 0, { offset: 0 }, 0))).toBe('brands: none.');
  });
});

it('a part without rows leads nowhere, so that nobody asks for ever', () => {
  expect(statePart('brands', 0, { offset: 5 }, 12).more).toBeNull();
});

it('a list whose rest cannot be asked for says so', () => {
  const { rows: taken, part } = takeFirst('changes', rows, 5, 812);
  expect(taken).toEqual([0, 1, 2, 3, 4]);
  expect(describePart(part)).toBe(
    'changes: 1 to 5 of 812. The rest is not listed: raise limit, or narrow the question.',
  );
});

it('a list of unknown length claims no end', () => {
  const part = { list: 'links', from: 1, to: 50, of: null };
  expect(describePart({ ...part, more: { cursor: '50' } })).toBe('links: 1 to 50. For more: cursor=50.');
  expect(describePart({ ...part, more: null })).toBe('links: 1 to 50.');
});
