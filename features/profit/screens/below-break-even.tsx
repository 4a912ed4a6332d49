import { Card } from '@/components/ui/card';
import { describeBreakEven, isBelowBreakEven } from '@/features/profit/describe-break-even';
import type { CurrencyProfit, ProfitGroup } from '@/features/profit/profit-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  profit: CurrencyProfit;
  /** Plural noun of the groups: "creators". */
  noun: string;
  nameOf: (group: ProfitGroup) => string;
};

const most = 5;

/** Groups whose clicks cost more than they earn, largest loss first, as sentences. */
export function BelowBreakEven({ profit, noun, nameOf }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { groups, counts, currency } = profit;
  const below = groups.filter(({ figures }) => isBelowBreakEven(figures));
  if (below.length === 0) {
    return (
      <p className="text-sm text-muted">{t('profit.below.none', { noun, unknown: counts.withoutMargin })}</p>
    );
  }
  return (
    <Card
      title={t('profit.below.title')}
      description={t('profit.below.total', {
        noun,
        losing: counts.losing,
        groups: counts.groups,
        unknown: counts.withoutMargin,
      })}
    >
      <ul aria-label={t('profit.below.title')} className="grid gap-2 text-sm">
        {below.slice(0, most).map((group) => (
          <li key={group.key}>
            {t.rich('profit.below.entry', {
              name: (words) => <span className="font-medium">{words}</span>,
              text: (words) => <span className="tabular">{words}</span>,
              group: nameOf(group),
              worth: describeBreakEven(language, group.figures, currency),
            })}
          </li>
        ))}
      </ul>
      {counts.losing > most ? (
        <p className="mt-2 text-xs text-muted">{t('profit.below.more', { count: counts.losing - most })}</p>
      ) : null}
    </Card>
  );
}
