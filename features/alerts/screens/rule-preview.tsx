'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '@/components/charts/chart-skeleton';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import type { Side } from '@/features/alerts/alert-shape';
import { previewOptions } from '@/features/alerts/client/alerts';
import type { PreviewAnswer, PreviewTold } from '@/features/alerts/preview-shape';
import { cn } from '@/lib/base/class-names';
import { RequestFailure } from '@/lib/client/request-failure';
import { countAllDays, countDays } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { describeUnknownValues } from '@/lib/pages/filter-words';
import { PreviewChart, previewHeight } from './preview-chart';
import type { ConditionInput } from './read-rule-form';

/** Alerts that are listed. */
const listed = 5;

/** The last 90 days, and when a rule would have told. `condition`: null while its sentence is not complete. */
export function RulePreview({ condition }: { condition: ConditionInput | null }) {
  const { t } = useLanguage();
  const read = useQuery(previewOptions(condition));
  const preview = condition ? read.data : null;
  // What the sentence lacks is said beside its fields when it is added.
  const isRejected = read.error instanceof RequestFailure && read.error.body.issues.length > 0;
  const failure = isRejected ? null : toFailure(read);
  return (
    <section aria-label={t('alerts.preview.title')} aria-busy={read.isFetching} className="min-w-0">
      {condition && failure ? (
        <LoadFailure {...failure} title={t('alerts.preview.failed')} />
      ) : preview && !isRejected ? (
        <PreviewWords preview={preview} stale={read.isPlaceholderData} />
      ) : condition && read.isFetching ? (
        <div style={{ height: previewHeight }}>
          <ChartSkeleton />
          <p role="status" className="sr-only">
            {t('alerts.preview.reading')}
          </p>
        </div>
      ) : (
        <PreviewBox>{t('alerts.preview.incomplete')}</PreviewBox>
      )}
    </section>
  );
}

/** In place of a chart. */
function PreviewBox({ children }: { children: ReactNode }) {
  return (
    <div
      className="grid place-content-center gap-1 rounded border border-dashed border-border p-4 text-center text-sm text-muted"
      style={{ minHeight: previewHeight }}
    >
      {children}
    </div>
  );
}

function PreviewWords({ preview, stale }: { preview: PreviewAnswer; stale: boolean }) {
  const language = useLanguage();
  const { range, told } = preview;
  const words = (
    <div role="status" className="text-sm">
      <p className="font-medium text-text">{countInWords(language, preview)}</p>
      <p className="text-muted">{describeReach(language, preview).join(' ')}</p>
    </div>
  );
  return (
    <div className={cn('grid gap-2', stale && 'opacity-60')}>
      {range && (preview.course || countJudged(preview) > 0) ? (
        <>
          <PreviewChart preview={preview} range={range} stale={stale} />
          {words}
        </>
      ) : (
        <PreviewBox>{words}</PreviewBox>
      )}
      {told.length > 0 ? <ToldList preview={preview} /> : <NowList now={preview.now} />}
    </div>
  );
}

function ToldList({ preview }: { preview: PreviewAnswer }) {
  const { t } = useLanguage();
  const { told } = preview;
  const more = countAlerts(preview) - Math.min(told.length, listed);
  return (
    <ul aria-label={t('alerts.preview.list')} className="grid gap-1 text-sm">
      {told.slice(0, listed).map((one) => (
        <ToldRow key={`${one.day} ${one.text}`} told={one} />
      ))}
      {more > 0 ? <li className="text-muted">{t('alerts.preview.more', { count: more })}</li> : null}
    </ul>
  );
}

const arrows: Record<Side, string> = { above: '▲', below: '▼' };

/** One alert: its day, which way the figure went and by how much, and whose it is, or what the alert says. */
function ToldRow({ told: { day, side, by, brief, text } }: { told: PreviewTold }) {
  const { format } = useLanguage();
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2">
      <span className="tabular text-muted">{format.dayShort(day)}</span>
      <span className="wrap-anywhere">
        {side ? (
          <span
            aria-hidden="true"
            className={cn('text-xs', side === 'above' ? 'text-positive' : 'text-negative')}
          >
            {arrows[side]}{' '}
          </span>
        ) : null}
        {by ? <span className="tabular pr-2 font-medium">{by}</span> : null}
        {brief ?? text}
      </span>
    </li>
  );
}

/** What a rule tells as soon as it is added, where there is nothing to show of days gone by. */
function NowList({ now: { alerts, texts } }: Pick<PreviewAnswer, 'now'>) {
  const { t } = useLanguage();
  if (texts.length === 0) return null;
  const more = alerts - texts.length;
  return (
    <ul aria-label={t('alerts.preview.nowList')} className="grid gap-1 text-sm">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
      {more > 0 ? <li className="text-muted">{t('charts.more', { count: more })}</li> : null}
    </ul>
  );
}

const countAlerts = ({ days }: PreviewAnswer): number =>
  days.reduce((total, { alerts }) => total + alerts, 0);

const countJudged = ({ range, gaps }: PreviewAnswer): number =>
  range ? countDays(range) - countAllDays(gaps) : 0;

function countInWords({ t }: Language, preview: PreviewAnswer): string {
  const { range } = preview;
  if (!range) return t('alerts.preview.present');
  const days = String(countDays(range));
  const count = countAlerts(preview);
  if (count > 0) return t('alerts.preview.some', { days, count });
  return t(countJudged(preview) > 0 ? 'alerts.preview.none' : 'alerts.preview.nothing', { days });
}

/** How many to expect, from which days, what is not known, and what it tells now. */
function describeReach(language: Language, preview: PreviewAnswer): string[] {
  const { t } = language;
  const { range, watched, holds, now, basis } = preview;
  const tellsNow = now.alerts > 0 ? [t('alerts.preview.now', { count: now.alerts })] : [];
  if (!range) return now.alerts > 0 ? tellsNow : [t('alerts.preview.nothingNow')];
  return [
    ...expectInWords(language, preview),
    ...describeGaps(language, preview),
    ...(watched && watched.of > watched.count ? [t('alerts.preview.watched', watched)] : []),
    ...describeUnknownValues(language, basis.unknownValues, { suggest: true }),
    ...(holds ? [t(`alerts.preview.holds.${holds}`)] : []),
    ...tellsNow,
  ];
}

function expectInWords({ t }: Language, preview: PreviewAnswer): string[] {
  const { perMonth } = preview;
  const days = countJudged(preview);
  if (days === 0 || perMonth === 0) return [];
  if (perMonth === null) return [t('alerts.preview.tooFew')];
  return [
    perMonth < 1
      ? t('alerts.preview.rarely', { days })
      : t('alerts.preview.perMonth', { count: Math.round(perMonth), days }),
  ];
}

function describeGaps({ t, format }: Language, { gaps, recordedSince }: PreviewAnswer): string[] {
  const count = countAllDays(gaps);
  if (count === 0) return [];
  return recordedSince && gaps.every(({ to }) => to < recordedSince)
    ? [t('alerts.preview.recorded', { count, day: format.day(recordedSince) })]
    : [t('alerts.preview.unknown', { count })];
}
