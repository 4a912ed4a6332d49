import { asFlag, asOneOf, asText, asTextsOf } from '@/lib/address/parameter';
import { groupings } from '@/lib/ledger/datasets';
import { grains } from '@/lib/ledger/days';
import { metrics } from '@/lib/ledger/metrics';
import { eachFilter, toKey } from '@/lib/ledger/query/filter-dimensions';
import { comparisons } from '@/lib/ledger/ranges/compared-range';
import { rangeSearch } from '@/lib/query/range-search';
import { explorerViews, topSizes } from '@/lib/reports/explorer';

/** Search parameters of a report page. Lists are comma-separated; days are UTC. */
export const explorerSearch = {
  ...rangeSearch,
  grain: asOneOf(grains),
  compare: asOneOf(comparisons).or('previous'),
  metric: asOneOf(metrics),
  group: asOneOf(groupings),
  currency: asText,
  top: asOneOf(topSizes).or(10),
  view: asOneOf(explorerViews).or('breakdown'),
  split: asFlag.or(false),
  index: asFlag.or(false),
  ...eachFilter((dimension) => asTextsOf((key) => toKey(dimension, key))),
};
