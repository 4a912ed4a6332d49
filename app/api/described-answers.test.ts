import { Ajv2020 } from 'ajv/dist/2020';
import { beforeAll, expect, it, vi } from 'vitest';
import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import { getRuntime } from '@/lib/runtime/runtime';
import { answerRequest } from './testing/answer-request';
import { carrySession } from './testing/cookie-jar';
import { asked, fillWorkspace, startHostileApi } from './testing/mcp-workspace';
import { makePeople, origin } from './testing/tokens';

vi.mock('server-only', () => ({}));
vi.mock('next/headers', async () => (await import('./testing/cookie-jar')).nextHeaders);

startHostileApi();
const memberOf = makePeople();

const document = describeApi(operations, origin);
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', ...document });

const days = `from=${asked.from}&to=${asked.to}`;
const month = `month=${asked.from.slice(0, 7)}&currency=USD`;
const creator = '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21';
const condition = {
  kind: 'threshold',
  values: { metric: 'sales', days: 7, currency: 'USD', direction: 'above', value: '1' },
};
const margin = { kind: 'category', subject: 'Kitchen', from: asked.from, percent: '30' };
const draft = { productId: 'B0EXAMPLE1', marketplace: 'marketplace.com', subid1: 'newsletter' };

/** Writes, so that every read has something to answer, by operation. */
const writes: [name: string, body: object][] = [
  ['PUT /api/rates/reporting-currency', { currency: 'USD' }],
  ['POST /api/rates', { to: 'USD', currency: 'EUR', day: asked.from, rate: '1.1' }],
  ['POST /api/margins', margin],
  ['POST /api/notes', { text: 'A note', from: asked.from, to: asked.to }],
  ['POST /api/views', { page: '/reports', name: 'A view', search: 'metric=sales', shared: true }],
  ['POST /api/alert-rules', { name: 'A rule', condition }],
  ['POST /api/alert-rules/previews', { condition }],
  ['POST /api/links/previews', draft],
  ['POST /api/links', draft],
  ['POST /api/links/presets', { name: 'A preset', subid1: 'newsletter' }],
  ['POST /api/links/batches', { name: 'A batch', lines: [draft] }],
  [
    'POST /api/live-addresses',
    { name: 'An address', list: 'brands', search: '', range: 'last-7-days', receipt: 'none' },
  ],
  ['POST /api/shares', { name: 'A page', page: '/reports', search: '', range: 'last-7-days' }],
  ['PUT /api/refresh', { every: 'never' }],
];

/** Queries of reads. Others need none. */
const queries: Record<string, string> = {
  'GET /api/catalog/brands': days,
  'GET /api/catalog/creators': days,
  'GET /api/catalog/findings': days,
  'GET /api/catalog/products': days,
  'GET /api/catalog/program-creators': days,
  'GET /api/ledger/changes': `since=${asked.from}T00:00:00.000Z`,
  'GET /api/ledger/converted': `${days}&dataset=reports`,
  'GET /api/ledger/earnings': days,
  'GET /api/ledger/export': `${days}&dataset=reports`,
  'GET /api/ledger/funnel': `${days}&group=brand`,
  'GET /api/ledger/performance': `${days}&group=creator&ids=${creator}&compare=previous`,
  'GET /api/ledger/placements': `${days}&group=link`,
  'GET /api/ledger/profit': `${days}&group=brand&compare=previous`,
  'GET /api/ledger/reconciliation': days,
  'GET /api/ledger/rows': `${days}&dataset=reports`,
  'GET /api/ledger/statements': month,
  'GET /api/ledger/statements/changes': `${month}&adjusted=2020-01&brand=${creator}`,
  'GET /api/ledger/statements/export': month,
  'GET /api/ledger/summary': `${days}&group=creator&compare=previous&series=groups`,
  'GET /api/links/clicks': 'links=k3TtleLink01',
  'GET /api/links/products': 'q=Kettle',
  'GET /api/links/siblings': 'product=B0EXAMPLE1',
  'GET /api/notes': days,
  'GET /api/overview': `${days}&compare=previous`,
  'GET /api/rates/days': 'currency=EUR',
  'GET /api/search': 'q=Kettle',
  'GET /api/views': 'page=/reports',
};
const reads = Object.keys(operations).filter((name) => name.startsWith('GET '));
let batch = '';

beforeAll(async () => {
  const owner = memberOf('owner');
  await fillWorkspace(owner);
  await carrySession(owner.sessionId, (await getRuntime()).secrets);
}, 60_000);

async function ask(name: string, query: string, body?: object) {
  const [method = '', path = ''] = name.split(' ');
  const filled = path
    .replace('batches/{id}', `batches/${batch}`)
    .replace('{id}', creator)
    .replace('{list}', 'brands');
  const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return answerRequest(new Request(`${origin}${filled}?${query}`, init));
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
  const answer = await check(name, await ask(name, '', body));
  if (name === 'POST /api/links/batches') batch = Object(answer).id;
});

it.each(reads)('%s answers as it is described', async (name) => {
  await check(name, await ask(name, queries[name] ?? (name.includes('exports') ? days : '')));
});

it('finds an answer that is not as it is described', () => {
  const isValid = ajv.compile({ $ref: 'api#/components/schemas/FailureBody' });
  expect(isValid({ status: 404, message: 'None.', code: 'unheard_of', issues: [], requestId: 'x' })).toBe(
    false,
  );
});
