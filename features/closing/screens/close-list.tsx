import { useId } from 'react';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Sentence } from '@/components/ui/sentence';
import { Skeleton } from '@/components/ui/skeleton';
import type { Statement } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';
import { StateBadge } from './closing-state';
import { writeOpen } from './describe-state';

type Props = {
  currencies: readonly string[];
  /** Those loaded so far. */
  statements: readonly Statement[];
  /** Currencies that are not closed now. */
  left: ReadonlySet<string>;
  errorOf: (currency: string) => string | undefined;
  onLeave: (left: ReadonlySet<string>) => void;
};

/** The currencies to close, each with its commission and what may still change. */
export function CloseList({ currencies, statements, left, errorOf, onLeave }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const id = useId();
  const toggle = (currency: string) => {
    const next = new Set(left);
    if (!next.delete(currency)) next.add(currency);
    onLeave(next);
  };
  return (
    <ul aria-label={t('closing.close.list')} className="grid rounded border border-border">
      {currencies.map((currency) => {
        const statement = statements.find((each) => each.currency === currency);
        const open = statement?.closing ? null : statement?.open;
        const error = errorOf(`currencies.${currency}`);
        return (
          <li
            key={currency}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-border px-3 py-2 text-sm first:border-t-0"
          >
            <CheckboxField
              name={currency}
              label={currency}
              checked={!left.has(currency)}
              disabled={!statement || statement.closing !== null}
              onChange={() => toggle(currency)}
              aria-describedby={`${id}-${currency}`}
              className="items-center"
            />
            {statement ? (
              <span className="flex items-center gap-3">
                <StateBadge state={statement.state} />
                <span className="tabular min-w-28 text-right font-medium">
                  {statement.total.commission === null
                    ? t('caption.unknown')
                    : format.money(statement.total.commission, currency)}
                </span>
              </span>
            ) : (
              <Skeleton className="w-40" />
            )}
            <span id={`${id}-${currency}`} className="col-span-2 min-h-4 pl-6.5 text-xs text-muted">
              {open
                ? t('closing.close.until', {
                    day: format.dayShort(open.until),
                    amount: writeOpen(language, open, currency),
                  })
                : null}
              {error ? (
                <span className="block text-negative" aria-live="polite">
                  <Sentence>{error}</Sentence>
                </span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
