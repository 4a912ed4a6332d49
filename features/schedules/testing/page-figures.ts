import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { creatorQuerySchema } from '@/features/creators/creator-query';
import { listCreators } from '@/features/creators/list-creators';
import { effectsQuerySchema } from '@/features/effects/effects-query';
import { listEffects } from '@/features/effects/list-effects';
import { goalsQuerySchema } from '@/features/goals/goal';
import { listGoals } from '@/features/goals/list-goals';
import { overviewQuerySchema } from '@/features/overview/overview-query';
import { readOverview } from '@/features/overview/read-overview';
import { readPlacements } from '@/features/placements/placements';
import { placementsQuerySchema } from '@/features/placements/placements-query';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { profitQuerySchema } from '@/features/profit/profit-query';
import { readProfit } from '@/features/profit/read-profit';
import { listCampaigns } from '@/features/program/list-campaigns';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { readSettlement } from '@/features/settlement/read-settlement';
import { settlementQuerySchema } from '@/features/settlement/settlement-query';
import { readToday } from '@/features/today/read-today';
import type { ViewPage } from '@/features/views/pages';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { Workspace } from '@/lib/data/store/workspace';
import { english } from '@/lib/language/english';
import { reportDays, reportNow } from './report-workspace';

const { format } = english;
export const money = (amount: string | null | undefined, currency: string) =>
  format.money(amount ?? '', currency);
export const dated = (workspace: Workspace) => ({ ...workspace, now: () => reportNow });
const paged = { offset: '0', limit: '20' };

type Figured = { currency: string | null; figures: { sales: string; commission: string; clicks: number } };
const writeFigures = (entries: readonly Figured[], currency = 'USD') =>
  entries
    .filter((entry) => entry.currency === currency)
    .flatMap(({ figures }) => [
      money(figures.sales, currency),
      money(figures.commission, currency),
      format.count(figures.clicks),
    ]);

async function sumGroups(workspace: Workspace, dataset: string, group: string) {
  const query = summaryQuerySchema.parse({ ...reportDays, dataset, group });
  return (await summarize(dated(workspace), query)).currencies;
}

/** Figures that the operation of each page answers, in US dollars as the page writes them. */
export const figuresOf: Record<ViewPage, (workspace: Workspace) => Promise<string[]>> = {
  '/overview': async (workspace) => {
    const { currencies, tops } = await readOverview(dated(workspace), overviewQuerySchema.parse(reportDays));
    const amounts = currencies.flatMap(({ currency, figures }) => [
      money(String(figures.sales.now), currency),
      money(String(figures.commission.now), currency),
    ]);
    const counts = ['clicks', 'conversions'] as const;
    return [
      ...amounts,
      ...counts.map((name) =>
        format.count(currencies.reduce((sum, { figures }) => sum + Number(figures[name].now), 0)),
      ),
      ...tops.brands
        .filter(({ currency }) => currency === 'USD')
        .map(({ sales }) => money(String(sales.now), 'USD')),
    ];
  },
  '/today': async (workspace) => (await readToday(dated(workspace))).actions.map(({ text }) => text),
  '/brands': async (workspace) => {
    const answer = await listBrands(dated(workspace), brandQuerySchema.parse(reportDays));
    return [...writeFigures(answer.totals), ...answer.rows.flatMap(({ figures }) => writeFigures(figures))];
  },
  '/products': async (workspace) => {
    const query = productQuerySchema.parse({ ...reportDays, ...paged, sort: 'sales', order: 'desc' });
    const answer = await listProducts(dated(workspace), query);
    return [...writeFigures(answer.totals), ...answer.rows.flatMap(({ figures }) => writeFigures(figures))];
  },
  '/reports': async (workspace) => {
    const currencies = await sumGroups(workspace, 'reports', 'brand');
    const groups = currencies.find(({ currency }) => currency === 'USD')?.groups ?? [];
    return [
      ...writeFigures(currencies),
      ...groups.flatMap(({ figures }) => writeFigures([{ currency: 'USD', figures }])),
    ];
  },
  '/reports/clicks': async (workspace) => {
    const [all] = await sumGroups(workspace, 'clicks', 'creator');
    return [all, ...(all?.groups ?? [])].map((one) => format.count(one?.figures.clicks ?? 0));
  },
  '/reports/brb': async (workspace) => {
    const currencies = await sumGroups(workspace, 'brb', 'brand');
    return currencies.map(({ currency, figures }) => money(figures.bonus, currency ?? ''));
  },
  '/reports/profit': async (workspace) => {
    const query = profitQuerySchema.parse({ ...reportDays, group: 'brand' });
    const { currencies } = await readProfit(dated(workspace), query);
    const dollars = currencies.find(({ currency }) => currency === 'USD');
    return [dollars, ...(dollars?.groups ?? [])].flatMap((one) =>
      one?.figures.covered
        ? [money(one.figures.covered.netProfit, 'USD'), money(one.figures.commission, 'USD')]
        : [],
    );
  },
  '/reports/effects': async (workspace) => {
    const query = effectsQuerySchema.parse(reportDays);
    return (await listEffects(dated(workspace), query)).changes.map(({ subject }) => subject.name);
  },
  '/reports/goals': async (workspace) => {
    const { goals } = await listGoals(dated(workspace), goalsQuerySchema.parse({}));
    return goals.flatMap(({ target, value }) => [money(target, 'USD'), money(value, 'USD')]);
  },
  '/reports/settlement': async (workspace) => {
    const query = settlementQuerySchema.parse(reportDays);
    const { currencies } = await readSettlement(dated(workspace), query);
    const groups = currencies.find(({ currency }) => currency === 'USD')?.groups ?? [];
    return groups.flatMap(({ reported, settled }) => [money(reported, 'USD'), money(settled, 'USD')]);
  },
  '/creators': async (workspace) => {
    const answer = await listCreators(
      dated(workspace),
      creatorQuerySchema.parse({ ...reportDays, ...paged }),
    );
    return [
      ...writeFigures(answer.totals),
      ...answer.rows.flatMap(({ figures }) => writeFigures(figures).slice(0, 2)),
    ];
  },
  '/program': async (workspace) => {
    const answer = await listCampaigns(dated(workspace), campaignQuerySchema.parse({}));
    return [
      ...writeFigures(answer.totals),
      ...answer.rows.flatMap(({ figures }) => writeFigures(figures).slice(0, 1)),
    ];
  },
  '/program/creators': async (workspace) => {
    const query = programCreatorQuerySchema.parse({ ...reportDays, ...paged });
    const answer = await listProgramCreators(dated(workspace), query);
    return [
      ...writeFigures(answer.totals),
      ...answer.rows.flatMap(({ program }) => writeFigures(program).slice(0, 2)),
    ];
  },
  '/links/history': async () => ['Hat 0', 'Hat 1', 'Hat 2'],
  '/links/health': async () => ['1 of 3', '@Kettle 1'],
  '/links/performance': async (workspace) => {
    const { currencies } = await readPlacements(dated(workspace), placementsQuerySchema.parse(reportDays));
    return currencies.map(({ currency, figures }) => money(figures.commission, currency));
  },
};
