import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { examples } from '@/lib/contract/openapi/examples';
import { type OperationId, operationIds, paths } from '@/lib/contract/paths';
import { changeLeaves, isDescriptiveText } from '@/lib/contract/testing/example-texts';
import { startFaultServer } from '@/lib/gateway/testing/fault-server';
import { keyForms } from '@/lib/gateway/testing/key-forms';
import { closeRuntime, getRuntime } from '@/lib/runtime/runtime';
import { openDataFolder } from '@/lib/runtime/testing/data-folder';
import { readLog } from '@/lib/testing/log-lines';
import { answerRequest } from './testing/answer-request';
import { carrySession } from './testing/cookie-jar';
import { expectNoSecret } from './testing/expect-no-secret';
import { readFiles, readRows } from './testing/stored';

const sign = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const keys = fc.string({ unit: sign, minLength: 24, maxLength: 60 });
const [seller = '', creator = ''] = fc.sample(keys, { numRuns: 2 });
/** A short run tries three random key forms. */
const tried = process.env.FAULTS_ROUNDS ? Object.keys(keyForms).length : 3;
const drawing = fc.shuffledSubarray(Object.values(keyForms), { minLength: tried, maxLength: tried });
const [forms = []] = fc.sample(drawing, { numRuns: 1 });

const origin = 'http://localhost:3000';
const brandId = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';
const range = 'start=2026-01-01T00:00:00.000Z&end=2026-01-31T00:00:00.000Z';
const days = 'from=2026-01-01&to=2026-01-31';

let api: Awaited<ReturnType<typeof startFaultServer>>;

const dataFolder = openDataFolder();

beforeAll(async () => {
  api = await startFaultServer();
  vi.stubEnv('AFFILIATE_BASE_URL', api.url);
});

afterAll(() => api.close());

/** Status, headers and body of a handler's response, as one text. */
async function ask(method: string, path: string, body?: unknown): Promise<string> {
  const headers = { host: new URL(origin).host, origin, 'content-type': 'application/json' };
  const request = new Request(`${origin}/api/${path}`, {
    method,
    headers,
    body: JSON.stringify(body) ?? null,
  });
  const response = await answerRequest(request);
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n');
}

/** Responds to everything with the request's key, written as `form`, in every text field. */
function repeatKey(form: (key: string) => string, status: number) {
  api.answer((response, { url = '', method, headers }) => {
    const said = form(headers.authorization?.split(' ')[1] ?? '');
    const id = operationIds.find((name) => paths[name].method === method && matches(paths[name].path, url));
    const body = status === 200 && id ? repeat(id, said) : { status, message: `No ${said}`, said };
    const header = encodeURIComponent(said);
    response.writeHead(status, { 'content-type': 'application/json', 'x-said': header, 'retry-after': '0' });
    response.end(JSON.stringify(body));
  });
}

const matches = (path: string, url: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/, '[0-9a-f-]{36}')}$`).test(url.split('?')[0] ?? '');

/** The example with the key in each text that no figure rests on, and in the URL of a link. */
const repeat = (id: OperationId, said: string) =>
  changeLeaves(examples[id], (leaf, path) => {
    if (path.at(-1) === 'cursor') return null;
    const isText = path.at(-1) === 'url' || isDescriptiveText(id, leaf, path);
    return isText ? `https://of.example/?${said}` : leaf;
  });

/** Every read and write that reaches the API or shows stored data. */
const requests: [method: string, path: string, body?: object][] = [
  ['GET', 'seller/v1/brands'],
  ['GET', `seller/v1/brands/${brandId}`],
  ['GET', `seller/v1/reports?${range}`],
  ['GET', 'seller/v2/products'],
  ['GET', `catalog/brands?${days}`],
  ['GET', `catalog/products?${days}`],
  ['GET', `catalog/creators?${days}`],
  ['GET', 'catalog/campaigns'],
  ['GET', `catalog/program-creators?${days}`],
  ['GET', `exports/products?${days}`],
  ['GET', `exports/creators?${days}&format=xlsx`],
  ['POST', 'exports/program-lookup', { tags: ['of'] }],
  ['GET', 'search?q=of'],
  ['GET', `overview?${days}`],
  ['GET', 'links'],
  ['GET', 'connections'],
  ['POST', 'connections', { family: 'seller', key: seller }],
];

it('never shows, logs or stores a key, however the API repeats it', async () => {
  const log = readLog();
  const { db, secrets } = await getRuntime();
  const { sessionId } = await makeMember(db);
  await carrySession(sessionId, secrets);
  const seen: string[] = [];
  repeatKey((key) => key, 200);
  for (const [family, key] of Object.entries({ seller, creator })) {
    seen.push(await ask('POST', 'connections', { family, key }));
  }
  expect(seen.map((text) => text.slice(0, 3))).toEqual(['201', '201']);

  let made = 0;
  const makeLinks = async () => {
    made += 1;
    const draft = { product: `B0${made}`, marketplace: 'marketplace.com', subid1: `n${made}` };
    seen.push(await ask('POST', 'links', draft));
    const order = { product: { primary_id: `B1${made}` } };
    seen.push(await ask('POST', 'creator/v2/links', order));
  };
  for (const form of forms) {
    repeatKey(form, 200);
    await makeLinks();
    for (const [method, path, body] of requests) seen.push(await ask(method, path, body));
    for (const status of [400, 401, 404, 422]) {
      repeatKey(form, status);
      await makeLinks();
      seen.push(await ask('GET', 'seller/v1/brands'));
      seen.push(await ask('POST', 'connections', { family: 'seller', key: seller }));
    }
  }
  expect(seen.some((text) => text.includes('[hidden]'))).toBe(true);

  const rows = await readRows(db);
  expect(rows.some((row) => row.includes('[hidden]'))).toBe(true);
  await closeRuntime();
  const files = await readFiles(dataFolder());

  const sources = { 'an answer': seen, 'the log': log, 'a row': rows, 'a file': files };
  for (const key of [seller, creator]) expectNoSecret(key, sources);
}, 600_000);
