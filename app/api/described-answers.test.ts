import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { beforeAll, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import recorded from '@/features/api-reference/examples.json';
import { getRuntime } from '@/lib/runtime/runtime';
import { askOwn, lastWrites, queryOf, writes } from './testing/asked-operations';
import { carrySession } from './testing/cookie-jar';
import { exampleOf } from './testing/example-of';
import { fillWorkspace, startExampleApi } from './testing/mcp-workspace';
import { makePeople, origin } from './testing/tokens';

/** Recorded answers are of the same day. */
const now = vi.hoisted(() => {
  const frozen = '2026-01-20T12:00:00.000Z';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(frozen) });
  return frozen;
});
vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('./testing/cookie-jar')).nextHeaders);

startExampleApi();
const memberOf = makePeople();

const document = describeApi(operations, origin);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', ...document });

const reads = Object.keys(operations).filter((name) => name.startsWith('GET '));
let batch = '';
let group = '';
const examples: Record<string, unknown> = {};

beforeAll(async () => {
  const owner = memberOf('owner');
  await fillWorkspace(owner, 'B0EXAMPLE1');
  await carrySession(owner.sessionId, (await getRuntime()).secrets);
}, 60_000);

/** What is wrong with an answer by the document. */
function faultsOf(name: string, status: number, answer: unknown) {
  const [method = '', path = ''] = name.split(' ');
  const parts = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json'];
  const escaped = [...parts, 'schema'].map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const isValid = ajv.compile({ $ref: `api#/${escaped.join('/')}` });
  isValid(answer);
  return isValid.errors ?? [];
}

/** Checks an answer by the document, and returns it. */
async function check(name: string, response: Response): Promise<unknown> {
  const [method = '', path = ''] = name.split(' ');
  const { responses } = Object(document.paths[path])[method.toLowerCase()];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!response.ok) expect(await response.text()).toBe('a success');
  expect(Object.keys(responses)).toContain(String(response.status));
  expect(Object.keys(responses[response.status].content)).toContain(type);
  if (type !== 'application/json') return response.body?.cancel();
  const answer = await response.json();
  expect(faultsOf(name, response.status, answer)).toEqual([]);
  if (answer !== null) examples[name] = exampleOf(answer, now);
  return answer;
}

it.each(writes)('%s answers as it is described', async (name, body) => {
  const answer = await check(name, await askOwn(name, { body }));
  if (name === 'POST /api/links/batches') batch = Object(answer).id;
  if (name === 'POST /api/groups') group = Object(answer).id;
});

it.each(reads)('%s answers as it is described', async (name) => {
  await check(
    name,
    await askOwn(name, { query: queryOf(name), stored: name.includes('/groups/') ? group : batch }),
  );
});

it.each(lastWrites)('%s answers as it is described', async (name, body) => {
  await check(name, await askOwn(name, { query: queryOf(name), body }));
});

it('has examples that are as their answers are described', () => {
  const faults = Object.entries(recorded).map(([name, example]) => {
    const { status = 200 } = Object.entries(operations).find(([key]) => key === name)?.[1] ?? {};
    return [name, faultsOf(name, status, example)];
  });
  expect(faults).toEqual(Object.keys(recorded).map((name) => [name, []]));
});

it.runIf(process.env.npm_lifecycle_event === 'api:examples')('records the examples', () => {
  const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = resolve('features/api-reference/examples.json');
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
});

it('finds an answer that is not as it is described', () => {
  const isValid = ajv.compile({ $ref: 'api#/components/schemas/FailureBody' });
  expect(isValid({ status: 404, message: 'None.', code: 'unheard_of', issues: [], requestId: 'x' })).toBe(
    false,
  );
});
