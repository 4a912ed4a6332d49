import type { RelativeName } from '@/lib/data/terms/ranges/relative-range';

/** Pages that can be shared with people without an account, and what to call each: `shares.kinds.statement`. */
export const shareKinds = {
  '/reports': 'reports',
  '/reports/clicks': 'clicks',
  '/reports/brb': 'brb',
  '/reports/effects': 'effects',
  '/reports/closing': 'statement',
  '/reports/settlement': 'settlement',
  '/reports/goals': 'goals',
  '/links/health': 'linkHealth',
  '/creators/[id]': 'scorecard',
} as const;
export type SharePage = keyof typeof shareKinds;

export const isSharePage = (page: string): page is SharePage => Object.hasOwn(shareKinds, page);

export const sharePages = Object.keys(shareKinds).filter(isSharePage);

type Selection = { group: string | null; makers?: string | readonly string[] | null | undefined };

/** Whether a selection names members of the workspace, who made its links. Their names stay inside. */
export const namesMembers = ({ group, makers }: Selection): boolean =>
  group === 'maker' || (makers?.length ?? 0) > 0;

/** The body of POST /api/shares. */
export type ShareOrder = {
  name: string;
  page: SharePage;
  /** The page's parameters as a query string: of a scorecard, also `creator`. Without days if `range` is given. */
  search: string;
  range: RelativeName | null;
  weekStart: number;
  /** Null for a page that anyone with its address can read. */
  password: string | null;
  days: number;
};

/** The days after which a share can expire. */
export const shareDays = { choices: [7, 30, 90, 365], usual: 30 } as const;
