import type { Workspace } from '@/lib/data/workspace';
import type { FileFilters } from '@/lib/language/format/file-filters';
import type { SharedView } from '@/lib/server/grants/shares';
import type { Sheet } from './sheet';

/** What a shared page of one kind accepts and shows. */
export type ShareReader = {
  /** Reduces a view to the parameters that decide what is shown. Throws Failure `invalid_input` for wrong ones. */
  accept: (view: SharedView, now: Date) => SharedView;
  /** The filters of an accepted view. Throws Failure for parameters that this version does not know. */
  filters: (view: SharedView, now: Date) => FileFilters;
  /** Reads stored figures, as the page does for its member. Fetches nothing. Throws Failure like `filters`. */
  read: (workspace: Workspace, view: SharedView, now: Date) => Promise<Sheet>;
};
