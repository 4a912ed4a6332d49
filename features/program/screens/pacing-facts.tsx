import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { type CampaignRow, programCurrency } from '@/features/program/program-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

/** The figures behind the pacing. Estimates are marked. */
export function PacingFacts({ row, through }: { row: CampaignRow; through: Day }) {
  const { t, format } = useLanguage();
  const { campaign, pacing } = row;
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount, programCurrency));
  const facts: [string, ReactNode, boolean][] = [
    [t('program.budget'), format.money(campaign.budget, programCurrency), false],
    [t('program.pacing.facts.spent'), format.rate(pacing.spentShare), false],
    [t('program.pacing.facts.elapsed'), format.rate(pacing.elapsedShare), false],
    [t('program.pacing.facts.daysLeft'), format.count(pacing.daysLeft), false],
    [t('program.pacing.facts.perDay', { day: format.day(through) }), money(pacing.perDay), false],
    [t('program.pacing.facts.byTheEnd'), money(pacing.projected), pacing.projected !== null],
    [
      t('program.pacing.facts.usedUpOn'),
      pacing.runsOut
        ? format.day(pacing.runsOut)
        : pacing.projected === null
          ? '–'
          : t('program.pacing.facts.notBeforeEnd'),
      pacing.projected !== null,
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
      {facts.map(([term, value, guessed]) => (
        <div key={term} className="min-w-0">
          <dt className="flex items-center gap-2 text-xs text-muted">{term}</dt>
          <dd className="tabular flex flex-wrap items-center gap-2 text-base font-medium">
            {value} {guessed ? <Badge tone="provisional">{t('feedback.estimate')}</Badge> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
