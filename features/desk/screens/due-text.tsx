import { CalendarClock } from '@/components/ui/icons';
import type { Step } from '@/features/desk/desk-shape';
import { cn } from '@/lib/base/class-names';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { describeDue, judgeDue } from './describe-partner';

type Props = { step: Step | null; today: Day };

const colors = { overdue: 'text-negative', today: 'text-warning', later: 'text-muted' };

/** When a step is due, in words and color. Nothing without a date. */
export function DueText({ step, today }: Props) {
  const language = useLanguage();
  const state = judgeDue(step, today);
  if (!step?.day || state === null) return null;
  return (
    <span className={cn('inline-flex items-center gap-1', colors[state])}>
      <CalendarClock aria-hidden="true" className="size-3.5 shrink-0" />
      {describeDue(language, step.day, today)}
    </span>
  );
}
