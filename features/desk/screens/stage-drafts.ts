import type { Desk, Stage } from '@/features/desk/desk-shape';
import type { StagesInput } from '@/features/desk/stage-list';
import type { Language } from '@/lib/language/language';
import { nameStage } from './describe-partner';

/** A stage in the form. `id` identifies its line. A new stage has no key. */
export type StageDraft = { id: string; key?: string; name: string };

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

/** Stored stages that stay: where partners can go. */
export const listKept = (drafts: readonly StageDraft[]): { value: string; label: string }[] =>
  drafts.flatMap(({ key, name }) => (key === undefined ? [] : [{ value: key, label: name }]));

/** Where the partners of a removed stage go. */
type StageMove = { stage: Stage; to: string };

/**
 * A move for each removed stage, to the chosen stage or to the first one that stays. Also for a stage without partners:
 * the desk of another API has the same stages, and may have partners there. Nothing if no stage stays.
 */
export function listMoves(
  { stages }: Desk,
  drafts: readonly StageDraft[],
  chosen: Readonly<Record<string, string>>,
): StageMove[] {
  const kept = listKept(drafts).map(({ value }) => value);
  const removed = stages.filter(({ key }) => !kept.includes(key));
  return removed.flatMap((stage): StageMove[] => {
    const to = kept.find((key) => key === chosen[stage.key]) ?? kept[0];
    return to === undefined ? [] : [{ stage, to }];
  });
}

type Drafted = { desk: Desk; drafts: readonly StageDraft[]; moves: readonly StageMove[] };

/** The request. A default stage keeps no name of its own until it is renamed. */
export function toStagesInput(language: Language, { desk, drafts, moves }: Drafted): StagesInput {
  return {
    version: desk.version,
    stages: drafts.map(({ key, name }) => {
      const before = desk.stages.find((stage) => stage.key === key);
      const isSame = before && before.name === null && nameStage(language, before) === name.trim();
      return { ...(key === undefined ? {} : { key }), name: isSame ? null : name };
    }),
    moves: moves.map(({ stage, to }) => ({ from: stage.key, to })),
  };
}
