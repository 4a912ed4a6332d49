import { beforeAll, describe, expect, it } from 'vitest';
import { groupBySubid } from '@/features/links/group-by-subid';
import { linksQuerySchema } from '@/features/links/history-query';
import { openClicks } from '@/features/links/read-clicks';
import { freshen } from '@/lib/data/read/links/freshen';
import type { Workspace } from '@/lib/data/store/workspace';
import { sum } from '@/lib/data/testing/expected-figures';
import { pools } from '@/lib/data/testing/facts';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { english } from '@/lib/language/english';
import { findLanguage } from '@/lib/language/find-language';
import { writeCaption } from '@/lib/pages/caption';
import { readCsv } from '@/lib/server/files/testing/read-file';
import type { ReportOrder } from './compose-report';
import { composeMail, days, view } from './testing/compose-mail';
import { dated } from './testing/page-figures';
import { makeReportWorkspace } from './testing/report-workspace';

const ledger = openEmbeddedLedger();
let workspace: Workspace & { calls: () => number };
beforeAll(async () => {
  workspace = await makeReportWorkspace(ledger());
});

const compose = (
  source: ReportOrder['source'],
  order: Partial<ReportOrder> = {},
  of: Partial<Workspace> = {},
) => composeMail({ ...workspace, ...of }, source, order);

