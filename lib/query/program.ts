import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FilterValues } from '@/lib/catalog/filter';
import { campaignFilters, programCreatorFilters, programCreatorSort } from '@/lib/catalog/program-filters';
import type { CampaignsAnswer, LookupAnswer, ProgramCreatorsAnswer } from '@/lib/catalog/program-shape';
import { writeQuery } from '@/lib/contract/query-string';
import { sendJson } from './fetch-json';
import { ledgerKeys } from './ledger';
import { sortedInput } from './list-input';
import { pollList } from './poll-list';
import { readFrom } from './read-from';

const { ids: _, ...shown } = campaignFilters;

/** Search parameters of /program, in addition to the sort and the columns. */
export const campaignSearch = shown;

export type CampaignsInput = FilterValues<typeof campaignFilters>;

export const toProgramCreatorsInput = sortedInput(programCreatorFilters, programCreatorSort);
export type ProgramCreatorsInput = ReturnType<typeof toProgramCreatorsInput>;

/** Rows per request. */
export const programCreatorsPerPage = 100;

export const programKeys = {
  all: [...ledgerKeys.all, 'program-lists'] as const,
  campaigns: (input: CampaignsInput) => [...programKeys.all, 'campaigns', input] as const,
  creators: (input: ProgramCreatorsInput, offset: number) =>
    [...programKeys.all, 'creators', input, offset] as const,
};

export const campaignsPath = (input: CampaignsInput & { refresh?: boolean }) =>
  `/api/catalog/campaigns?${writeQuery(input)}`;

/** All matching campaigns with their figures and pacing. */
export function campaignsOptions(input: CampaignsInput) {
  return queryOptions({
    queryKey: programKeys.campaigns(input),
    ...readFrom<CampaignsAnswer>(campaignsPath(input)),
    placeholderData: keepPreviousData,
  });
}

export const programCreatorsPath = (
  input: ProgramCreatorsInput & { offset?: number; limit?: number; refresh?: boolean },
) => `/api/catalog/program-creators?${writeQuery(input)}`;

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
