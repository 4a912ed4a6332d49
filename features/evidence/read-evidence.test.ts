import { expect, it } from 'vitest';
import { setUpClosings, unaudited } from '@/features/closing/testing/closing-set-up';
import { makeMember } from '@/lib/access/testing/people';
import { madeLinks } from '@/lib/data/store/links-schema';
import { datasets } from '@/lib/data/terms/datasets';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA, brandB, clickRow, reportRow } from '@/lib/data/testing/rows';
import { english } from '@/lib/language/english';
import { evidenceQuerySchema } from './evidence-query';
import { exportEvidence } from './export/evidence';
import { readEvidence } from './read-evidence';

const range = { from: '2026-10-10', to: '2026-10-13' };
const sources = [...datasets.reports.sources, ...datasets.clicks.sources];

eachLedger('evidence', (ledger) => {
  /** Two people with a link each, and a sale that was reversed on the day after it was first loaded. */
  async function setUp() {
    const { parts, api, clock, sync } = await setUpClosings(ledger(), '2026-10-13T06:00:00.000Z', range);
    const other = await makeMember(parts.db, { workspaceId: parts.id, role: 'creator' });
    const link = {
      workspaceId: parts.id,
      marketplace: 'marketplace.com',
      type: 'product',
      url: 'x',
      mobileUrl: 'x',
      productId: 'B0MADE',
      title: 'Blue hat',
    };
    const made = (userId: string, linkId: string, subid1: string) => ({
      ...link,
      userId,
      linkId,
      subid1,
    });
    await parts.db
      .insert(madeLinks)
      .values([made(parts.member.userId, 'link-1', 'bio'), made(other.userId, 'link-2', 'hers')]);
    const sale = reportRow({ date: '2026-10-10', sales: 20, commissionAmount: 2, final: false });
    const hers = { linkId: 'link-2', brandId: brandB, asin: 'B0HERS' };
    Object.assign(api.rows, {
      standard: [sale, reportRow({ date: '2026-10-10', commissionAmount: 9.99, ...hers })],
      clicks: [
        clickRow({ date: '2026-10-10', clicks: 7 }),
        clickRow({ date: '2026-10-11', clicks: 3 }),
        clickRow({ date: '2026-10-11', clicks: 50, ...hers }),
      ],
    });
    await sync(range, sources);
    clock.now = new Date('2026-10-15T06:00:00.000Z');
    Object.assign(sale, { sales: 0, commissionAmount: 0, conversions: 0 });
    const late = {
      date: '2026-10-12',
      currency: 'EUR',
      commissionAmount: 1.5,
      sales: 15,
      final: false,
    } as const;
    api.rows.standard.push(reportRow({ ...late, asin: 'B0OTHER' }));
    await sync(range, sources);
    const ask = (given: object = {}, userId = parts.member.userId) =>
      readEvidence(parts, evidenceQuerySchema.parse({ ...range, ...given }), userId);
    const write = async (query: string) => {
      const { signal, noteEnd } = unaudited;
      const call = api.call;
      const context = { ...parts, call, walk: call, language: english, signal, still: true };
      const given = new URLSearchParams(
        `from=${range.from}&to=${range.to}&format=csv&receipt=comments&${query}`,
      );
      const { body } = await exportEvidence.write('evidence', context, given, noteEnd);
      return new Response(body).text();
    };
    return { ask, other, write, clock };
  }

  it('has clicks of each day, what reports have and had, and when they were loaded', async () => {
    const { ask } = await setUp();
    const { days, basis } = await ask();
    const loaded = '2026-10-15T06:00:00.000Z';
    expect(days).toEqual([
      {
        day: '2026-10-10',
        clicks: 7,
        loaded,
        seen: ['2026-10-13'],
        reports: [
          {
            currency: 'USD',
            clicks: 5,
            conversions: 0,
            sales: '0.00',
            commission: '0.00',
            open: true,
            was: [{ on: '2026-10-13', conversions: 1, sales: '20.00', commission: '2.00' }],
          },
        ],
      },
      // Clicks without a row of a report: what a missing commission looks like.
      { day: '2026-10-11', clicks: 3, loaded, seen: expect.arrayContaining(['2026-10-13']), reports: [] },
      {
        day: '2026-10-12',
        clicks: 0,
        loaded,
        seen: expect.arrayContaining(['2026-10-13']),
        reports: [
          {
            currency: 'EUR',
            clicks: 5,
            conversions: 1,
            sales: '15.00',
            commission: '1.50',
            open: true,
            was: expect.arrayContaining([
              { on: '2026-10-13', conversions: 0, sales: '0.00', commission: '0.00' },
            ]),
          },
        ],
      },
      { day: '2026-10-13', clicks: 0, loaded, seen: expect.any(Array), reports: [] },
    ]);
    expect(basis).toMatchObject({ complete: true, rows: [{ range }, { range }] });
  });

  it('lists links with their subids and products, and every change with its moment', async () => {
    const { ask } = await setUp();
    const { lines, lineCount, changes, changeCount } = await ask();
    expect(lineCount).toBe(3);
    const link = { link: 'link-1', linkProduct: 'Blue hat', subid1: 'bio', subid2: null, day: null };
    expect(lines).toMatchObject([
      { ...link, source: 'clicks', product: 'B0TEST0001', clicks: 10, currency: null, commission: null },
      { ...link, source: 'reports', product: 'B0OTHER', clicks: 5, currency: 'EUR', commission: '1.50' },
      { ...link, source: 'reports', product: 'B0TEST0001', clicks: 5, currency: 'USD', commission: '0.00' },
    ]);
    expect(changeCount).toBe(changes.length);
    const found = changes.filter(({ field }) => field === 'commission');
    const at = '2026-10-15T06:00:00.000Z';
    expect(found).toMatchObject([
      { at, kind: 'late', day: '2026-10-12', currency: 'EUR', was: '0.00', became: '1.50' },
      { at, kind: 'changed', day: '2026-10-10', currency: 'USD', was: '2.00', became: '0.00' },
    ]);
  });

  it('never has rows of another person, whatever the filters', async () => {
    const { ask, other } = await setUp();
    for (const given of [{}, { links: 'link-2' }, { products: 'B0HERS' }, { brands: brandB }]) {
      const { basis, ...evidence } = await ask(given);
      // What others have is as unknown as what nobody has.
      const unknown = Object.entries(given).map(([filter, value]) => ({
        filter,
        value,
        state: 'unknown',
        known: [],
      }));
      expect(basis.unknownValues).toEqual(unknown);
      const text = JSON.stringify(evidence);
      for (const hidden of ['link-2"', 'B0HERS', 'hers', '9.99', brandB]) expect(text).not.toContain(hidden);
    }
    const hers = await ask({}, other.userId);
    expect(hers.lines).toMatchObject([
      { link: 'link-2', product: 'B0HERS', clicks: 50, commission: null },
      { link: 'link-2', product: 'B0HERS', clicks: 5, commission: '9.99' },
    ]);
    expect(hers.changeCount).toBe(0);
  });

  it('is of a link, product or brand, and still offers the others', async () => {
    const { ask } = await setUp();
    const one = await ask({ products: 'B0OTHER', links: 'link-1', brands: brandA });
    expect(one.basis.unknownValues).toEqual([]);
    expect(one.lines.map(({ product }) => product)).toEqual(['B0OTHER']);
    expect(one.days.map(({ clicks }) => clicks)).toEqual([0, 0, 0, 0]);
    expect(new Set(one.choices.map(({ product }) => product))).toEqual(new Set(['B0TEST0001', 'B0OTHER']));
  });

  it('is a file with a line per day, every change, and the order as it was stated', async () => {
    const { write } = await setUp();
    const text = await write('orderDay=2026-10-11&orderAmount=20%20USD&orderNote=Order%201');
    expect(text).toContain('# Day of the missing order, as stated: Oct 11, 2026.');
    expect(text).toContain('Note: Order 1');
    const at = '2026-10-15T06:00:00.000Z';
    const line = `link-1,Blue hat,bio,,B0TEST0001,,${brandA},marketplace.com`;
    // Its rows are final. Others may still arrive.
    expect(text).toContain(`\r\nclick report,2026-10-11,${at},${line},,3,,,,true,,,\r\n`);
    expect(text).toContain(`\r\nproduct report,2026-10-10,${at},${line},USD,5,0,0.00,0.00,true,,,\r\n`);
    expect(text).toMatch(/\r\nchange,2026-10-10,.*,USD,,,,,,commission,2\.00,0\.00\r\n/);
    expect(text).not.toMatch(/link-2|B0HERS/);
    await expect(write(`orderNote=${'x'.repeat(501)}`)).rejects.toMatchObject({
      issues: [{ field: 'orderNote', message: 'must have at most 500 characters' }],
    });
  });

  it('is a file that says so where days past the look-back were loaded too early', async () => {
    const { write, clock } = await setUp();
    clock.now = new Date('2027-01-15T06:00:00.000Z');
    expect(await write('')).toMatch(/\r\nclick report,2026-10-11,.*,3,,,,true,,,\r\n/);
  });
});
