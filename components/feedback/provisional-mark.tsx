'use client';

import { Clock } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { useChangeMarks } from './change-marks';

/** A small clock for a figure that may change. Shown only if other figures are settled. */
export function ProvisionalMark() {
  const { t } = useLanguage();
  if (!useChangeMarks()) return null;
  return (
    <span
      role="img"
      aria-label={t('feedback.mayChange')}
      title={t('feedback.mayChangeTitle')}
      className="inline-flex align-[-1px] text-muted"
    >
      <Clock aria-hidden="true" className="size-3 shrink-0" />
    </span>
  );
}
