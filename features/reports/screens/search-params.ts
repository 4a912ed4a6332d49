import { explorerViews, topSizes } from '@/features/reports/explorer';
import { asFlag, asOneOf, asText, asTextsOf } from '@/lib/base/address/parameter';
import { rangeSearch } from '@/lib/client/range-search';
import { grains } from '@/lib/data/terms/days';
import { groupings } from '@/lib/data/terms/dimensions';
import { eachFilter, toKey } from '@/lib/data/terms/filters/filter-dimensions';
import { metrics } from '@/lib/data/terms/metrics';
import { changeOrders, comparisons } from '@/lib/data/terms/ranges/compared-range';

/** Search parameters of a report page. Lists are comma-separated; days are UTC. */
export const explorerSearch = {
  ...rangeSearch,
  grain: asOneOf(grains),
  compare: asOneOf(comparisons).or('previous'),
  metric: asOneOf(metrics),
  group: asOneOf(groupings),
  currency: asText,
  top: asOneOf(topSizes).or(10),
  order: asOneOf(changeOrders),
  view: asOneOf(explorerViews).or('breakdown'),
  split: asFlag.or(false),
  index: asFlag.or(false),
  base: asText,
  ...eachFilter((dimension) => asTextsOf((key) => toKey(dimension, key))),
};
