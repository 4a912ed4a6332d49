import { expect, it } from 'vitest';
import { operations } from '../operations';
import { operationIds, paths } from '../paths';
import { buildOpenApi } from './document';
import { examples } from './examples';

const document = buildOpenApi('https://api.example');
const text = JSON.stringify(document);

it.each(operationIds)('%s is described, with an example that is one', (id) => {
  const { method, path } = paths[id];
  const operation = document.paths[path]?.[method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: id, responses: { 200: {}, 401: {}, 422: {} } });
  expect(operations[id].response.safeParse(examples[id]).success).toBe(true);
});

it('refers only to components that are there', () => {
  const references = text.match(/"#\/components\/schemas\/\w+"/g) ?? [];
  const names = references.map((reference) => reference.slice(22, -1));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(document.components.schemas).toHaveProperty(name);
  expect(text).not.toContain('$defs');
});

it('describes parameters as they are on the wire', () => {
  const reports = document.paths['/api/seller/v1/reports']?.get;
  expect(reports).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
      }),
      expect.objectContaining({ name: 'start', required: true }),
      expect.objectContaining({ name: 'brand_ids', schema: expect.objectContaining({ type: 'string' }) }),
    ]),
  });
  expect(text).not.toContain('"wire"');
});
