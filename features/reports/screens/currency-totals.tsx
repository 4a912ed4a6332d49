'use client';

import { type ReactNode, useId } from 'react';
import { DeltaMark } from '@/components/feedback/delta-mark';
import { PartialMark } from '@/components/feedback/partial-mark';
import { addCompared } from '@/lib/data/read/figures';
import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import { type ComparedFigures, isOfCurrency, type Metric } from '@/lib/data/terms/metrics';
import { useLanguage } from '@/lib/language/use-language';
import { compareFigures, formatFigure } from '@/lib/pages/figure';

type Props = {
  summary: Summary;
  metric: Metric;
  /** In display order; empty if rows have no amounts. */
  currencies: readonly string[];
  value: string | null;
  against: string;
  partial: boolean;
  onChange: (currency: string) => void;
};

const box = 'rounded border border-border bg-surface px-2.5 py-1.5 shadow-raised';

/** The total of each currency, never added. Pressing one selects it. */
export function CurrencyTotals({ summary, metric, currencies, value, against, partial, onChange }: Props) {
  const { t } = useLanguage();
  const name = useId();
  const [only] = summary.currencies;
  const unread = summary.receipt.state === 'empty';
  if (currencies.length < 2) {
    if (only) {
      return (
        <div className={`${box} min-w-40 justify-self-start`}>
          <Total {...{ total: only, metric, against, partial, unread }} />
        </div>
      );
    }
    // Room for the first rows, so that they move nothing.
    return partial ? <div className="h-13" /> : null;
  }
  const option = (key: string, children: ReactNode) => (
    <Option
      key={key}
      name={name}
      checked={key === value}
      printed={key !== 'all'}
      onChoose={() => onChange(key)}
    >
      {children}
    </Option>
  );
  return (
    <fieldset className="relative -m-1 flex min-w-0 gap-2 overflow-x-auto p-1 lg:max-xl:gap-1.5 print:flex-wrap">
      <legend className="sr-only">
        {t('reports.perCurrency', { metric: t(`metrics.${metric}.label`) })}
      </legend>
      {currencies.map((key) => {
        const total = summary.currencies.find(({ currency }) => currency === key);
        return total ? option(key, <Total {...{ total, metric, against, partial, unread }} />) : null;
      })}
      {option(
        'all',
        isOfCurrency(metric) ? (
          <span className="text-xs text-muted">{t('reports.allCurrencies')}</span>
        ) : (
          <Total {...{ total: addCurrencies(summary), metric, against, partial, unread }} all />
        ),
      )}
    </fieldset>
  );
}

type OptionProps = {
  name: string;
  checked: boolean;
  /** Whether to print it. */
  printed: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function Option({ name, checked, printed, onChoose, children }: OptionProps) {
  return (
    <label
      data-print={printed ? undefined : 'hide'}
      data-segment=""
      className={`${box} relative flex shrink-0 grow items-center has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent`}
    >
      <input
        type="radio"
        autoComplete="off"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded outline-none"
      />
      <span className="pointer-events-none relative grow">{children}</span>
    </label>
  );
}

/** For metrics without a currency. */
const addCurrencies = ({ currencies }: Summary): Figured => ({ currency: null, ...addCompared(currencies) });

type Figured = ComparedFigures & Pick<CurrencySummary, 'currency'>;
type TotalProps = {
  total: Figured;
  metric: Metric;
  against: string;
  partial: boolean;
  /** Whether no day is stored, so that nothing is known. */
  unread: boolean;
  all?: boolean;
};

function Total(props: TotalProps) {
  const { figures, currency } = props.total;
  const { t, format } = useLanguage();
  const label = t(props.all ? 'reports.allCurrencies' : `metrics.${props.metric}.label`);
  const delta = compareFigures(format, props.total, props.metric);
  return (
    <span className="grid grid-cols-[1fr_auto] items-baseline gap-x-2">
      <span className="text-xs text-muted">
        {currency ? <span className="sr-only">{label}, </span> : null}
        {currency ?? label}
      </span>
      <span className="tabular col-span-2 row-start-2 text-base font-semibold">
        {props.unread ? '–' : formatFigure(format, figures, props.metric, currency)}
      </span>
      {props.partial ? (
        // As high as the change that replaces it.
        <span className="flex h-4 items-center gap-1.5">
          <PartialMark />
          {delta ? <DeltaMark delta={delta} against={props.against} /> : null}
        </span>
      ) : delta ? (
        <DeltaMark delta={delta} against={props.against} />
      ) : null}
    </span>
  );
}
