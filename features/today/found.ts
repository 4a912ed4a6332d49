import type { Basis } from '@/lib/data/terms/basis';
import type { Language } from '@/lib/language/language';
import type { TodayParts } from './today-parts';
import type { Action, ActionKind } from './today-shape';

/** An action without words. `subject`: with its kind, what makes it the same on the next day. */
export type Found = Omit<Action, 'id' | 'kind' | 'text' | 'why'> & {
  kind: ActionKind;
  subject: string;
  tell: (language: Language) => { text: string; why: string };
};

/**
 * What was found, and the rows and lists that it comes from besides the judged days. Null: it could not be judged, because days
 * or a list are missing.
 */
export type Findings = { found: Found[] | null } & Partial<Pick<Basis, 'rows' | 'lists'>>;

/** Looks for some kinds. */
export type Finder = { kinds: readonly ActionKind[]; find: (parts: TodayParts) => Promise<Findings> };
