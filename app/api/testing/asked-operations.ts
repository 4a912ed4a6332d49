import { answerRequest } from './answer-request';
import { asked } from './mcp-workspace';
import { origin } from './tokens';

const days = `from=${asked.from}&to=${asked.to}`;
const month = `month=${asked.from.slice(0, 7)}&currency=USD`;
const creator = '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21';
const brand = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';
const condition = {
  kind: 'threshold',
  values: { metric: 'sales', days: 7, currency: 'USD', direction: 'above', value: '1' },
};
const margin = { kind: 'category', subject: 'Kitchen', from: asked.from, percent: '30' };
const cost = { kind: 'tool', amount: '31.00', currency: 'EUR', from: asked.from, to: asked.to };
const partner = {
  name: 'Nora Vale',
  email: 'nora@example.com',
  handle: '@noravale',
  tags: ['kitchen'],
  step: { text: 'Send samples', day: asked.from },
};
const draft = { productId: 'B0EXAMPLE1', marketplace: 'marketplace.com', subid1: 'newsletter' };

/** Writes of an owner, so that every read has something to answer, by operation. */
export const writes: [name: string, body?: object][] = [
  ['PUT /api/rates/reporting-currency', { currency: 'USD' }],
  ['POST /api/rates', { to: 'USD', currency: 'EUR', day: asked.from, rate: '1.1' }],
  ['POST /api/margins', margin],
  ['POST /api/costs', cost],
  [
    'POST /api/credits/imports',
    { csv: `month,brand,currency,amount\n${asked.from.slice(0, 7)},${brand},USD,90` },
  ],
  ['POST /api/desk/partners', partner],
  ['POST /api/goals', { metric: 'sales', currency: 'USD', period: asked.from.slice(0, 7), target: '100' }],
  ['POST /api/groups', { kind: 'creator', name: 'A group', ids: creator }],
  ['POST /api/groups/recognitions', { kind: 'creator', ids: creator }],
  ['POST /api/notes', { text: 'A note', from: asked.from, to: asked.to }],
  ['POST /api/views', { page: '/reports', name: 'A view', search: 'metric=sales', shared: true }],
  ['POST /api/alert-rules', { name: 'A rule', condition }],
  ['POST /api/alert-rules/previews', { condition }],
  ['POST /api/links/previews', draft],
  ['POST /api/links', draft],
  ['POST /api/links/presets', { name: 'A preset', subid1: 'newsletter' }],
  ['POST /api/links/batches', { name: 'A batch', lines: [draft] }],
  ['PUT /api/grant-rules', { secondFactor: false, longestDays: 365 }],
  ['POST /api/tokens', { name: 'A script', scopes: ['reports:read'] }],
  [
    'POST /api/live-addresses',
    { name: 'An address', list: 'brands', search: '', range: 'last-7-days', receipt: 'none' },
  ],
  ['POST /api/invitations', { role: 'analyst', email: '' }],
  ['POST /api/shares', { name: 'A page', page: '/reports', search: '', range: 'last-7-days' }],
  ['PUT /api/refresh', { every: 'never' }],
  ['PUT /api/workspaces/mail', { weekly: false }],
  ['PUT /api/today/actions', { action: `fell ${creator} USD`, until: null }],
];

