import { Button } from '@/components/ui/button';
import { Trash2 } from '@/components/ui/icons';
import type { CreditLine } from '@/features/credits/credit-shape';
import { describeCredit } from '@/features/credits/describe-credit';
import { firstDayOf } from '@/lib/data/terms/month';
import { useLanguage } from '@/lib/language/use-language';

type Props = { line: CreditLine; manages: boolean; what: string; deleting: boolean; onDelete: () => void };

const cell = 'px-4 py-2';
const amountCell = `${cell} tabular text-right`;

/** A month of a brand in one currency. */
export function CreditRow({ line, manages, what, deleting, onDelete }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const { id, name, brand, month, currency, estimate, credited, replaced, parts, state } = line;
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, currency));
  return (
    <tr>
      <th scope="row" className={`${cell} w-full font-normal max-sm:min-w-32 sm:w-2/5 sm:max-w-0`}>
        <span className="line-clamp-2 font-medium">{name ?? brand}</span>
        <span className="block text-xs text-muted sm:hidden">{format.month(firstDayOf(month))}</span>
      </th>
      <td className={`${cell} whitespace-nowrap max-sm:hidden`}>{format.month(firstDayOf(month))}</td>
      <td className={`${amountCell} whitespace-nowrap`}>{money(estimate)}</td>
      <td className={`${amountCell} whitespace-nowrap`}>
        {money(credited)}
        {parts.length > 1 ? (
          <span className="block text-xs text-muted">
            {t('credits.parts', { count: format.count(parts.length) })}
          </span>
        ) : null}
        {replaced === null ? null : (
          <span className="block text-xs text-muted">
            {t('credits.replaced', { amount: money(replaced) })}
          </span>
        )}
      </td>
      <td className={`${amountCell} ${state === 'compared' ? 'whitespace-nowrap' : 'text-muted'}`}>
        {describeCredit(language, line)}
      </td>
      {manages ? (
        <td className={`${cell} text-right whitespace-nowrap`}>
          {id === null ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('credits.delete', { what })}
              title={t('credits.delete', { what })}
              pending={deleting}
              onClick={onDelete}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </td>
      ) : null}
    </tr>
  );
}
