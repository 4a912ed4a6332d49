'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { RangeLink } from '@/components/layout/range-link';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoney } from '@/lib/format/money';
import { formatQuantity } from '@/lib/format/number';
import type { DayRange } from '@/lib/ledger/days';
import type { SummaryGroup } from '@/lib/ledger/summary/summary-shape';
import { rankingOptions } from '@/lib/query/performance';

type Kind = {
  title: string;
  /** One such thing, and many. */
  noun: readonly [one: string, many: string];
  hrefOf?: (key: string) => string;
  empty: string;
};

const kinds = {
  product: {
    title: 'Products',
    noun: ['product', 'products'],
    empty: 'No sales or clicks in this range.',
  },
  link: { title: 'Links', noun: ['link', 'links'], empty: 'No clicks in this range.' },
  creator: {
    title: 'Creators who sell it',
    noun: ['creator', 'creators'],
    hrefOf: (key) => `/creators/${key}`,
    empty: 'No clicks or sales in this range.',
  },
} satisfies Record<string, Kind>;

type Props = {
  group: keyof typeof kinds;
  subject: Parameters<typeof rankingOptions>[0];
  range: DayRange;
};

/** The best of something by sales, a currency at a time, and the rest as one line. */
export function Ranking({ group, subject, range }: Props) {
  const { title, noun, hrefOf, empty }: Kind = kinds[group];
  const query = useQuery(rankingOptions(subject, range, group));
  const { data } = query;
  const failure = toFailure(query);
  const currencies = data?.currencies.filter(({ groups }) => groups.length > 0) ?? [];
  return (
    <Card
      flush
      headingLevel={3}
      title={title}
      actions={data && data.receipt.state !== 'complete' ? <PartialMark /> : null}
    >
      {failure ? <FailedLine {...failure} title="Could not load." className="px-4 pb-4" /> : null}
      {!data && !failure ? <Skeleton className="mx-4 mb-4 h-24" /> : null}
      {data && currencies.length === 0 ? <p className="px-4 pb-4 text-sm text-muted">{empty}</p> : null}
      {currencies.map(({ currency, groups }) => (
        <ol key={currency} aria-label={`${title}, ${currency}`} className="pb-1">
          {groups.map((entry) => (
            <Line
              key={entry.key ?? entry.kind}
              entry={entry}
              currency={currency ?? ''}
              name={
                entry.kind === 'other'
                  ? `${formatQuantity(entry.groups, ...noun)} more`
                  : (entry.label ?? entry.key ?? '–')
              }
              href={entry.kind === 'value' && entry.key !== null ? hrefOf?.(entry.key) : undefined}
            />
          ))}
        </ol>
      ))}
    </Card>
  );
}

type LineProps = { entry: SummaryGroup; currency: string; name: string; href: string | undefined };

function Line({ entry, currency, name, href }: LineProps) {
  const { figures } = entry;
  return (
    <li className="flex min-h-10 items-center justify-between gap-4 border-t border-border px-4 py-1.5 text-sm">
      <span className="min-w-0">
        {href ? (
          <RangeLink href={{ pathname: href }} className="block truncate hover:text-accent hover:underline">
            {name}
          </RangeLink>
        ) : (
          <span className={entry.kind === 'other' ? 'block truncate text-muted' : 'block truncate'}>
            {name}
          </span>
        )}
        <span className="tabular block truncate text-xs text-muted">
          {formatQuantity(figures.clicks, 'click')} · {formatQuantity(figures.conversions, 'conversion')}
        </span>
      </span>
      <span className="tabular flex shrink-0 items-center gap-1.5">
        {formatMoney(figures.sales, currency)}
      </span>
    </li>
  );
}
