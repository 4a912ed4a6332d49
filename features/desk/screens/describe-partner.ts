import { isDefaultStage, type Stage, type Step } from '@/features/desk/desk-shape';
import type { Day } from '@/lib/data/days';
import type { Language } from '@/lib/language/language';

/** The name of a stage: its own, or that of the default stage in the reader's language. */
export function nameStage({ t }: Language, { key, name }: Stage): string {
  return name ?? (isDefaultStage(key) ? t(`desk.stages.${key}`) : key);
}

/** The name of the stage with a key; the key if there is none. */
export const nameStageOf = (language: Language, stages: readonly Stage[], key: string): string =>
  nameStage(language, stages.find((stage) => stage.key === key) ?? { key, name: null });

type DueState = 'overdue' | 'today' | 'later';

/** Whether a step is due; null without a date. */
export function judgeDue(step: Step | null, today: Day): DueState | null {
  if (!step?.day) return null;
  if (step.day < today) return 'overdue';
  return step.day === today ? 'today' : 'later';
}

/** “Overdue since Nov 26”, “Due today”, “Due Dec 3”. */
export function describeDue({ t, format }: Language, day: Day, today: Day): string {
  if (day === today) return t('desk.due.today');
  return t(day < today ? 'desk.due.was' : 'desk.due.on', { day: format.day(day) });
}
