import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TodayApi } from '@/features/today/api';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { Day } from '@/lib/data/terms/days';

const api = clientOf<TodayApi>();

export const todayOptions = () =>
  queryOptions({ ...api.read('GET /api/today', {}), placeholderData: keepPreviousData });

const useTodayMutation = makeMutation('settled', ['today']);

/** Puts an action away until a day; null shows it again. */
export const usePutAway = () =>
  useTodayMutation((body: { action: string; until: Day | null }) =>
    api.call('PUT /api/today/actions', { body }),
  );
