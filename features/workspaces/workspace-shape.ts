import type { KeyFamily } from '@/lib/contract/operations';
import type { ComparedDays } from '@/lib/data/store/windows/compared-days';
import type { Basis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import type { Month } from '@/lib/data/terms/month';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Role } from '@/lib/server/identity/schema';

/** Complete days that are summed, and as many before them that they are compared with. */
export const summedDays = 28;

/** Workspaces that are read, the first ones by name. */
export const mostWorkspaces = 20;

export const shownMetrics = ['sales', 'commission'] as const;
export type ShownMetric = (typeof shownMetrics)[number];

/** Exact decimal text. `counted` and `before`: what the change is between; null without one. */
type ComparedAmount = { now: string; counted: string | null; before: string | null };

/** The amounts of one currency, never added to others. */
export type WorkspaceCurrency = { currency: string } & Record<ShownMetric, ComparedAmount>;

/** Sums of the newest complete days. */
export type WorkspaceFigures = {
  range: DayRange;
  comparedRange: DayRange | null;
  comparedDays: ComparedDays | null;
  /** `empty`: no day is stored. `partial`: some days are not stored, or were loaded before they ended. */
  state: Receipt['state'];
  /** Days of the range that are not complete. */
  missing: DayRange[];
  /** When the rows were loaded, ISO 8601; null if none were. */
  asOf: string | null;
  /** In the usual order. Empty unless every day is complete: a partial sum is no total. */
  currencies: WorkspaceCurrency[];
};

/** What waits for somebody. */
export type WorkspaceTasks = {
  /** Unread alerts of the reader's own rules. */
  alerts: number;
  /** What Today found and the reader did not put away. */
  actions: number;
  /** Kinds of actions that could not be judged, because days or a list are missing. Zero without a seller key. */
  unjudged: number;
  /** Months that can be closed, one for each currency, oldest first. */
  months: { month: Month; currency: string }[];
  /** Keys that the API rejects. */
  stoppedKeys: KeyFamily[];
};

/** What a workspace shows a member. Null: their role does not see it. */
export type WorkspaceContent = {
  /** The keys that it has for the API in use. */
  keys: KeyFamily[];
  figures: WorkspaceFigures | null;
  /** Whether the figures are of the reader's own links alone. */
  own: boolean;
  tasks: WorkspaceTasks | null;
};

/**
 * Why a workspace is not read. `factorNeeded`: it requires a second factor that the reader lacks. `late`: it took too long.
 * `beyond`: the reader has more than are read.
 */
export type UnreadState = 'failed' | 'late' | 'factorNeeded' | 'beyond';

type Named = { id: string; name: string; role: Role };
export type UnreadWorkspace = Named & { state: UnreadState; content: null };

/** A workspace of the reader. */
export type ListedWorkspace = UnreadWorkspace | (Named & { state: 'read'; content: WorkspaceContent });

/** All workspaces of a person, by name. `basis`: of all figures. */
export type Workspaces = { workspaces: ListedWorkspace[]; range: DayRange; basis: Basis };

/** Response of GET /api/workspaces. `weeklyMail`: whether the reader gets them each Monday; null if this server sends no mail, and in the demo. */
export type WorkspacesAnswer = Workspaces & { weeklyMail: boolean | null };
