import { expect, it } from 'vitest';
import { operations } from '@/features/api';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { readTool } from './read-tool';
import { makeTools } from './tools';

const tools = makeTools(operations);

it('derives arguments from the parameters of operations', () => {
  const properties = tools.get('products')?.input.properties;
  expect(properties).toMatchObject({
    ids: { type: 'array', items: { type: 'string' } },
    active: { type: 'boolean' },
    stock: { type: 'string', enum: ['in', 'out'] },
    order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  });
  expect(tools.get('products')?.input.required).toEqual(['from', 'to']);
  expect(tools.get('statement')?.input.required).toEqual(['month', 'currency']);
  expect(tools.get('create_link')?.input.required).toEqual(['productId']);
});

it('needs no days where a range may stand for them', () => {
  const report = tools.get('report')?.input;
  expect(report?.required).toEqual([]);
  expect(report?.properties.range).toMatchObject({ enum: expect.arrayContaining(['last-month']) });
});

it('offers filters of product reports alone to tools that read these', () => {
  expect(tools.get('report')?.input.properties).toHaveProperty('link_types');
  for (const name of ['placements', 'funnel', 'profit']) {
    expect(tools.get(name)?.input.properties, name).not.toHaveProperty('link_types');
    expect(tools.get(name)?.input.properties, name).toHaveProperty('creators');
  }
});

it('shows no internals of schemas', () => {
  for (const [name, { input }] of tools) expect(JSON.stringify(input), name).not.toMatch(/"(wire|\$schema)"/);
});

it('is made of operations and parameters that exist', () => {
  const make = readTool({
    title: 'Wrong',
    description: 'Wrong.',
    operation: 'GET /api/search',
    fields: { planet: 'None.' },
    show: () => ({ source: { caption: captionOfRecords() }, lists: [], data: {} }),
  });
  expect(() => make(operations)).toThrow('The operation has no parameter planet.');
  expect(() => make({})).toThrow('There is no operation GET /api/search.');
});
