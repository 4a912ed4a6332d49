'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { MoreButton } from '@/components/feedback/more-button';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { useDeleteCredit, useImportCredits } from '@/features/credits/client/credits';
import type { CreditLine, Credits } from '@/features/credits/credit-shape';
import { firstDayOf } from '@/lib/data/terms/month';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { CreditRow } from './credit-row';

/** “$90.00 for Alder Kitchen, Sep 2026”. */
const nameCredit = (
  { t, format }: Language,
  { credited, currency, name, brand, month }: CreditLine,
): string =>
  t('credits.what', {
    amount: format.money(credited ?? '0', currency),
    name: name ?? brand,
    month: format.month(firstDayOf(month)),
  });

/** A file that stores a line's credits again. */
const writeCredits = ({ month, brand, currency, parts }: CreditLine): string =>
  [
    'month,brand,currency,amount,marketplace',
    ...parts.map(({ amount, marketplace }) => [month, brand, currency, amount, marketplace].join(',')),
  ].join('\n');

type Props = { read: UseInfiniteQueryResult<InfiniteData<Credits>>; manages: boolean };

const cell = 'px-4 py-2 font-medium';

/** Credits beside their estimates. Each stored credit can be deleted and restored. */
export function CreditTable({ read, manages }: Props) {
  const language = useLanguage();
  const { t } = language;
  const remove = useDeleteCredit();
  const restore = useImportCredits();
  const deleted = remove.isSuccess ? remove.variables : undefined;
  return (
    <>
      <DeletedNotice
        deleted={deleted && t('credits.deleted', { what: nameCredit(language, deleted) })}
        failed={remove.error ?? restore.error}
        pending={restore.isPending}
        onUndo={() => deleted && restore.mutate(writeCredits(deleted), { onSuccess: () => remove.reset() })}
      />
      <ScrollRegion label={t('credits.list')}>
        <table
          className={`w-full border-t border-border text-left text-sm ${read.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <thead className="text-xs text-muted">
            <tr className="border-b border-border">
              <th className={cell}>{t('dimensions.brand.label')}</th>
              <th className={`${cell} max-sm:hidden`}>{t('credits.month')}</th>
              <th className={`${cell} text-right`}>{t('credits.estimate')}</th>
              <th className={`${cell} text-right`}>{t('credits.credited')}</th>
              <th className={`${cell} text-right`}>{t('credits.difference')}</th>
              {manages ? <td /> : null}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {read.data?.pages
              .flatMap(({ credits }) => credits)
              .map((line) => (
                <CreditRow
                  key={`${line.month} ${line.brand} ${line.currency}`}
                  line={line}
                  manages={manages}
                  what={nameCredit(language, line)}
                  deleting={remove.isPending && remove.variables.id === line.id}
                  onDelete={() => remove.mutate(line)}
                />
              ))}
          </tbody>
        </table>
      </ScrollRegion>
      <MoreButton read={read} label={t('credits.more')} className="border-t border-border px-4 py-3" />
    </>
  );
}
