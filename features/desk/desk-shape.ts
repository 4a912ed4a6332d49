import type { NamedGroup } from '@/lib/data/read/groups/read-groups-of';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day } from '@/lib/data/terms/days';

/** Limits of the desk: characters of texts, tags of a partner, stages, and lines of a file. `creator` is an id or a name. */
export const deskLimits = {
  name: 120,
  creator: 200,
  email: 254,
  handle: 100,
  link: 500,
  notes: 5_000,
  step: 200,
  tags: 10,
  tag: 40,
  stages: 12,
  stage: 40,
  lines: 5_000,
} as const;

/** The keys of the default stages, in order. */
export const defaultStages = ['prospect', 'contacted', 'agreed', 'active', 'paused', 'ended'] as const;
type DefaultStage = (typeof defaultStages)[number];
export const isDefaultStage = (key: string): key is DefaultStage =>
  defaultStages.some((stage) => stage === key);

/** A stage. `name`: null for a default stage that was not renamed. */
export type Stage = { key: string; name: string | null };

/** The stages in order. `version` changes with each change of them. */
export type Stages = { stages: Stage[]; version: number };

export type Person = { id: string; name: string };

/** What to do next. `day`: YYYY-MM-DD in UTC; null without a date. */
export type Step = { text: string; day: Day | null };

/** Someone on the desk: a creator of the API, or a recruit. */
export type Partner = {
  id: string;
  /** Null for a recruit, who is not connected to a creator. */
  creatorId: string | null;
  name: string;
  email: string | null;
  handle: string | null;
  link: string | null;
  /** The key of a stage. */
  stage: string;
  /** A member of the workspace; null if nobody owns it, or the owner left. */
  owner: Person | null;
  tags: string[];
  step: Step | null;
  /** The named groups of their creator, by name. */
  groups: NamedGroup[];
  /** Increases with each change. */
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** Response of GET /api/desk/partners/{id}. */
export type PartnerWithNotes = Partner & { notes: string };

/** The columns of a file that a partner may lack. */
export const previewedFields = [
  'creator',
  'email',
  'handle',
  'link',
  'owner',
  'tags',
  'step',
  'notes',
] as const;
export type PreviewedField = (typeof previewedFields)[number];

/** Response of POST /api/desk/imports/previews: what an import would do. */
export type ImportPreview = {
  /** Partners that it would add. */
  added: number;
  /** Lines of partners that are on the desk already. An import does not change them. */
  known: number;
  /** Lines of partners that an earlier line has. */
  repeated: number;
  /** How many of the added partners have a field. Those that none has are left out. */
  fields: { field: PreviewedField; partners: number }[];
  /** Headings of columns that are not read, at most 20. */
  leftOut: string[];
  /** How many of the added partners are no creator of the API. */
  recruits: number;
  /** The first of the added partners, at most five, with the keys of their stages and the names of their creators. */
  examples: { name: string; stage: string; creator: string | null }[];
};

export const partnerSorts = ['due', 'name', 'stage', 'owner', 'added'] as const;
export type PartnerSort = (typeof partnerSorts)[number];

/** The lists that groups follow, and values of filters that the desk does not have. */
type Based = { basis: Basis };

/** Response of GET /api/desk/partners. */
export type PartnersAnswer = { rows: Partner[]; offset: number; total: number } & Based;

/** Partners of a column on the board. Others are in the table. */
export const mostPerColumn = 50;

/** Response of GET /api/desk/board: a column per stage, next step first. `total` counts all that match. */
export type Board = { columns: { stage: string; total: number; partners: Partner[] }[] } & Based;

/** Response of GET /api/desk: what partners can have, and how many have it. */
export type Desk = {
  stages: (Stage & { partners: number })[];
  version: number;
  /** Who can own partners. */
  members: Person[];
  tags: { tag: string; partners: number }[];
  partners: number;
  /** The day in UTC that due steps are compared with. */
  today: Day;
};

/** A step that is due today or earlier. */
export type DueStep = Pick<Partner, 'id' | 'name' | 'owner'> & {
  text: string;
  day: Day;
  /** Whether the reader owns the partner. */
  mine: boolean;
};

/** Response of GET /api/desk/steps: the reader's own first, then the oldest. `due` counts all of them. */
export type DueSteps = { steps: DueStep[]; due: number; partners: number; today: Day };