/** Writes that would leave less to read. */
export const lastWrites: typeof writes = [
  ['POST /api/links/imports', { csv: 'link,subid1\nk3TtleLink02,newsletter' }],
  ['POST /api/margins/imports', { csv: `kind,subject,from,percent\ncategory,Kitchen,${asked.from},30` }],
  [
    'POST /api/costs/imports',
    {
      csv: `kind,for,subject,amount,currency,from,to,note\ntool,workspace,,5.00,EUR,${asked.from},${asked.to},`,
    },
  ],
  [
    'POST /api/desk/imports/previews',
    { csv: `name,e-mail,stage\nIvo Brandt,ivo@example.com,Contacted\nLea Roth,,Agreed` },
  ],
  [
    'POST /api/desk/imports',
    { csv: `name,stage,tags,next step,due\nIvo Brandt,Contacted,outdoor,Call again,${asked.to}` },
  ],
  [
    'PUT /api/desk/stages',
    {
      version: 0,
      stages: [{ key: 'prospect', name: 'To contact' }],
      moves: [{ from: 'contacted', to: 'prospect' }],
    },
  ],
  ['POST /api/rates/imports', { to: 'USD', csv: `date,currency,rate\n${asked.from},EUR,1.1` }],
  ['POST /api/exports/{list}', { from: asked.from, to: asked.to }],
  ['PUT /api/alert-settings', { quiet: null, perHour: 10 }],
  ['POST /api/links/products', { ids: [draft.productId] }],
  ['PATCH /api/links', { ids: [creator], archived: true }],
  ['DELETE /api/links/imports'],
  ['POST /api/catalog/brands'],
  ['POST /api/catalog/campaigns'],
  ['POST /api/catalog/creators'],
  ['POST /api/catalog/products'],
  ['POST /api/catalog/program-creators'],
  ['POST /api/catalog/program-lookup', { tags: ['harbor-20'] }],
  ['DELETE /api/ledger/sync'],
  ['DELETE /api/margins'],
  ['DELETE /api/rates'],
  ['DELETE /api/ledger/holdings'],
  // These start syncs, whose progress others show.
  ['POST /api/ledger/sync'],
  ['POST /api/links/clicks'],
  ['POST /api/refresh'],
  // Another connection has no rows yet.
  ['POST /api/connections', { family: 'seller', key: 'seller_key_of_the_test' }],
];

/** Queries of operations. Others need none. */
const queries: Readonly<Record<string, string>> = {
  'DELETE /api/margins': 'kind=category',
  'DELETE /api/rates': 'to=USD&currency=EUR',
  'POST /api/catalog/brands': days,
  'POST /api/catalog/creators': days,
  'POST /api/catalog/products': days,
  'POST /api/catalog/program-creators': days,
  'POST /api/ledger/sync': `${days}&sources=reports`,
  'GET /api/catalog/brands': days,
  'GET /api/catalog/creators': days,
  'GET /api/catalog/findings': days,
  'GET /api/catalog/product-history': `${days}&product=B0EXAMPLE1&marketplace=marketplace.com`,
  'GET /api/catalog/products': days,
  'GET /api/catalog/program-creators': days,
  'GET /api/ledger/changes': `since=${asked.from}T00:00:00.000Z`,
  'GET /api/ledger/converted': `${days}&dataset=reports`,
  'GET /api/ledger/earnings': days,
  'GET /api/ledger/effects': days,
  'GET /api/ledger/evidence': days,
  'GET /api/ledger/export': `${days}&dataset=reports`,
  'GET /api/ledger/funnel': `${days}&group=brand`,
  'GET /api/ledger/performance': `${days}&group=creator&ids=${creator}&compare=previous`,
  'GET /api/ledger/placements': `${days}&group=link`,
  'GET /api/ledger/profit': `${days}&group=brand&compare=previous`,
  'GET /api/ledger/settlement': `${days}&group=brand`,
  'GET /api/ledger/reconciliation': days,
  'GET /api/ledger/rows': `${days}&dataset=reports&sort=sales`,
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

/** The query of a request that succeeds in the workspace of `fillWorkspace`, after `writes`. */
export const queryOf = (name: string): string => queries[name] ?? (name.includes('exports') ? days : '');

/** The values of a path's `{name}`s. `stored`: the id of a stored batch, group or partner. */
export const valuesOf = (path: string, stored = ''): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      if (name === 'list') return [name, 'brands'];
      return [name, /\/(batches|groups|partners)\//.test(path) ? stored : creator];
    }),
  );

type Asked = {
  query?: string;
  body?: unknown;
  stored?: string;
  values?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
};

/** Asks as a page does, with the cookie of `carrySession`. `name` is such as `GET /api/notes`. */
export async function askOwn(name: string, asked: Asked): Promise<Response> {
  const { query = '', body, stored, values, headers: more } = asked;
  const [method = '', path = ''] = name.split(' ');
  const filled = Object.entries(values ?? valuesOf(path, stored)).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(value)),
    path,
  );
  const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json', ...more };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return answerRequest(new Request(`${origin}${filled}?${query}`, init));
}
