'use client';

import { useToday } from '@/components/filters/today';
import { Clock } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { describeOpenDays } from '@/lib/pages/open-days';

type Props = { range: DayRange | undefined; className?: string };

/** Says once, for all figures of a range, until when they may change. Keeps its place while the range is unknown. */
export function ChangeNote({ range, className }: Props) {
  const language = useLanguage();
  const today = useToday();
  const text = range && today && describeOpenDays(language, range, today);
  return (
    <p className={cn('flex min-h-5 items-center gap-1.5 text-xs whitespace-nowrap text-muted', className)}>
      {text ? (
        <>
          <Clock aria-hidden="true" className="size-3.5 shrink-0" />
          {text}
        </>
      ) : null}
    </p>
  );
}
