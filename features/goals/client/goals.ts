import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GoalsApi } from '@/features/goals/api';
import type { Goal, Goals, StoredGoal } from '@/features/goals/goal-shape';
import { clientOf } from '@/lib/client/api';
import { makeMutation } from '@/lib/client/make-mutation';
import type { DayRange } from '@/lib/data/terms/days';
import type { Shown } from '@/lib/pages/sync-need';

const api = clientOf<GoalsApi>();

const perPage = 50;

/** Goals that the overview shows. */
export const mostShown = 4;

/** Goals whose pace a chart may draw. */
export const mostGoals = 100;

const page = { top: perPage, course: 'days' } as const;

/** All goals with their progress and course, fifty per page. */
export const goalsOptions = () =>
  infiniteQueryOptions({
    ...api.read('GET /api/goals', { query: page }),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /api/goals', { query: { ...page, offset: pageParam } }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { goals }) => sum + goals.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** The goals that have one of these days, at most `top`. */
export const goalsOfOptions = ({ from, to }: DayRange, top: number) =>
  queryOptions({
    ...api.read('GET /api/goals', { query: { from, to, top } }),
    placeholderData: keepPreviousData,
  });

/** The days that goals come from. A page of goals loads them. */
export const goalDays = ({ range, receipt }: Goals): Shown => ({
  sources: ['reports'],
  range,
  receipts: [receipt],
  comparedRange: null,
  comparedReceipts: [],
});

const useGoalMutation = makeMutation('success', ['goals']);

export const useAddGoal = () => useGoalMutation((body: Goal) => api.call('POST /api/goals', { body }));

/** Replaces a stored goal. */
export const useChangeGoal = () =>
  useGoalMutation(({ id, ...body }: Goal & { id: string }) =>
    api.call('PUT /api/goals/{id}', { params: { id }, body }),
  );

/** Deletes a goal. Takes the complete goal, so that it can be restored. */
export const useDeleteGoal = () =>
  useGoalMutation(({ id }: StoredGoal) => api.call('DELETE /api/goals/{id}', { params: { id } }));
