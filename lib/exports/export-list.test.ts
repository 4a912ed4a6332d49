import { describe, expect, it } from 'vitest';
import { recordAudit } from '@/lib/accounts/audit';
import { listAudit } from '@/lib/accounts/list-audit';
import { makeMember } from '@/lib/accounts/testing/people';
import { brandQuerySchema } from '@/lib/catalog/brand-query';
import { catalogOf } from '@/lib/catalog/context';
import { listBrands } from '@/lib/catalog/list-brands';
import { listSources } from '@/lib/catalog/list-sources';
import { readList } from '@/lib/catalog/read-list';
import { Failure } from '@/lib/failure';
import { readCsv } from '@/lib/files/testing/read-file';
import { pinStore } from '@/lib/ledger/store/pin-store';
import { eachLedger } from '@/lib/ledger/testing/ledgers';
import type { ExportContext } from './file-list';
import { findList } from './lists';
import { storedCatalog } from './read-whole';
import { setUpExports } from './testing/export-set-up';
import { someLists } from './testing/lists';

const days = { from: '2026-04-01', to: '2026-05-01' };

eachLedger('An export', (ledger) => {
  const open = (name: string, context: ExportContext, query: Record<string, string> = {}) =>
    findList(name)(name, context, new URLSearchParams(query));
  const read = async (...asked: Parameters<typeof open>) => {
    const response = await open(...asked);
    return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
  };
  const setUp = () => setUpExports(ledger(), someLists, []);
  const noted = async ({ db, member }: ExportContext) =>
    (await listAudit(db, member.workspaceId))
      .filter(({ action }) => action === 'data.exported')
      .map(({ subject }) => subject);

  it('names its filter and day, and is noted with its rows once it is whole', async () => {
    const context = await setUp();
    const { bytes, headers } = await read('brands', context, { ...days, active: 'true' });
    const day = new Date().toISOString().slice(0, 10);
    const file = `brands-${day}_active-true.csv`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(headers.get('x-export-rows')).toBe('1');
    expect(Buffer.from(bytes).toString()).toMatch(/^\ufeff# filter: active = true\r\n.*Brand id,Brand,/s);
    expect(await noted(context)).toEqual([`${file}, 1 rows`]);
  });

  it('says what is missing', async () => {
    const context = await setUp();
    const whole = await read('brands', context, days);
    expect(whole.headers.get('x-export-state')).toBe('complete');
    const { bytes, headers } = await read('brands', context, { from: '2026-03-01', to: '2026-05-01' });
    expect(headers.get('x-export-state')).toBe('partial');
    expect(Buffer.from(bytes).toString()).toMatch(
      /^\ufeff# partial: some report rows are not loaded, .*\r\n/,
    );
  });

  it('holds the columns asked for, in that order', async () => {
    const { bytes } = await read('brands', await setUp(), { ...days, columns: 'sales,name' });
    expect(Object.keys(readCsv(bytes)[0] ?? {})).toEqual(['Sales', 'Brand']);
  });

  it.each([
    ['an unknown column', 'brands', { ...days, columns: 'name,cost' }, 'bad_request', 'columns'],
    ['an unknown filter', 'brands', { ...days, colour: 'red' }, 'invalid_input', 'colour'],
    ['an unknown format', 'brands', { ...days, format: 'pdf' }, 'invalid_input', 'format'],
    ['days that do not exist', 'brands', { ...days, to: '2026-02-30' }, 'invalid_input', 'to'],
  ])('refuses %s before the first byte, and notes nothing', async (_, name, query, code, field) => {
    const context = await setUp();
    await expect(open(name, context, query)).rejects.toMatchObject({ code, issues: [{ field }] });
    expect(await noted(context)).toEqual([]);
  });

  it('refuses a role that may not read the list, and a list that does not exist', async () => {
    const context = await setUp();
    const creator = { ...context, member: { ...context.member, role: 'creator' as const } };
    await expect(open('brands', creator, days)).rejects.toMatchObject({ code: 'forbidden' });
    expect(() => findList('secrets')).toThrow(Failure);
  });

  it('is noted as stopped when the client leaves, and lets go of the store', async () => {
    const context = await setUp();
    for (let left = 0; left < 4; left++) {
      const { body } = await open('products', context, days);
      await body?.cancel();
    }
    await expect.poll(() => noted(context)).toHaveLength(4);
    expect((await noted(context)).every((subject) => subject.endsWith('28 rows, stopped'))).toBe(true);
    expect((await read('products', context, days)).headers.get('x-export-rows')).toBe('28');
  });

  it('shows one moment, though a list is stored again meanwhile', async () => {
    const context = await setUp();
    await read('brands', context, days);
    const { store } = context;
    const range = brandQuerySchema.parse(days);
    const asOf = async (given: ExportContext) => (await listBrands(storedCatalog(given), range)).list.asOf;
    await store.snapshot(async (session) => {
      const pinned = { ...context, store: pinStore(store, session) };
      const before = await asOf(pinned);
      await readList(catalogOf(context).reader, listSources.brands, { refresh: true, whole: true });
      expect(await asOf(pinned)).toBe(before);
      expect(await asOf(context)).not.toBe(before);
    });
  });

  describe('of the audit', () => {
    it('holds every line of the workspace once, and none of another', async () => {
      const context = await setUp();
      const { db, member } = context;
      const stranger = await makeMember(db);
      const note = ({ workspaceId, userId }: typeof member, subject: string) =>
        recordAudit(db, { workspaceId, userId, action: 'data.exported', subject });
      for (let at = 0; at < 5; at++) await note(member, `${at}.csv`);
      await note(stranger, 'theirs.csv');
      const lines = readCsv((await read('audit', context)).bytes);
      expect(lines.map(({ Target }) => Target).filter((target) => target?.endsWith('.csv'))).toEqual([
        '4.csv',
        '3.csv',
        '2.csv',
        '1.csv',
        '0.csv',
      ]);
    });
  });

  it('of windows holds each with its state', async () => {
    const lines = readCsv((await read('windows', await setUp())).bytes);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatchObject({
      'From (UTC)': expect.stringMatching(/^2026-/),
      State: expect.any(String),
    });
    expect(new Set(lines.map(({ Source }) => Source))).toContain('Product reports, standard');
  });
});
