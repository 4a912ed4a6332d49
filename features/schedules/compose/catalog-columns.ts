import type { BrandRow } from '@/features/brands/brand-shape';
import type { CreatorRow } from '@/features/creators/creator-shape';
import type { FindingName } from '@/features/products/findings';
import type { ProductRow } from '@/features/products/product-shape';
import { type CampaignRow, type ProgramCreatorRow, programCurrency } from '@/features/program/program-shape';
import { describePacing } from '@/features/program/screens/describe-pacing';
import type { Metric } from '@/lib/data/metrics';
import type { Language, Translate } from '@/lib/language/language';
import { figureColumn, type ReportColumn } from './build-table';

type Figured = Parameters<typeof figureColumn<BrandRow | CreatorRow>>[1]['figuresOf'];
const figures: Figured = (row) => row.figures;

const usual = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate'] as const;
const perUnit = ['epc', 'aov'] as const;

const usualColumns = (language: Language, currency: string | null) => [
  ...usual.map((metric) => figureColumn(language, { metric, currency, figuresOf: figures })),
  ...perUnit.map((metric) =>
    figureColumn(language, { metric, currency, figuresOf: figures, optional: true }),
  ),
];

/** The columns of /brands. */
export function brandColumns(language: Language, currency: string | null): ReportColumn<BrandRow>[] {
  const { t } = language;
  return [
    { id: 'name', header: t('brands.columns.name'), value: ({ brand }) => brand.name },
    ...usualColumns(language, currency),
    {
      ...{ id: 'marketplace', optional: true, header: t('brands.columns.marketplace') },
      value: ({ brand }) => brand.marketplace,
    },
    {
      ...{ id: 'active', optional: true, header: t('filters.activity.label') },
      value: ({ brand }) => nameActivity(t, brand.active),
    },
  ];
}

const nameActivity = (t: Translate, active: boolean | null) =>
  active === null ? null : t(active ? 'filters.activity.active' : 'filters.activity.inactive');

/** The named groups of a row. */
const groupsColumn = <Row extends { groups: readonly { name: string }[] }>(
  t: Translate,
): ReportColumn<Row> => ({
  ...{ id: 'groups', optional: true, header: t('groups.title') },
  value: ({ groups }) => groups.map(({ name }) => name).join(', '),
});

/** The columns of /creators. */
export function creatorColumns(language: Language, currency: string | null): ReportColumn<CreatorRow>[] {
  const { t } = language;
  return [
    { id: 'name', header: t('creators.columns.name'), value: ({ creator }) => creator.name },
    {
      ...{ id: 'email', optional: true, header: t('creators.columns.email') },
      value: ({ creator }) => creator.email,
    },
    {
      ...{ id: 'brands', header: t('creators.columns.brands') },
      value: ({ brands }) => brands.map(({ name }) => name).join(', '),
      text: ({ brands: [first, ...more] }) =>
        first ? `${first.name}${more.length > 0 ? ` +${more.length}` : ''}` : '–',
    },
    groupsColumn(t),
    ...usualColumns(language, currency),
    { id: 'tags', optional: true, header: t('creators.columns.tag'), value: ({ tags }) => tags.join(', ') },
  ];
}

