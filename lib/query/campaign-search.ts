import { asText, asTexts } from '@/lib/address/parameter';
import { isDay } from '@/lib/contract/dates';
import { toItems } from './list-items';
import type { CampaignsInput } from './program';

/** What the address of /program holds beside the sort and the columns. Days are UTC. */
export const campaignSearch = {
  q: asText.or(''),
  brands: asTexts.or([]),
  statuses: asTexts.or([]),
  after: asText,
  before: asText,
};

type Search = {
  q: string;
  brands: string[];
  statuses: string[];
  after: string | null;
  before: string | null;
};

/** The same input for the same address, on the server and in the browser. Days that do not exist are left out. */
export function toCampaignsInput({ q, brands, statuses, after, before }: Search): CampaignsInput {
  return {
    q: q.trim() || undefined,
    brands: toItems(brands),
    statuses: toItems(statuses),
    after: after && isDay(after) ? after : undefined,
    before: before && isDay(before) ? before : undefined,
  };
}
