import { expect, it } from 'vitest';
import { operations } from '@/features/api';
import { lintDocument } from '@/lib/testing/lint-document';
import described from './answers.json';
import { describeApi } from './describe-api';

const document = describeApi(operations, 'https://partnerdeck.example');
const text = JSON.stringify(document);

lintDocument(document);

it('describes every operation, its answer and each parameter', () => {
  expect(Object.keys(described.answers)).toEqual(Object.keys(operations).sort());
  for (const name of Object.keys(operations)) {
    const [method = '', path = ''] = name.split(' ');
    const operation = Object(document.paths[path])[method.toLowerCase()];
    expect(operation.summary, name).toMatch(/^[A-Z].*\.$/s);
    for (const parameter of operation.parameters ?? []) {
      expect(parameter.description, `${name} ${parameter.name}`).toEqual(expect.any(String));
    }
  }
});

const secret = /[\w-]{40}|pd_\w|whsec_\w{4}|_key_of_the_test/;

it('gives an example of each answer, without secrets', () => {
  const lacking: string[] = [];
  for (const [name, { status = 200 }] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ');
    const { content } = Object(document.paths[path])[method.toLowerCase()].responses[status];
    const described = Object.values<object>(content).filter((type) => 'example' in type);
    if (described.length === 0) lacking.push(name);
    const example = JSON.stringify(described.map((type) => Object(type).example));
    expect(example.length, name).toBeLessThan(3_600);
    // Placeholders have the form of secrets.
    expect(example.replaceAll(/(EXAMPLE[-+]?)+/g, ''), name).not.toMatch(secret);
  }
  expect(lacking).toEqual([]);
});

it('refers only to schemas that exist', () => {
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(document.components.schemas).toHaveProperty([String(name)]);
  expect(text).not.toContain('"definitions"');
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

it('gives every operation a name of its own', () => {
  const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
  expect(ids.length).toBe(Object.keys(operations).length);
});

it('describes limits, scopes, receipts and files', () => {
  const summary = Object(document.paths['/api/ledger/summary']).get;
  expect(summary).toMatchObject({
    operationId: 'getLedgerSummary',
    security: [{ token: [] }, { session: [] }],
    'x-scope': 'reports:read',
    parameters: expect.arrayContaining([
      expect.objectContaining({
        name: 'from',
        required: false,
        schema: expect.objectContaining({ format: 'date' }),
      }),
      expect.objectContaining({
        name: 'top',
        schema: { type: 'integer', minimum: 1, maximum: 1000, default: 10 },
      }),
    ]),
  });
  expect(summary.description).toContain('`basis`');
  expect(Object(document.paths['/api/connections']).post.security).toEqual([{ session: [] }]);
  const file = Object(document.paths['/api/ledger/export']).get.responses[200];
  expect(Object.keys(file.content)).toContain('text/csv');
});