/** The columns of /products. Its footer names the currency, so the headings do not. */
export function productColumns(language: Language, currency: string | null): ReportColumn<ProductRow>[] {
  const { t, format } = language;
  const figure = (metric: Metric, header = t(`metrics.${metric}.label`)) =>
    figureColumn<ProductRow>(language, {
      ...{ metric, currency, header, figuresOf: ({ figures }) => figures },
      reportedOf: ({ reported }) => reported,
    });
  const rateOf = ({ figures }: ProductRow) =>
    figures.find((entry) => entry.currency === currency)?.standardRate ?? null;
  return [
    { id: 'title', header: t('products.columns.title'), value: ({ product }) => product.title },
    ...[figure('sales'), figure('commission'), figure('clicks')],
    figure('conversionRate', t('products.columns.conversion')),
    {
      ...{ id: 'stock', header: t('products.columns.stock'), value: ({ product }) => product.inStock },
      text: ({ product: { inStock } }) =>
        inStock === null ? '–' : t(inStock ? 'products.stock.in' : 'products.stock.short'),
    },
    {
      ...{ id: 'price', header: t('products.columns.price'), align: 'end' },
      value: ({ product }) => product.pricing?.price ?? null,
      text: ({ product: { pricing } }) => (pricing ? format.money(pricing.price, pricing.currency) : '–'),
    },
    { id: 'brand', optional: true, header: t('products.columns.brand'), value: ({ brandName }) => brandName },
    {
      ...{ id: 'marketplace', optional: true, header: t('products.columns.marketplace') },
      value: ({ product }) => product.marketplace,
    },
    { ...figure('conversions'), optional: true },
    {
      ...{ id: 'rate', optional: true, header: t('products.columns.listed'), align: 'end' },
      value: ({ product }) => product.commissionPercentage,
      text: ({ product }) => format.rate(product.commissionPercentage),
    },
    {
      ...{ id: 'effectiveRate', optional: true, header: t('metrics.standardRate.label'), align: 'end' },
      value: rateOf,
      text: (row) => format.rate(rateOf(row)),
    },
    {
      ...{ id: 'category', optional: true, header: t('products.columns.category') },
      value: ({ product }) => product.category,
    },
    groupsColumn(t),
    {
      ...{ id: 'active', optional: true, header: t('filters.activity.label') },
      value: ({ product }) => nameActivity(t, product.active),
    },
    { id: 'id', optional: true, header: t('products.columns.id'), value: ({ product }) => product.primaryId },
  ];
}

const rarelyShown = ['brand', 'marketplace', 'conversions', 'category', 'groups', 'active', 'id'];

/** For the finding about rates, two rate columns replace conversion and price. */
export const hiddenProductColumns = (finding: FindingName | null): string[] =>
  finding === 'rate-differs'
    ? [...rarelyShown, 'conversionRate', 'price']
    : [...rarelyShown, 'rate', 'effectiveRate'];

/** The name of a figure of the creator program, which is never added to those of attribution. */
export const nameProgramMetric = (t: Translate, metric: Metric): string =>
  metric === 'sales' || metric === 'commission' || metric === 'clicks' || metric === 'conversions'
    ? t(`program.metrics.${metric}`)
    : t(`metrics.${metric}.label`);

