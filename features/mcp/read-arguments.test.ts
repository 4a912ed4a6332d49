import { expect, it } from 'vitest';
import { operations } from '@/features/api';
import { operationOf } from './input-schema';
import { writeArguments } from './read-arguments';

const operation = operationOf(operations, 'GET /api/ledger/summary');
const fields = { marketplaces: '', creators: '' };
const write = (value: unknown) =>
  writeArguments(operation, fields, { marketplaces: value }).get('marketplaces');

it.each([
  ['a list', ['a.com', 'b.com'], 'a.com,b.com'],
  ['JSON text', '["a.com", "b.com"]', 'a.com,b.com'],
  ['JSON text with spaces around', ' ["a.com"]\n', 'a.com'],
  ['one text', 'a.com', 'a.com'],
  ['text with commas', 'a.com,b.com', 'a.com,b.com'],
  ['text with spaces after commas', ' a.com, b.com', 'a.com,b.com'],
  ['a list as Python writes it', "['a.com', 'b.com']", 'a.com,b.com'],
  ['text that begins like a list', '[a.com', '[a.com'],
])('reads %s as a list', (_, value, written) => {
  expect(write(value)).toBe(written);
});

it('rejects an item with a comma, and items that are no text', () => {
  for (const value of [['a,b'], '["a,b"]', [{ a: 1 }], '[{"a":1}]']) {
    expect(() => write(value)).toThrow('Input Validation Failed');
  }
});
