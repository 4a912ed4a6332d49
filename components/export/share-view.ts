import type { writeQuery } from '@/lib/contract/query-string';
import type { SharePage } from '@/lib/pages/shared-page';
import { type LiveView, readLiveView } from './live-view';

/** What "Share" shares: a page, its parameters and days, and how to name them. */
export type ShareView = LiveView & {
  page: SharePage;
  /** A name to start with. */
  name: string;
  /** The filters in words; empty without any. */
  filters: string;
};

type Named = Pick<ShareView, 'page' | 'name' | 'filters'>;

/** What a page shares of its request. `address`: the page's query string, which tells relative ranges from fixed ones. */
export const readShareView = (
  named: Named,
  input: Parameters<typeof writeQuery>[0],
  address: string,
): ShareView => ({ ...readLiveView(input, address), ...named });
