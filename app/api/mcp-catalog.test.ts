import { beforeAll, describe, expect, it } from 'vitest';
import { itemColumns } from '@/lib/data/store/engine/list-tables';
import { getRuntime } from '@/lib/runtime/runtime';
import { useAgent } from './testing/mcp-clients';
import { asked, bigCatalog, fillWorkspace, startHostileApi } from './testing/mcp-workspace';
import { serveApi } from './testing/serve-api';
import { giveToken, makePeople } from './testing/tokens';

startHostileApi();
const memberOf = makePeople();
const serve = serveApi();
const most = 100_000;
let token = '';

/** Columns of a stored product, and how a further one has them: the last one of the API under another id. */
const columns: Record<string, string> = {
  ...Object.fromEntries(Object.keys(itemColumns).map((name) => [name, name])),
  ...Object.fromEntries(['key', 'id', 'data'].map((name) => [name, `REPLACE(${name}, $2, 'P' || n)`])),
  place: 'n',
  texts: "REPLACE(texts, LOWER($2), 'p' || n)",
  name: "name || ' ' || n",
};

beforeAll(async () => {
  const owner = memberOf('owner');
  await fillWorkspace(owner);
  const { ledger } = await getRuntime();
  const given = [owner.workspaceId, `P${bigCatalog - 1}`];
  await ledger.of(owner.workspaceId).write(async ({ run }) => {
    await run(
      `INSERT INTO ledger.items (workspace, list, walk, ${Object.keys(columns).join(', ')})
       SELECT workspace, list, walk, ${Object.values(columns).join(', ')}
       FROM ledger.items CROSS JOIN generate_series(${bigCatalog}, ${most - 1}) AS added(n)
       WHERE workspace = $1 AND list = 'products' AND id = $2`,
      given,
    );
  });
  token = await giveToken(owner);
});

describe('a catalog of 100,000 products', () => {
  const agent = useAgent(
    '2026-07-28',
    () => serve('/api/mcp'),
    () => token,
  );

  it('leads an agent to any product, in bounded answers', async () => {
    const args = { ...asked, sort: 'title', order: 'asc', limit: 100 };
    const seen = new Set<string>();
    for (const offset of [0, 1, 50_000, most - 3]) {
      const { text, lists, data } = await agent().call('products', { ...args, offset });
      expect(text.length, `${offset}`).toBeLessThan(45_000);
      const [part] = lists;
      const shown = (data.products as { id: string }[]).length;
      expect(part).toMatchObject({ from: offset + 1, to: offset + shown, of: most });
      expect(shown).toBeGreaterThan(2);
      expect(part?.more).toEqual(offset + shown < most ? { offset: offset + shown } : null);
      for (const { id } of data.products as { id: string }[]) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(100);
    const { lists } = await agent().call('products', { ...args, offset: most });
    expect(lists).toMatchObject([{ from: 0, to: 0, of: most, more: null }]);
  });

  it('has products to find, and says that there are more hits than it shows', async () => {
    const { data, words } = await agent().call('search', { q: 'Kettle' });
    expect((data.products as object[]).length).toBe(6);
    expect(words).toContain('At most six hits of each kind are shown');
    const one = await agent().call('products', { ...asked, ids: ['P77777'] });
    expect(one.data.products).toMatchObject([{ id: 'P77777' }]);
  });
});
