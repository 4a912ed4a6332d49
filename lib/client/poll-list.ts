import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';

const everyMs = 1_000;

/** For `refetchInterval`: asks again while a list, or another that its rows come from, is being read. */
export const pollList = (list: ListReceipt | undefined): number | false =>
  list && !list.complete && list.refreshing ? everyMs : false;
