import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EffectsApi } from '@/features/effects/api';
import { changeKinds, type Effects } from '@/features/effects/effect-shape';
import type { EffectsInput } from '@/features/effects/effects-query';
import { asOneOf } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { rangeSearch } from '@/lib/client/range-search';
import type { Shown } from '@/lib/pages/sync-need';

const api = clientOf<EffectsApi>();

export const kindChoices = ['all', ...changeKinds] as const;

/** Search parameters of /reports/effects. */
export const effectsSearch = { ...rangeSearch, kind: asOneOf(kindChoices).or('all') };

/** Changes, and what was sold since. */
export const effectsOptions = (input: EffectsInput) =>
  queryOptions({
    ...api.read('GET /api/ledger/effects', { query: input }),
    placeholderData: keepPreviousData,
  });

/** The days that changes are judged by. The page loads them. */
export const effectsDays = ({ judged, receipt, basis }: Effects): Shown => ({
  sources: basis.rows.flatMap((one) => one.datasets),
  range: judged,
  receipts: [receipt],
  comparedRange: null,
  comparedReceipts: [],
});