describe('the parameters of a view', () => {
  it.each([
    ['a currency', 'currency=GBP', '£', 6],
    ['a metric and a group', 'metric=clicks&group=creator&compare=none', '$', 6],
    ['periods', 'view=periods&grain=week', '$', 6],
    ['a funnel', 'view=funnel', '%', 6],
    ['rows', 'view=rows', '$', 6],
    ['every currency', 'currency=all', '£', 6],
    ['the program', 'dataset=program', '$', 6],
    ['no groups', 'group=none', '$', 6],
  ])('%s', async (_, search, sign, columns) => {
    const report = await compose(view('/reports', `${days}&${search}`));
    expect(report.table?.rows.flat().join(' ')).toContain(sign);
    expect(report.table?.head).toHaveLength(columns);
    expect(report.table?.rows.every((row) => row.length === columns)).toBe(true);
  });

  it('has the columns of the address, in its order', async () => {
    const { table } = await compose(view('/reports', `${days}&table=o:clicks.commission~h:share.sales`));
    expect(table?.head.slice(0, 3)).toEqual([
      { label: 'Brand', numeric: false },
      { label: 'Clicks', numeric: true },
      { label: 'Commission', numeric: true },
    ]);
    expect(table?.head.map(({ label }) => label)).not.toContain('Sales');
  });

  it('shows each currency apart, and names it', async () => {
    const { table, totals } = await compose(view('/reports', `${days}&currency=all`));
    expect(table?.head.map(({ label }) => label).slice(0, 2)).toEqual(['Brand', 'Currency']);
    for (const row of table?.rows ?? []) expect(row[3]).toMatch(row[1] === 'USD' ? /^\$/ : /^£/);
    expect(totals.filter(({ label }) => label.startsWith('Commission')).map(({ value }) => value[0])).toEqual(
      ['$', '£'],
    );
  });

  it('starts with every total of the chosen currency', async () => {
    const { totals } = await compose(view('/reports', `${days}&currency=GBP`));
    const amounts = totals.map(({ value }) => value[0]).filter((sign) => sign === '£' || sign === '$');
    expect(amounts).toEqual(['£', '£', '$']);
    expect(totals.at(-1)?.label).toBe('Sales, USD');
  });

  it('names its filters, and keeps no id that has a name', async () => {
    const [brand = ''] = pools.brand;
    for (const tag of ['en', 'de', 'ja']) {
      const language = findLanguage(tag);
      const search = `${days}&payout_models=cpc&brands=${brand}`;
      const { caption, file } = await compose(view('/reports', search), { format: 'csv' }, { language });
      const words = writeCaption(language, caption);
      expect(words.filters).toHaveLength(2);
      expect(words.filters[0]).toMatch(/^(Brand: |Marke: |ブランド：)/);
      expect(words.filters.join()).toContain('CPC');
      expect(`${words.filters.join()} ${file?.name}`).not.toContain(brand);
    }
  });

  it('has every currency in the file if none was chosen, and adds up to the totals', async () => {
    const fileOf = async (search: string) => {
      const { file, totals, caption } = await compose(view('/reports', search), { format: 'csv' });
      const lines = readCsv(file?.content ?? new Uint8Array());
      const codes = [...new Set(lines.map(({ Currency = '' }) => Currency))];
      const written = codes.map((code) => {
        const amounts = lines
          .filter(({ Currency }) => Currency === code)
          .map(({ Commission = '' }) => Commission);
        return english.format.money(sum(amounts).toFixed(), code);
      });
      return { written, file, totals, words: writeCaption(english, caption) };
    };
    const all = await fileOf(`${days}&group=creator&metric=commission`);
    const shown = all.totals.filter(({ label }) => label.startsWith('Commission')).map(({ value }) => value);
    expect(all.written.sort()).toEqual(shown.sort());
    expect(all.written).toHaveLength(2);
    expect(all.file?.currency).toBeNull();
    expect(all.words.currency).toEqual(['The table is in USD. Totals also have GBP.']);
    const one = await fileOf(`${days}&group=creator&metric=commission&currency=GBP`);
    expect(one.written).toHaveLength(1);
    expect(one.file?.currency).toBe('GBP');
    const missing = await fileOf(`${days}&group=creator&metric=commission&currency=MXN`);
    expect(missing.written).toHaveLength(2);
    expect(missing.words.currency[0]).toBe('No figures in MXN; the table is in USD.');
  });

  it('leaves out rows after the twentieth, and says how many', async () => {
    const { table } = await compose(view('/reports', `${days}&view=rows&currency=USD`));
    expect(table?.rows).toHaveLength(20);
    const all = await compose(view('/reports', `${days}&view=rows&currency=USD`), { format: 'xlsx' });
    expect(all.file?.name).toMatch(/^reports_2026-05-06_2026-06-02.*\.csv$/);
    const lines = Buffer.from(all.file?.content ?? [])
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('2026-'));
    expect(table?.more).toBe(lines.length - 20);
  });

  it('sorts as the address says', async () => {
    const sales = async (sort: string) =>
      (await compose(view('/brands', `${days}&sort=${sort}`))).table?.rows.map(([name]) => name);
    expect(await sales('name')).toEqual((await sales('-name'))?.toReversed());
  });

  it('groups links by subid', async () => {
    const { table } = await compose(view('/links/history', 'view=subids'));
    const { readClicks } = await openClicks(await freshen(dated(workspace), {}));
    const groups = await groupBySubid(
      workspace.db,
      { workspaceId: workspace.id },
      linksQuerySchema.parse({}),
      workspace.member.userId,
      readClicks,
    );
    expect(table?.rows.map(([subid, links]) => [subid, links])).toEqual(
      groups.map(({ subid1, links }) => [subid1, String(links)]),
    );
  });

  it('moves relative days with the day of the mail', async () => {
    const { caption, path } = await compose(view('/reports', `${days}&metric=clicks`), {
      range: 'last-week',
      weekStart: 0,
    });
    expect(caption.range).toEqual({ from: '2026-06-21', to: '2026-06-27' });
    expect(path).toBe('/reports?metric=clicks&from=2026-06-21&to=2026-06-27');
    expect((await compose(view('/brands', ''))).caption.range).toEqual({
      from: '2026-06-03',
      to: '2026-06-30',
    });
  });

  it('rejects days that are none', async () => {
    await expect(compose(view('/reports', 'from=soon&to=later'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

describe('a report of one brand', () => {
  const [first = '', second = ''] = pools.brand;
  const brand = { id: first, name: 'Harbor' };

  it('has the rows of that brand alone', async () => {
    for (const page of [
      '/reports',
      '/reports/clicks',
      '/reports/brb',
      '/reports/profit',
      '/products',
      '/brands',
    ] as const) {
      const [all, one] = [await compose(view(page)), await compose(view(page), { brand })];
      expect(writeCaption(english, one.caption).heading).toBe(`${all.caption.page}, Harbor`);
      expect(one.totals, page).not.toEqual(all.totals);
      expect(one.path).toContain(first);
    }
    const { table } = await compose(view('/reports'), { brand });
    expect(table?.rows).toHaveLength(1);
  });

  it('never shows a brand that the view leaves out', async () => {
    for (const [page, filter] of [
      ['/reports', 'brands'],
      ['/brands', 'ids'],
      ['/products', 'brands'],
    ] as const) {
      const only = `${days}&${filter}=${second}`;
      const { table, totals } = await compose(view(page, only), { brand });
      expect([table?.rows, totals]).toEqual([[], []]);
      const both = await compose(view(page, `${days}&${filter}=${second},${first.toUpperCase()}`), { brand });
      expect(both.totals).toEqual((await compose(view(page), { brand })).totals);
    }
  });

  it('is not made of a page without a filter of brands', async () => {
    const sources = [
      view('/overview'),
      view('/links/history'),
      { kind: 'statement', currency: 'USD' } as const,
    ];
    for (const source of sources) {
      await expect(compose(source, { brand })).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });
});

describe('a report of days that are not loaded', () => {
  const late = 'from=2026-06-01&to=2026-06-20';

  it('calls no part a total, compares the days that are loaded, and names the others', async () => {
    const { totals, caption } = await compose(view('/reports', late));
    expect(caption.basis.complete).toBe(false);
    expect(totals[0]?.label).toBe('Sales, USD so far');
    expect(totals.some(({ change }) => change !== null)).toBe(true);
    expect(writeCaption(english, caption).against).toMatch(/ count the 9 of 20 days /);
    expect(writeCaption(english, caption).receipt).toBe(
      'Not complete: report rows of Jun 10 – 20, 2026 are not loaded, and the figures may change until about Aug 4, 2026. As of Jun 30, 2026, 12:00 UTC.',
    );
  });

  it.each(['de', 'ja'])('says so in %s', async (tag) => {
    const language = findLanguage(tag);
    const { caption } = await compose(view('/reports', late), {}, { language });
    expect(writeCaption(language, caption).receipt).toMatch(
      tag === 'de' ? /^Nicht vollständig, es fehlen Berichtszeilen von / : /未読み込み/,
    );
  });
});

it('fetches no list that was never loaded: the report says so, and has no file', async () => {
  const fresh = await makeReportWorkspace(ledger());
  await fresh.store.write((session) => session.run('DELETE FROM ledger.lists', []));
  const { totals, table, caption } = await composeMail(fresh, view('/brands'));
  expect([totals, table.rows]).toEqual([[], []]);
  expect(writeCaption(english, caption).receipt).toMatch(/^Not complete: some brands are not loaded, /);
  await expect(composeMail(fresh, view('/brands'), { format: 'csv' })).rejects.toMatchObject({
    code: 'busy',
  });
  await expect(composeMail(fresh, view('/products', 'sort=listed'))).rejects.toMatchObject({ code: 'busy' });
  expect(fresh.calls()).toBe(0);
});
