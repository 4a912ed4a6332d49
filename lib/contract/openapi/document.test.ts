import { expect, it } from 'vitest';
import { dateTimePattern } from '../dates';
import { operations } from '../operations';
import { operationIds, paths } from '../paths';
import { buildOpenApi } from './document';
import { examples } from './examples';

const document = buildOpenApi('https://api.example');
const text = JSON.stringify(document);

it.each(operationIds)('%s is described, with a valid example', (id) => {
  const { method, path } = paths[id];
  const operation = document.paths[path]?.[method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: id, responses: { 200: {}, 401: {}, 422: {} } });
  expect(operations[id].response.safeParse(examples[id]).success).toBe(true);
});

it('refers only to existing components', () => {
  const references = text.match(/"#\/components\/schemas\/\w+"/g) ?? [];
  const names = references.map((reference) => reference.slice(22, -1));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(document.components.schemas).toHaveProperty(name);
  expect(text).not.toContain('$defs');
});

it.each([
  ['TextList', ['a', 'a,b c'], ['', ',', 'a,', ',a', 'a,,b']],
  [
    'UuidList',
    [
      '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10',
      '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10,0B9A1C1E-6F0E-4F6E-9A3B-2F9D1C7E5A10',
    ],
    ['', 'a', '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10,'],
  ],
])('%s has a pattern that takes what the server takes', (name, taken, refused) => {
  const pattern = new RegExp(String(document.components.schemas[name]?.pattern), 'u');
  for (const value of taken) expect(value).toMatch(pattern);
  for (const value of refused) expect(value).not.toMatch(pattern);
});

it('gives date-times the pattern that the server checks', () => {
  const pattern = new RegExp(dateTimePattern, 'u');
  expect(text).toContain(JSON.stringify({ pattern: dateTimePattern }).slice(1, -1));
  expect('2026-01-31T23:59:59.999Z').toMatch(pattern);
  for (const refused of ['2026-01-31', '2026-01-31T24:00:00.000Z', '2026-01-31T00:00:00Z'])
    expect(refused).not.toMatch(pattern);
});

it('describes parameters in their wire format', () => {
  const reports = document.paths['/api/seller/v1/reports']?.get;
  expect(reports).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
      }),
      expect.objectContaining({ name: 'start', required: true }),
      expect.objectContaining({
        name: 'brand_ids',
        schema: expect.objectContaining({ $ref: '#/components/schemas/TextList' }),
      }),
    ]),
  });
  expect(text).not.toContain('"wire"');
});
