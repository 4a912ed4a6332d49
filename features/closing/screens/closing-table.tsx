'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Check } from '@/components/ui/icons';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { CellState, ClosingGrid } from '@/features/closing/closing-grid';
import type { StatementQuery } from '@/features/closing/statement-query';
import type { MonthEstimate } from '@/features/closing/statement-shape';
import { cn } from '@/lib/base/class-names';
import type { Month } from '@/lib/data/terms/month';
import { useLanguage } from '@/lib/language/use-language';
import { nameMonth } from './month-name';

type Props = {
  grid: ClosingGrid;
  estimates: readonly MonthEstimate[];
  chosen: StatementQuery;
  onChange: (chosen: StatementQuery) => void;
};

/** Rows before “Earlier months” is pressed. */
const fewest = 3;

const cellTones: Record<CellState, string> = {
  closed: 'text-positive',
  running: 'text-muted',
  open: 'text-text',
  none: 'text-muted',
};

/** Months by currency with their state, and what open ones are expected to settle at. Pressing one shows its statement. */
export function ClosingTable({ grid, estimates, chosen, onChange }: Props) {
  const { t } = useLanguage();
  const [all, setAll] = useState(false);
  const { currencies, rows } = grid;
  const shown = all ? rows : rows.filter(({ month }, at) => at < fewest || month === chosen.month);
  const isEstimated = shown.some(({ month, states }) =>
    currencies.some((currency, at) => findExpected(estimates, { month, currency }, states[at])),
  );
  return (
    <div data-print="hide" className="rounded border border-border bg-surface shadow-raised">
      <ScrollRegion label={t('closing.grid.label')}>
        <table className="w-full text-sm">
          <caption className="sr-only">{t('closing.grid.label')}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="sticky left-0 bg-surface px-4 py-2 text-left font-medium">
                {t('closing.month')}
              </th>
              {currencies.map((currency) => (
                <th key={currency} scope="col" className="px-3 py-2 text-left font-medium">
                  {currency}
                </th>
              ))}
              <Rest />
            </tr>
          </thead>
          <tbody>
            {shown.map(({ month, states }) => (
              <MonthRow key={month} {...{ month, states, currencies, estimates, chosen, onChange }} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {isEstimated || shown.length < rows.length ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-border px-2 py-1">
          {shown.length < rows.length ? (
            <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
              {t('closing.grid.earlier')}
            </Button>
          ) : null}
          {isEstimated ? (
            <p className="flex flex-wrap items-center gap-2 px-2 py-1 text-xs text-muted">
              <Badge tone="provisional">{t('settlement.expected.estimate')}</Badge>{' '}
              {t('closing.estimate.legend')}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The rest of the row, so that a currency which arrives later moves no other. */
const Rest = () => <td aria-hidden="true" className="w-full" />;

type RowProps = Omit<Props, 'grid'> & {
  month: Month;
  states: readonly CellState[];
  currencies: readonly string[];
};

/** The commission that an open month is expected to settle at; null without an estimate. */
function findExpected(
  estimates: readonly MonthEstimate[],
  { month, currency }: StatementQuery,
  state: CellState | undefined,
): string | null {
  if (state !== 'open' && state !== 'running') return null;
  const found = estimates.find((one) => one.month === month && one.currency === currency);
  return found?.commission?.expected ?? null;
}

function MonthRow({ month, states, currencies, estimates, chosen, onChange }: RowProps) {
  const { format } = useLanguage();
  const name = nameMonth(format, month);
  const here = month === chosen.month;
  return (
    <tr className="border-t border-border">
      <th
        scope="row"
        className={cn(
          'sticky left-0 z-10 bg-surface px-4 text-left whitespace-nowrap',
          here ? 'font-semibold' : 'font-normal',
        )}
      >
        {name}
      </th>
      {currencies.map((currency, at) => {
        const state = states[at] ?? 'none';
        return (
          <td key={currency} className="p-0.5">
            <MonthButton
              {...{ month, currency, state }}
              expected={findExpected(estimates, { month, currency }, state)}
              pressed={here && currency === chosen.currency}
              onPress={() => onChange({ month, currency })}
            />
          </td>
        );
      })}
      <Rest />
    </tr>
  );
}

type ButtonProps = StatementQuery & {
  state: CellState;
  expected: string | null;
  pressed: boolean;
  onPress: () => void;
};

function MonthButton({ month, currency, state, expected, pressed, onPress }: ButtonProps) {
  const { t, format } = useLanguage();
  const text = t(`closing.grid.${state}`);
  const amount = expected === null ? null : format.money(expected, currency);
  const cell = { month: nameMonth(format, month), currency, state: text };
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={
        amount === null ? t('closing.grid.cell', cell) : t('closing.grid.estimated', { ...cell, amount })
      }
      onClick={onPress}
      className={cn(
        'flex h-11 w-full min-w-28 flex-wrap content-center items-center gap-x-1.5 rounded border border-transparent px-2.5 text-left whitespace-nowrap sm:min-w-36 hover:bg-hover focus-visible:-outline-offset-2',
        'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium',
        cellTones[state],
      )}
    >
      {state === 'closed' ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
      {text}
      {amount === null ? null : (
        <span className="w-full text-xs text-muted tabular">{t('closing.estimate.short', { amount })}</span>
      )}
    </button>
  );
}
