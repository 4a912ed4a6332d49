'use client';

import { chipClass, useFilterVariant } from '@/components/filters/filter-variant';
import { PrintedFilter } from '@/components/filters/printed-filter';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Field } from '@/components/ui/field';
import { ChevronDown } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Popover } from '@/components/ui/popover';
import { cn } from '@/lib/base/class-names';
import { isDay } from '@/lib/contract/dates';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  after: string | null;
  before: string | null;
  onChange: (dates: { after?: string | null; before?: string | null }) => void;
};

/** Filters campaigns that start on or after one day and end on or before another. UTC. */
export function CampaignDatesFilter({ after, before, onChange }: Props) {
  const language = useLanguage();
  const { t } = language;
  const variant = useFilterVariant();
  const dates = describeDates(language, after, before);
  const fields = (
    <div className="grid gap-3">
      <Field label={t('program.campaigns.dates.after')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={after ?? ''}
            onChange={(event) => onChange({ after: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={t('program.campaigns.dates.before')} hint={t('program.campaigns.dates.utc')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={before ?? ''}
            onChange={(event) => onChange({ before: event.target.value || null })}
          />
        )}
      </Field>
      <Button onClick={() => onChange({ after: null, before: null })}>
        {t('program.campaigns.dates.any')}
      </Button>
    </div>
  );
  if (variant.kind === 'menu') return <div className="p-3">{fields}</div>;
  return (
    <>
      <Popover
        label={t('program.campaigns.dates.title')}
        className="w-64"
        triggerClassName={buttonClass(
          'secondary',
          'md',
          cn('min-w-0', dates && 'border-accent!', variant.kind === 'chip' && chipClass),
        )}
        trigger={
          <>
            <span className={dates ? 'text-muted' : undefined}>{t('program.campaigns.dates.label')}</span>
            {dates ? <span className="tabular truncate">{dates}</span> : null}
            <ChevronDown aria-hidden="true" className="text-muted" />
          </>
        }
      >
        {fields}
      </Popover>
      <PrintedFilter label={t('program.campaigns.dates.label')} values={dates ? [dates] : []} />
    </>
  );
}

/** Describes the chosen days; empty if there are none. */
function describeDates({ t, format }: Language, after: string | null, before: string | null): string {
  const from = after && isDay(after) ? format.day(after) : null;
  const to = before && isDay(before) ? format.day(before) : null;
  if (from && to) return t('program.campaigns.dates.both', { from, to });
  if (from) return t('program.campaigns.dates.from', { from });
  return to ? t('program.campaigns.dates.to', { to }) : '';
}
