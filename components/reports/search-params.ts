import {
  parseAsArrayOf,
  parseAsBoolean,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { groupings } from '@/lib/ledger/datasets';
import { metrics } from '@/lib/ledger/metrics';
import { comparisons, grains } from '@/lib/reports/choices';
import { explorerViews, topSizes } from '@/lib/reports/explorer';

const list = parseAsArrayOf(parseAsString);

/** What the address of a report page says. Lists are comma-delimited; days are UTC. */
export const explorerSearch = {
  from: parseAsString,
  to: parseAsString,
  grain: parseAsStringLiteral(grains),
  compare: parseAsStringLiteral(comparisons).withDefault('previous'),
  metric: parseAsStringLiteral(metrics),
  group: parseAsStringLiteral(groupings),
  currency: parseAsString,
  top: parseAsNumberLiteral(topSizes).withDefault(10),
  view: parseAsStringLiteral(explorerViews).withDefault('breakdown'),
  split: parseAsBoolean.withDefault(false),
  brands: list,
  products: list,
  creators: list,
  links: list,
  marketplaces: list,
  payout_models: list,
  campaigns: list,
  link_types: list,
  creator_tags: list,
};
