import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { toPages } from '@/lib/csv/read-large-file';
import { refreshPlacements } from '@/lib/data/read/links/refresh-placements';
import { importedLinks, madeLinks } from '@/lib/data/store/links-schema';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { clickRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { deleteImportedLinks, importLinks } from './import-links';
import { readImport } from './read-import';
import { makeWorkspace } from './testing/workspace';

function issuesOf(text: string) {
  try {
    readImport(text);
  } catch (error) {
    if (error instanceof Failure) return error.issues.map(({ field }) => field);
    throw error;
  }
  return [];
}

describe('readImport', () => {
  it('reads ids and URLs, with and without a heading', () => {
    const expected = [
      { line: 1, linkId: 'abc', subid1: 'bio', subid2: null, note: 'a, b' },
      { line: 2, linkId: 'x_1', subid1: null, subid2: 'news', note: null },
    ];
    const body = 'abc,bio,,"a, b"\nhttps://go.example.com/l/x_1?subid=1,,news\n';
    expect(readImport(body)).toEqual(expected);
    expect(readImport(`\uFEFFLink id,subid1,subid2,note\r\n${body}\r\n\r\n`)).toEqual(
      expected.map((link) => ({ ...link, line: link.line + 1 })),
    );
  });

  it.each([
    ['', ['csv']],
    ['link,subid1', ['csv']],
    ['abc\n,bio', ['line 2, link']],
    ['abc;bio\nabc;news', ['line 2, link']],
    ['abc\nnot an id', ['line 2, link']],
    ['abc\nhttps://go.example.com/', ['line 2, link']],
    ['abc\nabc', ['line 2, link']],
    ['link-1\nlink-1', ['line 2, link']],
    ['abc\nhttps://go.example.com/l/abc', ['line 2, link']],
    ['link\nabc,bä', ['line 2, Subid 1']],
    ['abc,ok,ü', ['line 1, Subid 2']],
    [`abc,,,${'x'.repeat(501)}`, ['line 1, note']],
    ['abc,a,b,c,d', ['line 1, note']],
    ['abc,"open', ['line 1']],
    ['a b,ü\nc,,ü', ['line 1, link', 'line 1, Subid 1', 'line 2, Subid 2']],
  ])('names the line and field at fault in %j', (text, fields) => {
    expect(issuesOf(text)).toEqual(fields);
  });

  it.each([
    'L1',
    ' L1/',
    'L1.',
    'L1)',
    'L1\u200b',
    '"“L1”"',
    'L1?fbclid=x',
    'https://go.example.com/l/L1/',
    'https://go.example.com/l/L1.',
    '(https://go.example.com/l/L1)',
    'https://go.example.com/l/L1%20',
    'https://go.example.com/l/L1%E2%80%8B?fbclid=1&x=2#y',
    '„https://go.example.com/l/L1“',
    'https://go.example.com/l/L1&utm_source=x',
    'go.example.com/l/L1…',
    'https://go.example.com/l/L1%2F',
  ])('finds the id in %j', (link) => {
    expect(readImport(`link;subid1\n${link};news`)).toMatchObject([{ linkId: 'L1', subid1: 'news' }]);
  });

  it('reads our own files, which guard texts that look like formulas', () => {
    const text = "link_id,subid1,subid2\r\n'-L1,'-news,'@you\r\n";
    expect(readImport(text)).toMatchObject([{ linkId: '-L1', subid1: '-news', subid2: '@you' }]);
  });

  it('takes no column of another name for a subid or a note', () => {
    const text = 'link_id,url,clicks,marketplace,\nL1,https://go.example.com/l/L1,5,marketplace.com,';
    expect(readImport(text)).toEqual([{ line: 2, linkId: 'L1', subid1: null, subid2: null, note: null }]);
  });

  it('reports the first of too many lines', () => {
    const text = Array.from({ length: 50_001 }, (_, at) => `link-${at},bulk`).join('\n');
    expect(issuesOf(`link\n${text}`)).toEqual(['line 50002']);
  });

  it('reads whatever a spreadsheet may write, or rejects it by line', () => {
    const cell = fc.oneof(fc.stringMatching(/^[\w.-]{1,8}$/), fc.string({ maxLength: 8 }));
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (records) => {
        const text = records.map((record) => record.map(quote).join()).join('\n');
        const issues = issuesOf(text);
        expect(issues.every((field) => /^(csv$|line \d+)/.test(field))).toBe(true);
        if (issues.length === 0) expect(readImport(text).length).toBeLessThanOrEqual(records.length);
      }),
    );
  });
});

