import { Ajv2020 } from 'ajv/dist/2020';
import { beforeAll, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import { getRuntime } from '@/lib/runtime/runtime';
import { askOwn, queryOf, writes } from './testing/asked-operations';
import { carrySession } from './testing/cookie-jar';
import { fillWorkspace, startHostileApi } from './testing/mcp-workspace';
import { makePeople, origin } from './testing/tokens';

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('./testing/cookie-jar')).nextHeaders);

startHostileApi();
const memberOf = makePeople();

const document = describeApi(operations, origin);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', ...document });

const reads = Object.keys(operations).filter((name) => name.startsWith('GET '));
let batch = '';

beforeAll(async () => {
  const owner = memberOf('owner');
  await fillWorkspace(owner);
  await carrySession(owner.sessionId, (await getRuntime()).secrets);
}, 60_000);

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
  const pointer = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    response.status,
    'content',
    type,
    'schema',
  ];
  const escaped = pointer.map((part) =>
    encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const isValid = ajv.compile({ $ref: `api#/${escaped.join('/')}` });
  isValid(answer);
  expect(isValid.errors ?? []).toEqual([]);
  return answer;
}

it.each(writes)('%s answers as it is described', async (name, body) => {
  const answer = await check(name, await askOwn(name, { body }));
  if (name === 'POST /api/links/batches') batch = Object(answer).id;
});

it.each(reads)('%s answers as it is described', async (name) => {
  await check(name, await askOwn(name, { query: queryOf(name), batch }));
});

it('finds an answer that is not as it is described', () => {
  const isValid = ajv.compile({ $ref: 'api#/components/schemas/FailureBody' });
  expect(isValid({ status: 404, message: 'None.', code: 'unheard_of', issues: [], requestId: 'x' })).toBe(
    false,
  );
});