/** The columns of /program. */
export function campaignColumns(language: Language): ReportColumn<CampaignRow>[] {
  const { t, format } = language;
  const figure = (metric: 'commission' | 'sales' | 'clicks' | 'conversions', optional = false) =>
    figureColumn<CampaignRow>(language, {
      ...{ metric, optional, currency: null, figuresOf: ({ figures }) => figures },
      header:
        metric === 'sales' || metric === 'commission'
          ? t(`program.metrics.${metric}`)
          : t(`metrics.${metric}.label`),
    });
  const money = (amount: number) => format.money(amount, programCurrency);
  const commissionOf = ({ figures }: CampaignRow) =>
    figures.find(({ currency }) => currency === programCurrency)?.figures.commission ?? '0';
  const day = (id: string, name: 'starts' | 'ends', read: (row: CampaignRow) => string) => ({
    ...{ id, header: t(`program.campaigns.columns.${name}`), value: read },
    text: (row: CampaignRow) => format.day(read(row).slice(0, 10)),
  });
  return [
    { id: 'name', header: t('dimensions.campaign.label'), value: ({ campaign }) => campaign.name },
    {
      ...{ id: 'status', header: t('program.campaigns.columns.status') },
      value: ({ campaign }) => campaign.status,
      text: ({ campaign }) => nameStatus(t, campaign.status),
    },
    {
      ...{
        id: 'used',
        header: t('program.campaigns.columns.used'),
        value: ({ pacing }) => pacing.spentShare,
      },
      text: (row) =>
        t('program.campaigns.columns.usedOf', {
          used: format.money(commissionOf(row), programCurrency),
          budget: money(row.campaign.budget),
        }),
    },
    {
      ...{ id: 'pacing', header: t('program.campaigns.columns.pacing') },
      value: ({ pacing }) => pacing.runsOut ?? (pacing.state === 'ended' ? null : '9999'),
      text: ({ pacing }) => describePacing(language, pacing),
    },
    day('end', 'ends', ({ campaign }) => campaign.endDate),
    ...[figure('sales'), figure('clicks')],
    {
      id: 'brand',
      optional: true,
      header: t('dimensions.brand.label'),
      value: ({ campaign }) => campaign.brand.name,
    },
    { ...day('start', 'starts', ({ campaign }) => campaign.startDate), optional: true },
    {
      ...{ id: 'rate', optional: true, header: t('program.campaigns.columns.rate'), align: 'end' },
      value: ({ campaign }) => campaign.commissionPercentage,
      text: ({ campaign }) => format.rate(campaign.commissionPercentage),
    },
    {
      ...{ id: 'budget', optional: true, header: t('program.budget'), align: 'end' },
      value: ({ campaign }) => campaign.budget,
      text: ({ campaign }) => money(campaign.budget),
    },
    figure('commission', true),
    {
      ...{ id: 'spent', optional: true, header: t('program.campaigns.columns.spent'), align: 'end' },
      value: ({ pacing }) => pacing.spentShare,
      text: ({ pacing }) => format.rate(pacing.spentShare),
    },
    figure('conversions', true),
  ];
}

const statuses = ['SCHEDULED', 'DELIVERING', 'OUT_OF_BUDGET', 'ENDED'] as const;

/** A status of a newer API stays as it is. */
function nameStatus(t: Translate, status: string): string {
  const known = statuses.find((name) => name === status);
  return known ? t(`program.status.${known}`) : status;
}

/** The columns of /program/creators. */
export function programCreatorColumns(
  language: Language,
  currency: string | null,
): ReportColumn<ProgramCreatorRow>[] {
  const { t } = language;
  const ofProgram = (id: string, metric: 'sales' | 'commission' | 'clicks' | 'conversions') =>
    figureColumn<ProgramCreatorRow>(language, {
      ...{
        id,
        metric,
        currency,
        header: t(`program.metrics.${metric}`),
        figuresOf: ({ program }) => program,
      },
    });
  const ofAttribution = (metric: 'sales' | 'commission', header: string) =>
    figureColumn<ProgramCreatorRow>(language, {
      ...{ metric, currency, header, figuresOf: ({ attribution }) => attribution },
    });
  return [
    {
      ...{ id: 'programName', header: t('program.columns.programName') },
      value: ({ creator }) => creator.creatorConnectionsName,
    },
    { id: 'tag', header: t('program.columns.tag'), value: ({ creator }) => creator.creatorConnectionsId },
    {
      ...{ id: 'claimed', header: t('program.creators.columns.claimed') },
      value: ({ claimed }) => t(claimed ? 'program.creators.claimed' : 'program.creators.unclaimed'),
    },
    { id: 'name', header: t('program.columns.teamName'), value: ({ creator }) => creator.name },
    groupsColumn(t),
    ofProgram('programSales', 'sales'),
    ofProgram('programCommission', 'commission'),
    ofProgram('programClicks', 'clicks'),
    ofProgram('programConversions', 'conversions'),
    ofAttribution('sales', t('program.creators.columns.attributedSales')),
    ofAttribution('commission', t('program.creators.columns.attributedCommission')),
    { id: 'email', header: t('program.creators.columns.email'), value: ({ creator }) => creator.email },
  ];
}