eachLedger('imported links', (ledger) => {
  it('are stored from a file, and overwritten by a later one', async () => {
    const { db, store } = ledger();
    const owner = await makeWorkspace(db);
    const parts = { db, store, member: owner };
    const held = async () =>
      (await db.select().from(importedLinks).where(eq(importedLinks.workspaceId, owner.workspaceId)))
        .map(({ linkId, subid1, note }) => [linkId, subid1, note])
        .sort();
    await importLinks(parts, toPages(readImport('a,bio,,first\nb,news')));
    await importLinks(parts, toPages(readImport('a,shop')));
    expect(await held()).toEqual([
      ['a', 'shop', null],
      ['b', 'news', null],
    ]);
    const many = Array.from({ length: 1_500 }, (_, at) => `link-${at},bulk`).join('\n');
    expect(() => readImport(`${many}\nlink-0,bulk`)).toThrow();
    expect(await held()).toHaveLength(2);
  });

  it('are deleted together, those of other workspaces stay, and reports notice', async () => {
    const { db, store } = ledger();
    const [owner, other] = [await makeWorkspace(db), await makeWorkspace(db)];
    for (const member of [owner, other])
      await importLinks({ db, store, member }, toPages(readImport('a,bio\nb,news')));
    const revise = () => refreshPlacements(db, store, owner.workspaceId);
    const before = await revise();
    expect(await deleteImportedLinks({ db, member: owner })).toEqual({ deleted: 2 });
    expect(await revise()).not.toBe(before);
    const held = ({ workspaceId }: typeof owner) =>
      db.$count(importedLinks, eq(importedLinks.workspaceId, workspaceId));
    expect([await held(owner), await held(other)]).toEqual([0, 2]);
    expect(await deleteImportedLinks({ db, member: owner })).toEqual({ deleted: 0 });
  });

  it('are noticed again after an import while the clock was ahead', async () => {
    const { db, store } = ledger();
    const owner = await makeWorkspace(db);
    const parts = { db, store, member: owner };
    await importLinks(parts, toPages(readImport('a,bio\nb,news')));
    await db
      .update(importedLinks)
      .set({ importedAt: sql`now() + interval '1 day'` })
      .where(and(eq(importedLinks.workspaceId, owner.workspaceId), eq(importedLinks.linkId, 'a')));
    const before = await refreshPlacements(db, store, owner.workspaceId);
    await importLinks(parts, toPages(readImport('b,shop')));
    expect(await refreshPlacements(db, store, owner.workspaceId)).not.toBe(before);
  });

  it('are rejected by line if another workspace created them, unless this one has rows of them', async () => {
    const { db } = ledger();
    const other = await makeWorkspace(db);
    const link = { productId: 'P', marketplace: 'marketplace.com', type: 'product' };
    const made = ['theirs', 'clicked', 'both'].map((linkId) => ({ ...link, linkId, ...urls }));
    await db.insert(madeLinks).values(made.map((each) => ({ ...each, ...other })));
    const { id: workspaceId, store } = await storeRows(
      ledger(),
      { clicks: [clickRow({ date: '2026-06-02', linkId: 'clicked' })] },
      { from: '2026-06-02', to: '2026-06-02' },
      { at: new Date('2026-06-20T00:00:00.000Z') },
    );
    await db
      .insert(madeLinks)
      .values({ ...link, ...urls, linkId: 'both', workspaceId, userId: other.userId });
    const parts = { db, store, member: { workspaceId, userId: other.userId } };
    await expect(
      importLinks(parts, toPages(readImport('link\nclicked\ntheirs\nboth'))),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'line 3, link', message: 'is no link of this workspace' }],
    });
    const held = () => db.$count(importedLinks, eq(importedLinks.workspaceId, workspaceId));
    expect(await held()).toBe(0);
    await importLinks(parts, toPages(readImport('clicked,a\nboth,b\nunknown,c')));
    expect(await held()).toBe(3);
  });
});

const urls = { url: 'https://example.com', mobileUrl: 'https://example.com' };
