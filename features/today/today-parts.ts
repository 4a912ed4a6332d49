import type { Workspace } from '@/lib/data/store/workspace';
import type { Day } from '@/lib/data/terms/days';
import type { CreatorDays } from './read-creators';

/** What actions are found from. */
export type TodayParts = Workspace & {
  today: Day;
  /** Currencies of the newest rows, in the usual order. */
  currencies: readonly string[];
  creatorDays: CreatorDays | null;
};
