'use client';

import { ChevronDown } from 'lucide-react';
import { chipClass, useFilterPlace } from '@/components/filters/filter-place';
import { PrintedFilter } from '@/components/filters/printed-filter';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Popover } from '@/components/ui/popover';
import { cn } from '@/lib/class-names';
import { isDay } from '@/lib/contract/dates';
import { formatDay } from '@/lib/format/day';

type Props = {
  after: string | null;
  before: string | null;
  onChange: (dates: { after?: string | null; before?: string | null }) => void;
};

/** Campaigns that start on or after one day, and end on or before another. UTC. */
export function CampaignDatesFilter({ after, before, onChange }: Props) {
  const place = useFilterPlace();
  const said = [
    after && isDay(after) ? `from ${formatDay(after)}` : '',
    before && isDay(before) ? `to ${formatDay(before)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const fields = (
    <div className="grid gap-3">
      <Field label="Starts on or after">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={after ?? ''}
            onChange={(event) => onChange({ after: event.target.value || null })}
          />
        )}
      </Field>
      <Field label="Ends on or before" hint="Days are UTC.">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={before ?? ''}
            onChange={(event) => onChange({ before: event.target.value || null })}
          />
        )}
      </Field>
      <Button onClick={() => onChange({ after: null, before: null })}>Any dates</Button>
    </div>
  );
  if (place.kind === 'menu') return <div className="p-3">{fields}</div>;
  return (
    <>
      <Popover
        label="Campaign dates"
        className="w-64"
        triggerClassName={buttonClass(
          'secondary',
          'md',
          cn('min-w-0', said && 'border-accent!', place.kind === 'chip' && chipClass),
        )}
        trigger={
          <>
            <span className={said ? 'text-muted' : undefined}>Dates</span>
            {said ? <span className="tabular truncate">{said}</span> : null}
            <ChevronDown aria-hidden="true" className="text-muted" />
          </>
        }
      >
        {fields}
      </Popover>
      <PrintedFilter label="Dates" values={said ? [said] : []} />
    </>
  );
}
