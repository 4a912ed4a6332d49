import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

// The main job over HTTP, against a running demo: node scripts/image/main-job.mjs http://localhost:3000
const site = process.argv[2];
const cookies = new Map();

async function ask(path, { method = 'GET', body } = {}) {
  const answer = await fetch(new URL(path, site), {
    method,
    redirect: 'manual',
    headers: {
      origin: site,
      // Visits of programs are not counted as clicks.
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && !(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
    },
    body: body && (body instanceof URLSearchParams ? body : JSON.stringify(body)),
  });
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  assert(answer.status < 400, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`);
  return answer;
}

const askJson = async (path, options) => (await ask(path, options)).json();

/** Polls until `find` returns something. */
async function until(what, find) {
  for (let tries = 0; tries < 120; tries++) {
    const found = await find();
    if (found) return found;
    await sleep(500);
  }
  throw new Error(`Not seen in a minute: ${what}`);
}

const { csrfToken } = await askJson('/api/auth/csrf');
await ask('/api/auth/callback/demo', {
  method: 'POST',
  body: new URLSearchParams({ csrfToken, json: 'true' }),
});
const { user } = await askJson('/api/auth/session');
assert(user, 'The demo sign-in made no session.');

const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const range = `from=${day(27)}&to=${day(0)}`;
await ask(`/api/ledger/sync?sources=reports&${range}`, { method: 'POST' });
const figures = await until('figures of the last 28 days', async () => {
  const { receipt, currencies } = await askJson(`/api/overview?${range}`);
  return receipt.state === 'complete' && currencies[0]?.figures;
});
const page = await (await ask('/overview')).text();
assert.match(page, /Overview/);
console.log(`sales of 28 days: ${figures.sales.now}, clicks: ${figures.clicks.now}`);

const { products } = await askJson(
  '/api/seller/v2/products?active=true&marketplace=marketplace.com&limit=20',
);
async function makeLink() {
  for (const { primaryId } of products) {
    const made = await askJson('/api/links', {
      method: 'POST',
      body: { productId: primaryId, marketplace: 'marketplace.com', subid1: `image${Date.now()}` },
    }).catch(() => null);
    if (made) return made.link;
  }
  throw new Error('No link could be made.');
}
const link = await makeLink();
const { pathname, search } = new URL(link.url);
const target = (await ask(`${pathname}${search}`)).headers.get('location');
assert(target?.includes(link.subid1), `${link.url} leads to ${target}`);
const clicks = await until('the click of the link', async () => {
  await ask('/api/links/clicks', { method: 'POST' });
  const { links } = await askJson(`/api/links/clicks?links=${link.linkId}`);
  return links[link.linkId]?.clicks;
});
assert.equal(clicks, 1);
console.log(`${link.url} leads to ${target}; clicks counted: ${clicks}`);
