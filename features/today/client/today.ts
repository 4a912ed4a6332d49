import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TodayApi } from '@/features/today/api';
import type { Today } from '@/features/today/today-shape';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { Day } from '@/lib/data/terms/days';
import type { Shown } from '@/lib/pages/sync-need';

const api = clientOf<TodayApi>();

export const todayOptions = () =>
  queryOptions({ ...api.read('GET /api/today', {}), placeholderData: keepPreviousData });

/** The days that actions are found in. Pages load them. */
export const todayDays = ({ history: { range, receipt } }: Today): Shown => ({
  sources: ['reports', 'program'],
  range,
  receipts: [receipt],
  comparedRange: null,
  comparedReceipts: [],
});

const useTodayMutation = makeMutation('settled', ['today']);

/** Puts an action away until a day; null shows it again. */
export const usePutAway = () =>
  useTodayMutation((body: { action: string; until: Day | null }) =>
    api.call('PUT /api/today/actions', { body }),
  );
