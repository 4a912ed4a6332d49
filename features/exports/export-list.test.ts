import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { listCampaigns } from '@/features/program/list-campaigns';
import { campaignQuerySchema } from '@/features/program/program-query';
import { recordAudit } from '@/lib/access/audit';
import { listAudit } from '@/lib/access/list-audit';
import { makeMember } from '@/lib/access/testing/people';
import { Failure } from '@/lib/base/failure';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { pinStore } from '@/lib/data/store/engine/pin-store';
import type { Catalog } from '@/lib/data/store/workspace';
import type { SourceId } from '@/lib/data/terms/datasets';
import { type Fact, makeFact, pools } from '@/lib/data/testing/facts';
import { eachLedger } from '@/lib/data/testing/ledgers';
import type { Call } from '@/lib/gateway/call';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import type { ExportContext } from '@/lib/pages/file-list';
import { column } from '@/lib/server/files/column';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { findList } from './lists';
import { setUpExports } from './testing/export-set-up';
import { someLists } from './testing/lists';

const sampleFact = makeFact({});
const days = { from: '2026-04-01', to: '2026-05-01' };

eachLedger('An export', (ledger) => {
  const open = (name: string, context: ExportContext, query: Record<string, string> = {}) =>
    findList(name)(name, context, new URLSearchParams(query));
  const read = async (...input: Parameters<typeof open>) => {
    const response = await open(...input);
    return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
  };
  const setUp = () => setUpExports(ledger(), someLists, []);
  const noted = async ({ db, member }: ExportContext) =>
    (await listAudit(db, member.workspaceId))
      .filter(({ action }) => action === 'data.exported')
      .map(({ subject }) => subject);

  it('has filter and day in its name, and is audited with its row count when complete', async () => {
    const context = await setUp();
    const { bytes, headers } = await read('brands', context, { ...days, active: 'true' });
    const day = new Date().toISOString().slice(0, 10);
    const file = `brands-${day}_active-true.csv`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(headers.get('x-export-rows')).toBe('1');
    expect(Buffer.from(bytes).toString()).toMatch(
      /^\ufeff# complete\r\n# Activity: Active\r\n.*Brand id,Brand,/s,
    );
    expect(await noted(context)).toEqual([`${file}, 1 rows`]);
  });

  it('says what is missing', async () => {
    const context = await setUp();
    const whole = await read('brands', context, days);
    expect(whole.headers.get('x-export-state')).toBe('complete');
    const { bytes, headers } = await read('brands', context, { from: '2026-03-01', to: '2026-05-01' });
    expect(headers.get('x-export-state')).toBe('partial');
    expect(Buffer.from(bytes).toString()).toMatch(
      /^\ufeff# partial\r\n# Not complete: report rows of .* are not loaded.*\r\n/,
    );
  });

  it('says for programs that a filter has a value that nothing has', async () => {
    const query = { ...days, dataset: 'reports', marketplaces: 'germany' };
    const { bytes, headers } = await read('report-groups', await setUp(), query);
    const state = ['x-export-state', 'x-export-unknown-values'].map((name) => headers.get(name));
    expect(state).toEqual(['complete', '1']);
    const lines = Buffer.from(bytes).toString().split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      ...['\ufeff# complete; unknown filter values', '# Marketplace: germany'],
      // Products are not read, and may have it.
      expect.stringMatching(/^# Marketplace “germany” is not known yet: /),
    ]);
    const known = await read('report-groups', await setUp(), { ...days, dataset: 'reports' });
    expect(known.headers.get('x-export-unknown-values')).toBe('0');
  });

  it('has the requested columns, in that order', async () => {
    const { bytes } = await read('brands', await setUp(), { ...days, columns: 'sales,name' });
    expect(Object.keys(readCsv(bytes)[0] ?? {})).toEqual(['Sales', 'Brand', 'Currency', 'May still change']);
  });

  it.each([
    ['an unknown column', 'brands', { ...days, columns: 'name,cost' }, 'bad_request', 'columns'],
    ['an unknown filter', 'brands', { ...days, color: 'red' }, 'invalid_input', 'color'],
    ['an unknown format', 'brands', { ...days, format: 'pdf' }, 'invalid_input', 'format'],
    ['days that do not exist', 'brands', { ...days, to: '2026-02-30' }, 'invalid_input', 'to'],
  ])('refuses %s before the first byte, and notes nothing', async (_, name, query, code, field) => {
    const context = await setUp();
    await expect(open(name, context, query)).rejects.toMatchObject({ code, issues: [{ field }] });
    expect(await noted(context)).toEqual([]);
  });

  it('rejects a role without access, and an unknown list', async () => {
    const context = await setUp();
    const creator = { ...context, member: { ...context.member, role: 'creator' as const } };
    await expect(open('brands', creator, days)).rejects.toMatchObject({ code: 'forbidden' });
    expect(() => findList('secrets')).toThrow(Failure);
  });

  it('is complete before it is sent, and holds nothing of a client that leaves', async () => {
    const context = await setUp();
    for (let left = 0; left < 4; left++) {
      const { body } = await open('products', context, days);
      await body?.cancel();
    }
    expect((await noted(context)).filter((subject) => subject.endsWith('92 rows'))).toHaveLength(4);
    const { bytes, headers } = await read('products', context, days);
    expect(headers.get('x-export-rows')).toBe('92');
    expect(headers.get('content-length')).toBe(String(bytes.length));
  });

  it('says how many lines it has, even if rows vanish while they are read', async () => {
    const context = await setUp();
    async function* pages() {
      yield ['a'];
    }
    const list = defineList({
      allow: 'view',
      scope: 'reports:read',
      query: z.object({}),
      filters: () => ({}),
      columns: () => [column.text('id', 'Id', (id: string) => id)],
      toLines: (id: string) => [id],
      open: async () => ({ total: 3, pages: pages(), caption: captionOfRecords() }),
    });
    const { headers } = await list('some', context, new URLSearchParams());
    expect(headers.get('x-export-rows')).toBe('1');
    expect(await noted(context)).toEqual([expect.stringContaining(', 1 rows')]);
  });

  it('has products with numbers that no column holds', async () => {
    const [first] = someLists.products;
    if (!first) throw new Error('The lists have no product.');
    const products = [{ ...first, commissionPercentage: 1e31, pricing: { price: 1e30, currency: 'USD' } }];
    const { bytes } = await read('products', await setUpExports(ledger(), { products }, []), days);
    const [line] = readCsv(bytes);
    expect([Number(line?.Price), Number(line?.['Listed commission'])]).toEqual([1e30, 1e31]);
  });

  it('shows one snapshot, even if the list is stored again meanwhile', async () => {
    const context = await setUp();
    await read('brands', context, days);
    const { store } = context;
    const range = brandQuerySchema.parse(days);
    const asOf = async (given: ExportContext) =>
      (await listBrands({ ...given, still: true }, range)).list.asOf;
    await store.snapshot(async (session) => {
      const pinned = { ...context, store: pinStore(store, session), still: true };
      const before = await asOf(pinned);
      await readList(context, listSources.brands, { refresh: true, untilComplete: true });
      expect(await asOf(pinned)).toBe(before);
      expect(await asOf(context)).not.toBe(before);
    });
  });

  it.each([
    ['brands', (catalog: Catalog) => listBrands(catalog, brandQuerySchema.parse(days))],
    ['creators', (catalog: Catalog) => listCreators(catalog, creatorQuerySchema.parse(days))],
    ['campaigns', (catalog: Catalog) => listCampaigns(catalog, campaignQuerySchema.parse({}))],
  ])('reads pages of %s without a call, even if the list is due', async (_, list) => {
    const context = await setUp();
    let calls = 0;
    const call: Call = (...input) => {
      calls += 1;
      return context.walk(...input);
    };
    const stored = await list({ ...context, walk: call, still: true });
    expect(stored.list).toMatchObject({ complete: false, refreshing: false });
    expect(calls).toBe(0);
  });

  describe('of the audit', () => {
    it('has every entry of the workspace once, and none of another', async () => {
      const context = await setUp();
      const { db, member } = context;
      const stranger = await makeMember(db);
      const note = ({ workspaceId, userId }: typeof member, subject: string) =>
        db.transaction((tx) => recordAudit(tx, { workspaceId, userId, action: 'data.exported', subject }));
      for (let at = 0; at < 5; at++) await note(member, `${at}.csv`);
      await note(stranger, 'theirs.csv');
      const lines = readCsv((await read('audit', context)).bytes);
      const targets = lines.map(({ Target }) => Target).filter((target) => target?.endsWith('.csv'));
      expect(targets.sort()).toEqual(['0.csv', '1.csv', '2.csv', '3.csv', '4.csv']);
    });
  });

  it('of windows has each with its state', async () => {
    const lines = readCsv((await read('windows', await setUp())).bytes);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatchObject({
      'From (UTC)': expect.stringMatching(/^2026-/),
      State: expect.any(String),
    });
    expect(new Set(lines.map(({ Source }) => Source))).toContain('Product reports, standard');
  });

  const post = async (name: string, context: ExportContext, body: Record<string, unknown>) => {
    const response = await findList(name)(name, context, body);
    return readCsv(new Uint8Array(await response.arrayBuffer()));
  };

  it('of a lookup has matched tags, then the others, each once', async () => {
    const tags = ['nobody-20', 'tag-20', 'nobody-20'];
    const lines = await post('program-lookup', await setUp(), { tags });
    expect(lines.map(({ Tag, Matched, 'Team name': name }) => [Tag, Matched, name])).toEqual([
      ['tag-20', 'true', 'Team 0'],
      ['nobody-20', 'false', ''],
    ]);
  });

  it.each([
    ['all', ['1', '2', '3', '4']],
    ['ready', ['1', '4']],
    ['left-out', ['2', '3']],
  ])('of planned links holds the rows that are shown: %s', async (shown, rows) => {
    const [marketplace] = pools.marketplace;
    const good = { productId: 'A', marketplace };
    const lines = [good, good, { productId: 'UNKNOWN', marketplace }, { ...good, subid1: 'bio' }];
    const found = await post('planned-links', await setUp(), { lines, shown });
    expect(found.map(({ Row }) => Row)).toEqual(rows);
  });

  it('rejects a body with more values than fit an address, before it reads rows', async () => {
    const body = { ...days, products: 'A,'.repeat(1_000_000).slice(0, -1) };
    await expect(findList('report-groups')('report-groups', await setUp(), body)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'products', message: 'must have at most 65536 characters' }],
    });
  });

  it('of differing links has their counts, largest difference first', async () => {
    const fact = { day: '2026-04-02', link: 'link-1', currency: 'USD' };
    const counted = (source: SourceId, link: string, clicks: number): Fact => ({
      ...sampleFact,
      ...fact,
      source,
      link,
      clicks,
      id: randomUUID(),
    });
    const facts = [
      counted('reports:standard', 'link-1', 4),
      counted('clicks:standard', 'link-1', 1),
      counted('clicks:standard', 'link-2', 9),
    ];
    const context = await setUpExports(ledger(), someLists, facts);
    const { bytes } = await read('links-counted-differently', context, days);
    expect(readCsv(bytes).map((line) => Object.values(line))).toEqual([
      ['link-2', '9', '0', '9', 'false'],
      ['link-1', '1', '4', '-3', 'false'],
    ]);
  });

  it('of a scorecard has both sides, and never adds them', async () => {
    const sides: SourceId[] = ['reports:standard', 'program'];
    const facts = sides.map((source, at) => ({ ...sampleFact, source, sales: at + 1, id: randomUUID() }));
    const context = await setUpExports(ledger(), someLists, facts);
    const { creator } = sampleFact;
    const input = { ...days, creator: creator ?? '', tags: sampleFact.creator_tag };
    const lines = readCsv((await read('scorecard', context, input)).bytes);
    expect(lines.map(({ From, Currency, Sales }) => [From, Currency, Sales])).toEqual([
      ['Attribution', 'USD', '1.00'],
      ['Program', 'USD', '2.00'],
    ]);
  });
});
