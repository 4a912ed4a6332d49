import type { Desk, Stage } from '@/features/desk/desk-shape';
import type { StagesInput } from '@/features/desk/stage-list';
import type { Language } from '@/lib/language/language';
import { nameStage } from './describe-partner';

/** A stage in the form. `id` identifies its line. A new stage has no key. */
type StageDraft = { id: string; key?: string; name: string };

export const draftStages = (language: Language, stages: readonly Stage[]): StageDraft[] =>
  stages.map((stage) => ({ id: stage.key, key: stage.key, name: nameStage(language, stage) }));

export const renameDraft = (drafts: readonly StageDraft[], at: number, name: string): StageDraft[] =>
  drafts.map((draft, place) => (place === at ? { ...draft, name } : draft));

export const removeDraft = (drafts: readonly StageDraft[], at: number): StageDraft[] =>
  drafts.filter((_, place) => place !== at);

export const addDraft = (drafts: readonly StageDraft[]): StageDraft[] => [
  ...drafts,
  { id: crypto.randomUUID(), name: '' },
];

/** Moves a stage one place up (−1) or down (1). */
export function moveDraft(drafts: readonly StageDraft[], at: number, by: -1 | 1): StageDraft[] {
  const next = [...drafts];
  next.splice(at + by, 0, ...next.splice(at, 1));
  return next;
}

type Drafted = {
  desk: Desk;
  drafts: readonly StageDraft[];
  /** Removed stages with partners. */
  removed: readonly Stage[];
  /** Where the partners of removed stages go. Defaults to the first stage that stays. */
  moves: Readonly<Record<string, string>>;
};

/** The request. A default stage keeps no name of its own until it is renamed. */
export function toStagesInput(language: Language, { desk, drafts, removed, moves }: Drafted): StagesInput {
  const first = drafts.find(({ key }) => key !== undefined)?.key ?? '';
  return {
    version: desk.version,
    stages: drafts.map(({ key, name }) => {
      const before = desk.stages.find((stage) => stage.key === key);
      const isSame = before && before.name === null && nameStage(language, before) === name.trim();
      return { ...(key === undefined ? {} : { key }), name: isSame ? null : name };
    }),
    moves: removed.map(({ key }) => ({ from: key, to: moves[key] ?? first })),
  };
}
