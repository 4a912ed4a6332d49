'use client';

import { useEffect, useRef } from 'react';
import type { PreviewAnswer } from '@/features/alerts/alert-shape';
import { countDays } from '@/lib/data/days';
import { describeUnknownValues } from '@/lib/data/reporting/filter-words';
import { useLanguage } from '@/lib/language/use-language';

/** The newest days that are named. */
const named = 6;

/** When a rule would have fired, and what is not known. */
export function PreviewText({ preview }: { preview: PreviewAnswer }) {
  const language = useLanguage();
  const { t, format } = language;
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone, each new preview is below the visible fields.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  const { range, days, unknown, holds, basis } = preview;
  const listed = days.toReversed().slice(0, named).map(format.dayShort);
  const more = days.length > named ? [t('alerts.preview.more', { count: days.length - named })] : [];
  const values = {
    days: String(countDays(range)),
    count: days.length,
    when: format.list([...listed, ...more]),
  };
  const sentences = [
    days.length === 0 ? t('alerts.preview.none', { days: values.days }) : t('alerts.preview.some', values),
    ...(unknown > 0 ? [t('alerts.preview.unknown', { count: unknown })] : []),
    ...describeUnknownValues(language, basis.unknownValues, { suggest: true }),
    ...(holds ? [t(`alerts.preview.holds.${holds}`)] : []),
  ];
  return (
    <p ref={box} className="rounded bg-fill px-3 py-2 text-sm">
      {sentences.join(' ')}
    </p>
  );
}
