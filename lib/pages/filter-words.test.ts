import { expect, it } from 'vitest';
import { english } from '@/lib/language/english';
import { describeFilters, describeUnknownValues, writeFilter } from './filter-words';

it.each([
  [{ mine: ['yes'] }, 'Created by: one member'],
  [{ mine: ['Ada'] }, 'Created by: Ada'],
  [{ metric: ['commission'] }, 'Metric: Commission'],
  [{ dataset: ['program'] }, 'Rows: program rows'],
])('%j reads as a sentence', (filters, sentence) => {
  const [words] = describeFilters(english, filters);
  expect(words && writeFilter(english, words)).toBe(sentence);
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
