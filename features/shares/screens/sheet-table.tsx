import { ComparedValue } from '@/components/feedback/compared-value';
import { PartialMark } from '@/components/feedback/partial-mark';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Sheet } from '@/features/shares/sheet';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import type { PageCell, PageRow, PageTable } from '@/lib/pages/page';

type Props = { table: PageTable } & Pick<Sheet, 'complete' | 'against'>;

const cell = 'px-4 py-2 text-right tabular whitespace-nowrap';
const words = 'px-4 py-2 text-left wrap-break-word';
/** Longer texts wrap, in a column that is wide enough for it. */
const shortText = 20;
const wrapOf = (text: string) => (text.length > shortText ? 'min-w-44 leading-5' : 'whitespace-nowrap');
const first = 'sticky left-0 max-w-64 min-w-32 bg-surface px-4 py-2 text-left wrap-anywhere max-sm:max-w-40';

/** A table with its totals. On a narrow screen it scrolls in its frame, and the names stay. */
export function SheetTableView({ table: { title, head, rows, more }, complete, against }: Props) {
  const { t } = useLanguage();
  const [name, ...columns] = head;
  return (
    <section className="min-w-0 overflow-hidden rounded border border-border bg-surface shadow-raised">
      <h3 className="border-b border-border px-4 py-3 text-base font-semibold">{title}</h3>
      <ScrollRegion label={title}>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className={cn(first, 'font-medium')}>
                {name?.label}
              </th>
              {columns.map(({ label, numeric }) => (
                <th key={label} scope="col" className={cn(numeric ? cell : words, 'font-medium')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and never move
              <Row key={at} row={row} head={head} complete={complete} against={against ?? ''} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {more > 0 ? (
        <p className="border-t border-border px-4 py-2 text-xs text-muted">
          {t('caption.moreRows', { count: more })}
        </p>
      ) : null}
    </section>
  );
}

type RowProps = { row: PageRow; head: PageTable['head']; complete: boolean; against: string };

function Row({ row: { kind, cells }, head, complete, against }: RowProps) {
  const [name, ...figures] = cells;
  if (kind === 'heading') {
    return (
      <tr className="border-t border-border bg-fill">
        <th
          scope="rowgroup"
          colSpan={head.length}
          className="px-4 py-2 text-left text-xs font-medium text-muted"
        >
          {name?.text}
        </th>
      </tr>
    );
  }
  const isTotal = kind === 'total';
  return (
    <tr className={isTotal ? 'border-t-2 border-border font-semibold' : 'border-t border-border'}>
      <th scope="row" className={cn(first, isTotal ? 'font-semibold' : 'font-normal')}>
        {name?.text} {isTotal && !complete ? <PartialMark /> : null}
      </th>
      {figures.map(({ text, delta }, at) => (
        <Cell key={head[at + 1]?.label} numeric={head[at + 1]?.numeric} {...{ text, delta, against }} />
      ))}
    </tr>
  );
}

type CellProps = PageCell & { numeric: boolean | undefined; against: string };

function Cell({ text, delta, numeric, against }: CellProps) {
  if (!numeric) return <td className={cn(words, wrapOf(text))}>{text}</td>;
  return (
    <td className={cell}>
      <ComparedValue delta={delta ?? undefined} against={against}>
        {text}
      </ComparedValue>
    </td>
  );
}
