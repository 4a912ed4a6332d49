import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pollSynced } from '@/features/earnings/client/earnings';
import type { EvidenceApi } from '@/features/evidence/api';
import type { EvidenceInput } from '@/features/evidence/evidence-query';
import { asText, asTexts, asTextWhere } from '@/lib/base/address/parameter';
import { clientOf } from '@/lib/client/api';
import { rangeSearch } from '@/lib/client/range-search';
import { isDay } from '@/lib/contract/dates';
import type { DayRange } from '@/lib/data/terms/days';

const api = clientOf<EvidenceApi>();

/** Search parameters of /links/evidence. Those of the order are only shown, and written to the file. */
export const evidenceSearch = {
  ...rangeSearch,
  links: asTexts,
  products: asTexts,
  brands: asTexts,
  orderDay: asTextWhere(isDay),
  orderAmount: asText,
  orderNote: asText,
};

type Chosen = Record<'links' | 'products' | 'brands', string[] | null>;

/** The request of a page, on the server and in the browser. */
export const evidenceInput = (range: DayRange, { links, products, brands }: Chosen): EvidenceInput => ({
  ...range,
  links: links ?? undefined,
  products: products ?? undefined,
  brands: brands ?? undefined,
});

/** What reports say about the user's own links. */
export const evidenceOptions = (input: EvidenceInput) =>
  queryOptions({
    ...api.read('GET /api/ledger/evidence', { query: input }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => pollSynced(data?.refreshing, data?.basis.complete === false),
  });
