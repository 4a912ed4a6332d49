import type { ReactNode } from 'react';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import type { AgeCell, CurrencySettlement, Settlement } from '@/features/settlement/settlement-shape';
import { writeAmount } from '@/features/settlement/write-amount';
import type { LookAge } from '@/lib/data/windows/look-ages';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  answer: Settlement | undefined;
  part: CurrencySettlement | undefined;
  /** Shown if no day was seen yet. */
  empty: ReactNode;
  partial: boolean;
};

/** The triangle: what each month, week or day had at each age, as a share of what was first reported. */
export function AgeTable({ answer, part, empty, partial }: Props) {
  const { t } = useLanguage();
  const name = t('settlement.triangle.title');
  return (
    <Card
      title={
        <>
          {name} {partial ? <PartialMark /> : null}
        </>
      }
      description={t('settlement.triangle.hint')}
      flush
    >
      {answer === undefined ? (
        <div aria-busy="true" className="px-4 pb-4">
          <Skeleton className="h-72" />
        </div>
      ) : part && part.triangle.length > 0 ? (
        <Triangle answer={answer} part={part} name={name} />
      ) : (
        empty
      )}
    </Card>
  );
}

const headClass = 'px-3 py-2 text-right font-medium whitespace-nowrap';
const nameClass = 'sticky left-0 bg-surface px-4 py-1.5 text-left font-normal whitespace-nowrap';

function Triangle({ answer, part, name }: { answer: Settlement; part: CurrencySettlement; name: string }) {
  const { t, format } = useLanguage();
  const { ages, metric, grain } = answer;
  const { currency, triangle, total } = part;
  const bucketName = (day: string) => (grain === 'month' ? format.month(day) : format.day(day));
  const cellsOf = (cells: readonly AgeCell[], days: number) =>
    ages.map((age) => <AgeValue key={age} {...{ age, cells, days, metric, currency }} />);
  return (
    <ScrollRegion label={name} className="max-h-[30rem] overflow-y-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{name}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface px-4 py-2 text-left font-medium">
              {t(`reports.grains.${grain}`)}
            </th>
            {ages.map((age) => (
              <th key={age} scope="col" className={headClass}>
                {t('settlement.triangle.age', { age })}
              </th>
            ))}
            <th scope="col" className={headClass}>
              {t('settlement.triangle.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {triangle.toReversed().map(({ bucket, days, current, cells }) => (
            <tr key={bucket} className="border-t border-border">
              <th scope="row" className={nameClass}>
                {bucketName(bucket)}
              </th>
              {cellsOf(cells, days)}
              <td className="px-3 py-1.5 text-right tabular whitespace-nowrap">
                {writeAmount(format, metric, currency, current)}
              </td>
            </tr>
          ))}
        </tbody>
        {total.length > 0 ? (
          <tfoot>
            <tr className="border-t-2 border-border font-medium">
              <th scope="row" className={nameClass}>
                {t('settlement.triangle.settledDays')}
              </th>
              {cellsOf(total, 0)}
              <td />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </ScrollRegion>
  );
}

type ValueProps = {
  age: LookAge;
  cells: readonly AgeCell[];
  /** The days of the row, to say how many of them the cell has; 0 for none. */
  days: number;
  metric: Settlement['metric'];
  currency: string;
};

/** The share of what was first reported, and the amount. Says so if not all days were seen at this age. */
function AgeValue({ age, cells, days, metric, currency }: ValueProps) {
  const { t, format } = useLanguage();
  const cell = cells.find((one) => one.age === age);
  if (!cell) return <td className="px-3 py-1.5 text-right text-muted">–</td>;
  const some = cell.days < days;
  return (
    <td className="px-3 py-1.5 text-right tabular whitespace-nowrap">
      {format.rate(cell.share)}
      <span className="block text-xs text-muted">
        {some
          ? t('settlement.triangle.someDays', { count: cell.days, days })
          : writeAmount(format, metric, currency, cell.amount)}
      </span>
    </td>
  );
}
