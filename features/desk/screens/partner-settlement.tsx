'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { settlementOptions } from '@/features/settlement/client/settlement';
import { describeExpected } from '@/features/settlement/describe-expected';
import type { CurrencySettlement } from '@/features/settlement/settlement-shape';
import { addDays, addYears, type Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

type Props = { creatorId: string; today: Day };

/** How much of a creator's commission was reversed until it settled, and what open months may settle at. */
export function PartnerSettlement({ creatorId, today }: Props) {
  const { t } = useLanguage();
  const query = useQuery(
    settlementOptions({
      from: addDays(addYears(today, -1), 1),
      to: today,
      creators: [creatorId],
      group: 'creator',
      metric: 'commission',
    }),
  );
  const failure = toFailure(query);
  const { data } = query;
  const parts = data?.currencies
    .map(({ groups, ...part }) => ({ ...part, groups: groups.filter(({ share }) => share !== null) }))
    .filter(({ groups, expectation }) => groups.length > 0 || expectation.months.length > 0);
  return (
    <Card
      headingLevel={3}
      title={t('desk.figures.settlement')}
      actions={data && data.receipt.state !== 'complete' ? <PartialMark /> : null}
    >
      {failure ? <FailedLine {...failure} title={t('desk.figures.settlementFailed')} /> : null}
      {!data && !failure ? <Skeleton className="h-10" /> : null}
      {data && parts?.length === 0 ? (
        <p className="text-sm text-muted">
          {data.receipt.state === 'empty' ? t('settlement.expected.notLoaded') : t('desk.figures.notSettled')}
        </p>
      ) : null}
      <div className="grid gap-4">
        {parts?.map((part) => (
          <CurrencyLines key={part.currency} part={part} />
        ))}
      </div>
    </Card>
  );
}

function CurrencyLines({ part: { currency, groups, expectation } }: { part: CurrencySettlement }) {
  const language = useLanguage();
  const { t, format } = language;
  const money = (amount: string) => format.money(amount, currency);
  return (
    <ul className="grid gap-2 text-sm">
      {groups.map(({ key, reported, reversed, added, share, days }) => (
        <li key={key} className="tabular">
          {t('desk.figures.reversed', {
            reported: money(reported),
            reversed: money(reversed.replace(/^-/, '')),
            added: money(added),
            share: format.rate(share),
            days,
          })}
        </li>
      ))}
      {expectation.months.map((one) => {
        const asked = { metric: 'commission', currency } as const;
        const { amounts, more } = describeExpected(language, expectation, one, asked);
        return (
          <li key={one.month} className="tabular">
            <Badge tone="provisional">{t('settlement.expected.estimate')}</Badge> {amounts}{' '}
            <span className="text-muted">{more.join(' ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
