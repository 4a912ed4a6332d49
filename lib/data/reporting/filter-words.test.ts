import { expect, it } from 'vitest';
import { english } from '@/lib/language/english';
import { describeFilters, describeUnknownValues, writeFilter } from './filter-words';

it('reads as a sentence', () => {
  const [words] = describeFilters(english, { mine: ['yes'] });
  expect(words && writeFilter(english, words)).toBe('Created by: me');
});

const long = 'kettle '.repeat(5_000);

it('has the beginning of a long text', () => {
  const filter = writeFilter(english, { label: 'Search', values: [long] });
  expect(filter).toMatch(/^Search: kettle kettle .*…$/);
  expect(filter.length).toBeLessThan(140);
  const unknown = { filter: 'marketplaces', value: long, state: 'unknown' as const, known: [] };
  const [sentence = ''] = describeUnknownValues(english, [unknown], { suggest: true });
  expect(sentence).toContain('…” is unknown');
  expect(sentence.length).toBeLessThan(200);
});
