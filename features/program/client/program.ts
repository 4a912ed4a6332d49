import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProgramApi } from '@/features/program/api';
import {
  campaignFilters,
  programCreatorFilters,
  programCreatorSort,
} from '@/features/program/program-filters';
import { asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { sortedInput } from '@/lib/client/list-input';
import { pollList } from '@/lib/client/poll-list';
import type { FilterValues } from '@/lib/data/terms/filters/list-filter';

const { ids: _, ...shown } = campaignFilters;

/** Search parameters of /program, in addition to the sort and the columns. */
export const campaignSearch = shown;

type CampaignsInput = FilterValues<typeof campaignFilters>;

/** Search parameters of /program/creators, in addition to the range, the sort and the columns. */
export const programCreatorSearch = {
  ...programCreatorFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
};

export const toProgramCreatorsInput = sortedInput(programCreatorSearch, programCreatorSort);
type ProgramCreatorsInput = ReturnType<typeof toProgramCreatorsInput>;

/** Rows per request. */
export const programCreatorsPerPage = 100;

const api = clientOf<ProgramApi>();

export const programKeys = {
  campaigns: [['catalog', 'campaigns']],
  creators: [['catalog', 'program-creators']],
};

/** Where a refresh of the list is requested. */
export const campaignsPath = (query: CampaignsInput) => api.pathOf('POST /api/catalog/campaigns', { query });

/** All matching campaigns with their figures and pacing. */
export function campaignsOptions(input: CampaignsInput) {
  return queryOptions({
    ...api.read('GET /api/catalog/campaigns', { query: input }),
    placeholderData: keepPreviousData,
  });
}

/** Where a refresh of the list is requested. */
export const programCreatorsPath = (query: ProgramCreatorsInput & { limit?: number }) =>
  api.pathOf('POST /api/catalog/program-creators', { query });

export function programCreatorsOptions(input: ProgramCreatorsInput, offset = 0) {
  return queryOptions({
    ...api.read('GET /api/catalog/program-creators', {
      query: { ...input, offset, limit: programCreatorsPerPage },
    }),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

/** For useMutation: looks up which tags belong to creators on the platform. */
export const lookUpTagsMutation = {
  mutationFn: (tags: string[]) => api.call('POST /api/catalog/program-lookup', { body: { tags } }),
};
