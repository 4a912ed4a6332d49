import type { ComponentProps } from 'react';
import type { Tone } from '@/components/ui/badge';
import { NearLink } from '@/components/ui/near-link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/base/class-names';
import { countDays, daysBetween, eachBucket } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

type TimelineBar = {
  id: string;
  label: string;
  start: string;
  end: string;
  tone: Tone;
  /** Read out after the label. */
  status: string;
  href?: ComponentProps<typeof NearLink>['href'];
};

/** Minimum axis width and room for a month's name, in pixels. */
const narrowest = 640;
const labelWidth = 72;
/** Names of months that begin later would be wider than the axis, in percent of it. */
const lastLabel = 100 - (labelWidth / narrowest) * 100;

type Props = { label: string; bars: readonly TimelineBar[]; start: string; end: string; today: string };

const tones: Record<Tone, string> = {
  neutral: 'bg-fill text-muted',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  negative: 'bg-negative-soft text-negative',
  warning: 'bg-warning-soft text-warning',
  provisional: 'bg-provisional-soft text-provisional',
};

/** Draws bars over days on one axis from `start` to `end`, both `YYYY-MM-DD`. Scrolls to today in the browser. */
export function Timeline({ label, bars, start, end, today }: Props) {
  const { t, format } = useLanguage();
  const length = countDays({ from: start, to: end });
  const offsetOf = (day: string) => Math.max(0, Math.min(100, (daysBetween(start, day) / length) * 100));
  const months = eachBucket({ from: start, to: end }, 'month').filter((month) => month >= start);
  const every = Math.ceil((months.length * labelWidth) / narrowest);
  return (
    <ScrollRegion label={label} ref={showToday}>
      <div className="relative min-w-[640px] pt-6 pb-1">
        {months.map((month, at) => (
          <span
            key={month}
            aria-hidden="true"
            className="absolute inset-y-0 border-l border-border pl-1.5 text-xs whitespace-nowrap text-muted"
            style={{ left: `${offsetOf(month)}%` }}
          >
            {at % every === 0 && offsetOf(month) <= lastLabel ? format.month(month) : null}
          </span>
        ))}
        {today >= start && today <= end ? (
          <span
            aria-hidden="true"
            data-today=""
            className="drawn absolute inset-y-0 w-px bg-accent"
            style={{ left: `${offsetOf(today)}%` }}
          />
        ) : null}
        <ul className="relative grid gap-1">
          {bars.map((bar) => {
            const left = offsetOf(bar.start);
            const width = Math.max(0.5, offsetOf(bar.end) + 100 / length - left);
            const { label, status } = bar;
            const text = t('charts.span', { label, status, days: format.dayRange(bar.start, bar.end) });
            const look = cn(
              'block forced-colors:border h-7 truncate rounded px-2 text-xs leading-7 font-medium touch:h-11 touch:leading-11',
              tones[bar.tone],
            );
            return (
              <li
                key={bar.id}
                style={{ marginLeft: `${left}%`, width: `${Math.min(100 - left, width)}%` }}
                title={text}
              >
                {bar.href ? (
                  <NearLink href={bar.href} aria-label={text} className={cn(look, 'hover:underline')}>
                    {label}
                  </NearLink>
                ) : (
                  <span className={look}>
                    <span aria-hidden="true">{label}</span>
                    <span className="sr-only">{text}</span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </ScrollRegion>
  );
}

/** Centers today if the axis is wider than its box. */
function showToday(scroller: HTMLElement | null) {
  const today = scroller?.querySelector<HTMLElement>('[data-today]');
  if (scroller && today) scroller.scrollLeft = today.offsetLeft - scroller.clientWidth / 2;
}
