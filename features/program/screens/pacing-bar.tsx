import { PartialMark } from '@/components/feedback/partial-mark';
import { ProvisionalMark } from '@/components/feedback/provisional-mark';
import { describePacing, writeUsed } from '@/features/program/describe-pacing';
import { type CampaignRow, programCurrency } from '@/features/program/program-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

const fills = {
  upcoming: 'bg-edge',
  unknown: 'bg-edge',
  steady: 'bg-positive',
  early: 'bg-warning',
  slow: 'bg-chart-1',
  spent: 'bg-warning',
  ended: 'bg-edge',
} as const;

/** Commission against budget, with a line for elapsed time and, unless `short`, a forecast. */
export function PacingBar({ row, short = false }: { row: CampaignRow; short?: boolean }) {
  const language = useLanguage();
  const { t, format } = language;
  const { campaign, figures, pacing } = row;
  const own = figures.find(({ currency }) => currency === programCurrency)?.figures;
  const used = writeUsed(language, row);
  const share = Math.min(1, Math.max(0, pacing.spentShare ?? 0));
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="tabular flex justify-between gap-3 text-xs">
        <span className="truncate">
          {own?.provisional.any ? <ProvisionalMark /> : null}{' '}
          {t.rich('program.pacing.of', {
            ...used,
            budget: format.money(campaign.budget, programCurrency),
            muted: (chunks) => <span className="text-muted">{chunks}</span>,
          })}{' '}
          {used.part === 'loaded' ? <PartialMark /> : null}
        </span>
        <span className="shrink-0 whitespace-nowrap text-muted">{format.rate(pacing.spentShare)}</span>
      </p>
      <span aria-hidden="true" className="drawn relative block h-1.5 rounded-full bg-fill">
        <span
          className={cn('absolute inset-y-0 left-0 rounded-full', fills[pacing.state])}
          style={{ width: `${share * 100}%` }}
        />
        <span
          className="absolute -inset-y-0.5 w-px bg-text"
          style={{ left: `${pacing.elapsedShare * 100}%` }}
        />
      </span>
      {short ? null : <p className="truncate text-xs text-muted">{describePacing(language, pacing)}</p>}
    </div>
  );
}
