import type { ReactNode } from 'react';
import { PartialMark } from '@/components/feedback/partial-mark';
import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import type { AgeCell, CurrencySettlement, Settlement } from '@/features/settlement/settlement-shape';
import { writeAmount } from '@/features/settlement/write-amount';
import { cn } from '@/lib/base/class-names';
import type { LookAge } from '@/lib/data/terms/look-ages';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  answer: Settlement | undefined;
  part: CurrencySettlement | undefined;
  /** Shown if no day was seen yet. */
  empty: ReactNode;
  partial: boolean;
};

/** What is missing at an age, as a share of what was first reported. Nothing if more is there. */
const missingIn = ({ share }: AgeCell): number => Math.max(0, 1 - (share ?? 1));

/** The largest share that is missing anywhere. */
const findMost = ({ triangle, total }: CurrencySettlement): number =>
  Math.max(0, ...[...triangle.flatMap(({ cells }) => cells), ...total].map(missingIn));

/** The triangle: what each month, week or day had at each age, shaded by what is missing of what was first reported. */
export function AgeTable({ answer, part, empty, partial }: Props) {
  const { t, format } = useLanguage();
  const name = t('settlement.triangle.title');
  const most = part ? findMost(part) : 0;
  return (
    <Card
      title={
        <>
          {name} {partial ? <PartialMark /> : null}
        </>
      }
      description={
        most > 0
          ? t('settlement.triangle.shaded', { most: format.rate(most) })
          : t('settlement.triangle.hint')
      }
      flush
    >
      {answer === undefined ? (
        <div aria-busy="true" className="px-4 pb-4">
          <Skeleton className="h-72" />
        </div>
      ) : part && part.triangle.length > 0 ? (
        <Triangle answer={answer} part={part} name={name} most={most} />
      ) : (
        empty
      )}
    </Card>
  );
}

/** On a phone, a row is a month with its ages below it, three in a line. */
const rowClass = 'max-sm:grid max-sm:grid-cols-3 max-sm:pb-2';
const nameClass =
  'sticky left-0 bg-surface px-4 py-1.5 text-left font-normal whitespace-nowrap max-sm:row-start-1 max-sm:font-medium';
const cellClass = 'px-3 py-1.5 text-right tabular whitespace-nowrap';
const nowClass = cn(cellClass, 'max-sm:col-start-3 max-sm:row-start-1');

type TriangleProps = { answer: Settlement; part: CurrencySettlement; name: string; most: number };

function Triangle({ answer, part, name, most }: TriangleProps) {
  const { t, format } = useLanguage();
  const { ages, metric, grain } = answer;
  const { currency, triangle, total } = part;
  const bucketName = (day: string) => (grain === 'month' ? format.month(day) : format.day(day));
  const cellsOf = (cells: readonly AgeCell[], days: number) =>
    ages.map((age) => (
      <AgeValue
        key={age}
        age={age}
        cells={cells}
        days={days}
        metric={metric}
        currency={currency}
        most={most}
      />
    ));
  return (
    <ScrollRegion label={name} className="max-h-[30rem] overflow-y-auto">
      <table className="w-full text-sm max-sm:block">
        <caption className="sr-only">{name}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-xs text-muted max-sm:sr-only">
          <tr>
            <th scope="col" className="sticky left-0 bg-surface px-4 py-2 text-left font-medium">
              {t(`reports.grains.${grain}`)}
            </th>
            {ages.map((age) => (
              <th key={age} scope="col" className="px-3 py-2 text-right font-medium whitespace-nowrap">
                {t('settlement.triangle.age', { age })}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right font-medium whitespace-nowrap">
              {t('settlement.triangle.now')}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {triangle.toReversed().map(({ bucket, days, current, cells }) => (
            <tr key={bucket} className={cn('border-t border-border', rowClass)}>
              <th scope="row" className={cn(nameClass, 'max-sm:col-span-2')}>
                {bucketName(bucket)}
              </th>
              {cellsOf(cells, days)}
              <td className={nowClass}>{writeAmount(format, metric, currency, current)}</td>
            </tr>
          ))}
        </tbody>
        {total.length > 0 ? (
          <tfoot className="max-sm:block">
            <tr className={cn('border-t-2 border-border font-medium', rowClass)}>
              <th scope="row" className={cn(nameClass, 'max-sm:col-span-3')}>
                {t('settlement.triangle.settledDays')}
              </th>
              {cellsOf(total, 0)}
              <td className="max-sm:hidden" />
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
  most: number;
};

/** The share of what was first reported, and the amount. Says so if not all days were seen at this age. */
function AgeValue({ age, cells, days, metric, currency, most }: ValueProps) {
  const { t, format } = useLanguage();
  const cell = cells.find((one) => one.age === age);
  if (!cell) return <td className={cn(cellClass, 'text-muted max-sm:hidden')}>–</td>;
  const some = cell.days < days;
  const shade: Record<string, number> = { '--shade': most > 0 ? missingIn(cell) / most : 0 };
  return (
    <td className={cn('shaded', cellClass)} style={shade}>
      <span aria-hidden="true" className="block text-xs text-muted sm:hidden">
        {t('settlement.triangle.age', { age })}
      </span>
      {format.rate(cell.share)}
      <span className="block text-xs text-muted">
        {some
          ? t('settlement.triangle.someDays', { count: cell.days, days })
          : writeAmount(format, metric, currency, cell.amount)}
      </span>
    </td>
  );
}
