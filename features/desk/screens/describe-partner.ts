import { isDefaultStage, type Stage, type Step } from '@/features/desk/desk-shape';
import type { Day } from '@/lib/data/terms/days';
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

/** “Overdue since Nov 26”, “Due today”, “Due Jan 3, 2027”: with the year if it is another one. */
export function describeDue({ t, format }: Language, day: Day, today: Day): string {
  if (day === today) return t('desk.due.today');
  const write = day.slice(0, 4) === today.slice(0, 4) ? format.dayShort : format.day;
  return t(day < today ? 'desk.due.was' : 'desk.due.on', { day: write(day) });
}
