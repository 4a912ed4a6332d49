import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import { givenExamples } from '@/features/api-reference/given-examples';
import { getRuntime } from '@/lib/runtime/runtime';
import { askOwn, lastWrites, queryOf, writes } from './testing/asked-operations';
import { carrySession } from './testing/cookie-jar';
import { exampleOf } from './testing/example-of';
import { fillWorkspace, startExampleApi } from './testing/mcp-workspace';
import { makeOperator } from './testing/operators';
import { readByPrism } from './testing/prism';
import { makePeople, origin } from './testing/tokens';

/** Recorded answers are of the same day. */
const now = vi.hoisted(() => {
  const frozen = '2026-01-20T12:00:00.000Z';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(frozen) });
  return frozen;
});

startExampleApi();
const memberOf = makePeople();

const document = describeApi(operations, origin);
const json = 'application/json';
const stream = 'text/event-stream';
const faultsOf = await readByPrism(document);

const reads = Object.keys(operations).filter((name) => name.startsWith('GET '));
let batch = '';
let group = '';
let partner = '';
const examples: Record<string, unknown> = {};

beforeAll(async () => {
  const owner = memberOf('owner');
  await fillWorkspace(owner, 'B0EXAMPLE1');
  await makeOperator(owner);
  await carrySession(owner.sessionId, (await getRuntime()).secrets);
});

/** A file goes on like its first lines. */
const headOf = (text: string): string => text.split('\n').slice(0, 12).join('\n');

/** Checks an answer by the document, and returns it. */
async function check(name: string, response: Response): Promise<unknown> {
  if (!response.ok) expect(await response.text()).toBe('a success');
  const { status, headers } = response;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const isJson = type === json;
  const body = isJson ? await response.json() : await response.text();
  expect(faultsOf(name, { status, type, body })).toEqual([]);
  const isRecorded = body !== null && type !== stream && !(name in givenExamples);
  if (isRecorded) examples[name] = exampleOf(isJson ? body : headOf(body), now);
  return body;
}

it.each(writes)('%s answers as it is described', async (name, body) => {
  const answer = await check(name, await askOwn(name, { body }));
  if (name === 'POST /api/links/batches') batch = Object(answer).id;
  if (name === 'POST /api/groups') group = Object(answer).id;
  if (name === 'POST /api/desk/partners') partner = Object(answer).id;
});

it.each(reads)('%s answers as it is described', async (name) => {
  const stored = name.includes('/groups/') ? group : name.includes('/partners/') ? partner : batch;
  await check(name, await askOwn(name, { query: queryOf(name), stored }));
});

it.each(lastWrites)('%s answers as it is described', async (name, body) => {
  await check(name, await askOwn(name, { query: queryOf(name), body }));
});

it.runIf(process.env.npm_lifecycle_event === 'api:examples')('records the examples', () => {
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = resolve('features/api-reference/examples.json');
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
});

it.each([
  ['a body', { type: json, body: { status: 404, message: 'None.', code: 'unheard_of', issues: [] } }],
  ['a media type', { type: 'text/csv', body: 'status\n404\n' }],
])('finds %s that is not as it is described', (_, answer) => {
  expect(faultsOf('GET /api/notes', { status: 404, ...answer })).not.toEqual([]);
});

/** The examples of successes in the document. */
const documented = Object.entries(operations).flatMap(([name, { status = 200 }]) => {
  const [method = '', path = ''] = name.split(' ');
  const content: object = Object(document.paths[path])[method.toLowerCase()].responses[status].content;
  return Object.entries(content)
    .filter(([, described]) => 'example' in described)
    .map(([type, { example }]) => ({ name, status, type, body: example }));
});

it('has examples that are as their answers are described', () => {
  const wrong = documented.filter(({ name, ...answer }) => faultsOf(name, answer).length > 0);
  expect(wrong.map(({ name, ...answer }) => [name, faultsOf(name, answer)])).toEqual([]);
});

/** Prism accepts any body if it cannot compile a schema, and it cannot tell null from no body. */
it('compiles the schema of every answer', () => {
  const accepted = documented
    .filter(({ type, body }) => type === json && body !== null)
    .filter(({ name, ...answer }) => faultsOf(name, { ...answer, body: [{ status: 'wrong' }] }).length === 0);
  expect(accepted).toEqual([]);
});
