import type { z } from 'zod';
import type { Ledger } from '@/lib/data/store/workspace';
import type { Basis, ListName } from '@/lib/data/terms/basis';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import type { Facts, KindName, Kinds } from './alert-shape';
import type { PreviewAnswer, PreviewTold } from './preview-shape';

/** What rules read: stored rows, and the dashboard's own state. `userId`: the owner of the rule; unknown in previews. */
export type KindParts = Ledger & { userId?: string };

/** Something that happened. `period` names it, so that it is told once. */
export type Finding<Found> = { period: string; facts: Found };

/** What a rule would have told on a day. Null: it cannot be read again. Read only if it is shown. */
type Told<Found> = { day: Day; facts: () => Found | null };

/**
 * What a rule would have told in the days looked back on, by rows of a dataset or by lists. `unknown`: the days that could not
 * be judged. `holds`: why it tells nothing now, though it holds.
 */
export type Preview<Found> = Pick<PreviewAnswer, 'holds'> &
  Partial<Pick<PreviewAnswer, 'course' | 'watched' | 'recordedSince'>> & {
    told: Told<Found>[];
    unknown: readonly Day[];
    dataset?: DatasetName;
    /** The days that it was judged from, if they are more than those of the preview. */
    judged?: DayRange;
    lists?: readonly ListName[];
  };

/** What stored data says about a rule. */
export type Findings<Found> = {
  /** What happened from a day on, oldest first. `told`: what the rule told before, by period. */
  since: (firstDay: Day, told: readonly Finding<Found>[]) => Finding<Found>[];
  /** The facts that take back what was told of a period. Null while it stands, or cannot be judged. */
  takenBack: (told: Finding<Found>) => Found | null | Promise<Found | null>;
  /** Of kinds that can be computed for days gone by. */
  preview: (() => Preview<Found> | Promise<Preview<Found>>) | null;
};

/** How an alert is marked in a picture. */
export type Mark = Pick<PreviewTold, 'side' | 'by' | 'brief'>;

type Values<Name extends KindName> = Kinds[Name]['values'];

/** How a rule of a kind is checked, evaluated and put into words. */
export type Kind<Name extends KindName> = {
  values: z.ZodType<Values<Name>>;
  look: (ledger: KindParts, values: Values<Name>) => Promise<Findings<Facts<Name>>>;
  /** What it waits for. */
  describe: (language: Language, values: Values<Name>) => string;
  /** What happened, or how that has changed since. */
  tell: (language: Language, values: Values<Name>, facts: Facts<Name>, correction: boolean) => string;
  /** Which way a figure went, by how much, and whose. Of kinds with a figure. */
  mark?: (language: Language, values: Values<Name>, facts: Facts<Name>) => Mark | null;
  /** The rows and lists that the facts come from, complete ones. */
  basedOn: (facts: Facts<Name>) => Pick<Basis, 'rows' | 'lists'>;
  /** The page that shows it. */
  pathOf: (values: Values<Name>, facts: Facts<Name>) => string;
};
