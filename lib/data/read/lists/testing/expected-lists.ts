import { Decimal } from 'decimal.js';
import type { BrandQuery } from '@/features/brands/brand-query';
import type { CreatorQuery } from '@/features/creators/creator-query';
import type { CreatorSort } from '@/features/creators/creator-shape';
import { paceCampaign } from '@/features/program/pacing';
import type { CampaignQuery, ProgramCreatorQuery } from '@/features/program/program-query';
import type { ProgramCreatorSort } from '@/features/program/program-shape';
import type { Brand } from '@/lib/contract/resources/brand';
import type { ActiveCreator } from '@/lib/contract/resources/creator';
import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import { chooseOneCurrency, findMainCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import { addDays, addYears, laterOf } from '@/lib/data/terms/days';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { sum } from '@/lib/data/testing/expected-figures';
import { type Fact, factDays } from '@/lib/data/testing/facts';
import { containsWords, countBy, figuresBy, has, type Key, sortRows, totalsOf } from './plain-lists';

export type World = {
  brands: Brand[];
  creators: ActiveCreator[];
  campaigns: Campaign[];
  programCreators: ProgramCreator[];
  matches: CreatorMatch[];
  /** The ids of creators by group. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** Facts of the program and of reports. */
  program: Fact[];
  reports: Fact[];
};

const within = (facts: readonly Fact[], { from, to }: { from: string; to: string }) =>
  facts.filter(({ day }) => day >= from && day <= to);

const pageOf = <Row>(rows: readonly Row[], { offset, limit }: { offset: number; limit: number }) =>
  rows.slice(offset, offset + limit);

/** The groups of a creator, as in an answer. */
const groupsOf = ({ groups }: World, creator: string | null) =>
  [...groups].flatMap(([id, members]) =>
    creator !== null && members.includes(creator) ? [{ id, name: `Group ${id.slice(-1)}` }] : [],
  );

/** Whether one of these groups is asked for. `none` asks for creators without groups. */
const hasGroup = (asked: readonly string[] | undefined, groups: readonly { id: string }[]) =>
  has(asked, ...(groups.length > 0 ? groups.map(({ id }) => id) : ['none']));

const signOf = ({ sort, order }: { sort: string; order: string }) =>
  order === 'asc' || sort === 'listed' ? 1 : -1;

export function expectBrands({ brands, reports }: World, query: BrandQuery) {
  const facts = within(reports, query);
  const found = brands.filter(
    (brand) =>
      has(query.ids, brand.id) &&
      has(query.marketplaces, brand.marketplace) &&
      (query.active === undefined || brand.active === query.active) &&
      containsWords(query.q, [brand.name, brand.bio, brand.url, brand.id]),
  );
  const factsOf = ({ id }: Brand) => facts.filter(({ brand }) => brand === id);
  return {
    rows: found.map((brand) => ({ brand, figures: figuresBy(factsOf(brand), query) })),
    totals: totalsOf(found.flatMap(factsOf), query),
    marketplaces: countBy(brands.map(({ marketplace }) => marketplace)),
  };
}

export function expectCreators(world: World, query: CreatorQuery) {
  const { brands, creators, matches, reports } = world;
  const facts = within(reports, query);
  const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.name ?? id;
  const factsOf = ({ id }: ActiveCreator) => facts.filter(({ creator }) => creator === id);
  const rows = creators
    .map((creator) => ({
      creator,
      brands: creator.partneredBrandIds.map((id) => ({ id, name: nameOf(id) })),
      figures: figuresBy(factsOf(creator), query),
      tags: matches
        .filter(({ creatorTeamId }) => creatorTeamId === creator.id)
        .map(({ creatorConnectionsId }) => creatorConnectionsId),
      groups: groupsOf(world, creator.id),
    }))
    .filter(
      ({ creator: { partneredBrandIds, name, email, id }, tags, groups }) =>
        has(query.brands, ...partneredBrandIds) &&
        hasGroup(query.groups, groups) &&
        containsWords(query.q, [name, email, id, ...tags]),
    );
  const totals = totalsOf(
    rows.flatMap(({ creator }) => factsOf(creator)),
    query,
  );
  const currency = chooseOneCurrency(totals, query.currency);
  const keyOf = (row: (typeof rows)[number], at: number): Key => {
    if (query.sort === 'listed') return { amount: at };
    if (query.sort === 'name') return row.creator.name.toLowerCase();
    return { amount: compared(row.figures, query.sort, currency) };
  };
  return {
    rows: pageOf(sortRows(rows, keyOf, signOf(query)), query),
    total: rows.length,
    offset: query.offset,
    totals,
    currency,
    brands: brands.map(({ id, name }) => ({ id, name })),
  };
}

function compared(all: CurrencyFigures[], sort: Exclude<CreatorSort, 'listed' | 'name'>, of: string | null) {
  const figures = all.find(({ currency }) => currency === of)?.figures;
  if (sort !== 'epc') return figures?.[sort];
  // Shown with four decimals, compared with eight.
  if (!figures?.clicks) return null;
  return new Decimal(figures.commission).div(figures.clicks).toDecimalPlaces(8, Decimal.ROUND_HALF_UP);
}

export function expectCampaigns({ campaigns, program }: World, query: CampaignQuery, today: string) {
  const to = addDays(today, -1);
  const first = campaigns.map(({ startDate }) => startDate.slice(0, 10)).sort()[0] ?? to;
  const from = laterOf(first, addDays(addYears(to, -1), 1));
  const range = { from: from > to ? to : from, to };
  const gaps = [
    { from: range.from, to: addDays(factDays.from, -1) },
    { from: addDays(factDays.to, 1), to: range.to },
  ].filter((gap) => gap.from <= gap.to);
  const facts = within(program, range);
  const factsOf = ({ id }: Campaign) => facts.filter(({ campaign }) => campaign === id);
  const found = campaigns.filter(
    (campaign) =>
      has(query.ids, campaign.id) &&
      has(query.brands, campaign.brand.id) &&
      has(query.statuses, campaign.status) &&
      (!query.after || campaign.startDate.slice(0, 10) >= query.after) &&
      (!query.before || campaign.endDate.slice(0, 10) <= query.before) &&
      containsWords(query.q, [campaign.name, campaign.brand.name, campaign.id]),
  );
  const budget = sum(found.map((campaign) => campaign.budget));
  return {
    rows: found.map((campaign) => {
      const commission = sum(factsOf(campaign).map((fact) => fact.commission)).toNumber();
      const pacing = paceCampaign(campaign, commission, { ...range, unread: gaps });
      return { campaign, figures: figuresBy(factsOf(campaign), range), pacing };
    }),
    totals: totalsOf(found.flatMap(factsOf), range),
    budget: budget.toFixed(Math.max(2, budget.decimalPlaces())),
    brands: [...new Map(campaigns.map(({ brand }) => [brand.id, brand])).values()],
    statuses: countBy(campaigns.map(({ status }) => status)),
    performance: range,
  };
}

export function expectProgramCreators(world: World, query: ProgramCreatorQuery) {
  const { creators, programCreators, matches } = world;
  const program = within(world.program, query);
  const reports = within(world.reports, query);
  const found = programCreators
    .filter((creator) => {
      const { name, creatorConnectionsName, creatorConnectionsId, email } = creator;
      return containsWords(query.q, [name, creatorConnectionsName, creatorConnectionsId, email]);
    })
    .map((creator) => {
      const tag = creator.creatorConnectionsId;
      const isPartner = (id: string | undefined) => creators.some((partner) => partner.id === id);
      const matched = matches.find(({ creatorConnectionsId }) => creatorConnectionsId === tag)?.creatorTeamId;
      const creatorId = matched ?? (isPartner(creator.id) ? creator.id : null);
      return {
        creator,
        creatorId,
        claimed: creatorId !== null || creator.email !== null,
        partner: creatorId !== null && isPartner(creatorId),
        groups: groupsOf(world, creatorId),
        program: figuresBy(
          program.filter((fact) => fact.creator_tag === tag),
          query,
        ),
        attribution: figuresBy(
          reports.filter((fact) => fact.creator === creatorId),
          query,
        ),
      };
    })
    .filter(({ groups }) => hasGroup(query.groups, groups));
  type Row = (typeof found)[number];
  const rows = found.filter(({ claimed }) => query.claimed === undefined || claimed === query.claimed);
  const tags = new Set(rows.map(({ creator }) => creator.creatorConnectionsId));
  const creatorIds = new Set(rows.map(({ creatorId }) => creatorId));
  const totals = totalsOf(
    program.filter((fact) => tags.has(fact.creator_tag)),
    query,
  );
  const attributed = totalsOf(
    reports.filter((fact) => creatorIds.has(fact.creator)),
    query,
  );
  const currencies = orderCurrencies([
    ...totals,
    ...attributed.filter(({ currency }) => totals.every((total) => total.currency !== currency)),
  ]);
  const main = findMainCurrency(totals) ?? findMainCurrency(attributed);
  const currency = currencies.find((code) => code === query.currency) ?? main;
  const amount = (
    all: CurrencyFigures[],
    metric: 'sales' | 'commission' | 'clicks' | 'conversions',
  ): Key => ({
    amount: all.find((entry) => entry.currency === currency)?.figures[metric],
  });
  const keys: Record<ProgramCreatorSort, (row: Row) => Key> = {
    name: ({ creator }) => creator.name.toLowerCase(),
    programName: ({ creator }) => creator.creatorConnectionsName.toLowerCase(),
    tag: ({ creator }) => creator.creatorConnectionsId,
    programSales: (row) => amount(row.program, 'sales'),
    programCommission: (row) => amount(row.program, 'commission'),
    programClicks: (row) => amount(row.program, 'clicks'),
    programConversions: (row) => amount(row.program, 'conversions'),
    sales: (row) => amount(row.attribution, 'sales'),
    commission: (row) => amount(row.attribution, 'commission'),
  };
  return {
    rows: pageOf(sortRows(rows, keys[query.sort], signOf(query)), query),
    offset: query.offset,
    total: rows.length,
    claimed: found.filter(({ claimed }) => claimed).length,
    unclaimed: found.filter(({ claimed }) => !claimed).length,
    totals,
    currency,
    currencies,
  };
}
