import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DeskApi } from '@/features/desk/api';
import { deskFilters, deskSort } from '@/features/desk/desk-filters';
import type { PartnerWithNotes } from '@/features/desk/desk-shape';
import type { NewPartnerInput, PartnerChangesInput } from '@/features/desk/partner';
import type { StagesInput } from '@/features/desk/stage-list';
import { asOneOf, asText } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { type SearchValues, type TableSort, toFilters, toOrder } from '@/lib/client/list-input';
import { makeMutation } from '@/lib/client/make-mutation';

/** Search parameters of /desk, in addition to the sort, the columns and the range of figures. */
export const deskSearch = {
  ...deskFilters,
  view: asOneOf(['board', 'table']).or('board'),
  /** The id of the partner that is open. */
  partner: asText,
};

/** The order of the table until the reader chooses another: the next step first. */
export const firstDeskSort = { id: 'due', desc: false };

type DeskSearchValues = SearchValues<typeof deskFilters>;

export const toDeskInput = (search: DeskSearchValues) => toFilters(deskFilters, search);
type DeskInput = ReturnType<typeof toDeskInput>;

export const toPartnersInput = (search: DeskSearchValues, sort: TableSort) => ({
  ...toDeskInput(search),
  ...toOrder(deskSort, sort),
});
type PartnersInput = ReturnType<typeof toPartnersInput>;

/** Rows per request. */
export const partnersPerPage = 100;

const api = clientOf<DeskApi>();

/** The stages, tags and possible owners. */
export const deskOptions = () => queryOptions(api.read('GET /api/desk', {}));

export const partnersOptions = (input: PartnersInput, offset = 0) =>
  queryOptions(api.read('GET /api/desk/partners', { query: { ...input, offset, limit: partnersPerPage } }));

export const boardOptions = (input: DeskInput) =>
  queryOptions({
    ...api.read('GET /api/desk/board', { query: input }),
    placeholderData: keepPreviousData,
  });

/** A partner with notes. Not cached, so that a form always starts with the stored values. */
export const partnerOptions = (id: string) =>
  queryOptions({ ...api.read('GET /api/desk/partners/{id}', { params: { id } }), staleTime: 0, gcTime: 0 });

/** The next steps that are due. */
export const stepsOptions = () => queryOptions(api.read('GET /api/desk/steps', {}));

const useDeskMutation = makeMutation('settled', ['desk']);

export const useAddPartner = () =>
  useDeskMutation((body: NewPartnerInput) => api.call('POST /api/desk/partners', { body }));

export const useChangePartner = () =>
  useDeskMutation(({ id, ...body }: PartnerChangesInput & { id: string }) =>
    api.call('PATCH /api/desk/partners/{id}', { params: { id }, body }),
  );

/** Deletes a partner. Takes the complete one, so that it can be restored. */
export const useDeletePartner = () =>
  useDeskMutation(({ id }: PartnerWithNotes) =>
    api.call('DELETE /api/desk/partners/{id}', { params: { id } }),
  );

export const useChangeStages = () =>
  useDeskMutation((body: StagesInput) => api.call('PUT /api/desk/stages', { body }));

export const useImportPartners = () =>
  useDeskMutation((csv: string) => api.call('POST /api/desk/imports', { body: { csv } }));

/** What an import would do. Changes nothing. */
export const previewImportMutation = {
  mutationFn: (csv: string) => api.call('POST /api/desk/imports/previews', { body: { csv } }),
};
