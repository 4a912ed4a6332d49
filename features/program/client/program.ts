import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  campaignFilters,
  programCreatorFilters,
  programCreatorSort,
} from '@/features/program/program-filters';
import type { CampaignsAnswer, LookupAnswer, ProgramCreatorsAnswer } from '@/features/program/program-shape';
import { asText } from '@/lib/base/address/parameter';
import { sendJson } from '@/lib/client/fetch-json';
import { ledgerKeys } from '@/lib/client/ledger';
import { sortedInput } from '@/lib/client/list-input';
import { pollList } from '@/lib/client/poll-list';
import { readFrom } from '@/lib/client/read-from';
import { writeQuery } from '@/lib/contract/query-string';
import type { FilterValues } from '@/lib/data/lists/filter';

const { ids: _, ...shown } = campaignFilters;

/** Search parameters of /program, in addition to the sort and the columns. */
export const campaignSearch = shown;

export type CampaignsInput = FilterValues<typeof campaignFilters>;

/** Search parameters of /program/creators, in addition to the range, the sort and the columns. */
export const programCreatorSearch = {
  ...programCreatorFilters,
  /** The currency of figures. Defaults to the one with the most clicks. */
  currency: asText,
};

export const toProgramCreatorsInput = sortedInput(programCreatorSearch, programCreatorSort);
export type ProgramCreatorsInput = ReturnType<typeof toProgramCreatorsInput>;

/** Rows per request. */
export const programCreatorsPerPage = 100;

export const programKeys = {
  all: [...ledgerKeys.all, 'program-lists'] as const,
  campaigns: (input: CampaignsInput) => [...programKeys.all, 'campaigns', input] as const,
  creators: (input: ProgramCreatorsInput, offset: number) =>
    [...programKeys.all, 'creators', input, offset] as const,
};

export const campaignsPath = (input: CampaignsInput) => `/api/catalog/campaigns?${writeQuery(input)}`;

/** All matching campaigns with their figures and pacing. */
export function campaignsOptions(input: CampaignsInput) {
  return queryOptions({
    queryKey: programKeys.campaigns(input),
    ...readFrom<CampaignsAnswer>(campaignsPath(input)),
    placeholderData: keepPreviousData,
  });
}

export const programCreatorsPath = (input: ProgramCreatorsInput & { offset?: number; limit?: number }) =>
  `/api/catalog/program-creators?${writeQuery(input)}`;

export function programCreatorsOptions(input: ProgramCreatorsInput, offset = 0) {
  return queryOptions({
    queryKey: programKeys.creators(input, offset),
    ...readFrom<ProgramCreatorsAnswer>(
      programCreatorsPath({ ...input, offset, limit: programCreatorsPerPage }),
    ),
    refetchInterval: ({ state }) => pollList(state.data?.list),
  });
}

/** For useMutation: looks up which tags belong to creators on the platform. */
export const lookUpTagsMutation = {
  mutationFn: (tags: string[]) => sendJson<LookupAnswer>('POST', '/api/catalog/program-lookup', { tags }),
};
