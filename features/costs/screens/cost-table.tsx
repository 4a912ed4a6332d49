'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { MoreButton } from '@/components/feedback/more-button';
import { RowButtons } from '@/components/ui/row-buttons';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { useAddCost, useDeleteCost } from '@/features/costs/client/costs';
import type { Costs, StoredCost } from '@/features/costs/cost-shape';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

/** Whom or what a cost is for. */
const nameSubject = ({ t }: Language, { subject, name }: StoredCost): string =>
  subject ? (name ?? subject.id) : t('costs.forKinds.workspace');

/** The days of a cost: one, or the first and last. */
const describeDays = ({ format }: Language, { from, to }: Pick<StoredCost, 'from' | 'to'>): string =>
  format.dayRange(from, to);

/** “Retainer of $300.00 for Mara, Jan 1 – 31”. */
const describeCost = (language: Language, cost: StoredCost): string =>
  language.t('costs.what', {
    kind: language.t(`costs.kinds.${cost.kind}`),
    amount: language.format.money(cost.amount, cost.currency),
    name: nameSubject(language, cost),
    days: describeDays(language, cost),
  });

type Props = {
  read: UseInfiniteQueryResult<InfiniteData<Costs>>;
  manages: boolean;
  onEdit: (cost: StoredCost) => void;
};

const cell = 'px-4 py-2';
/** Columns that a phone shows below the subject, or not. */
const wide = `${cell} max-sm:hidden`;

/** The costs that match the filters. Each can be changed, deleted and restored. */
export function CostTable({ read, manages, onEdit }: Props) {
  const language = useLanguage();
  const { t } = language;
  const costs = read.data?.pages.flatMap((page) => page.costs) ?? [];
  const remove = useDeleteCost();
  const add = useAddCost();
  const deleted = remove.isSuccess ? remove.variables : undefined;
  return (
    <>
      <DeletedNotice
        deleted={deleted && t('costs.deleted', { what: describeCost(language, deleted) })}
        failed={remove.error ?? add.error}
        pending={add.isPending}
        onUndo={() => deleted && add.mutate(withoutId(deleted), { onSuccess: () => remove.reset() })}
      />
      {costs.length > 0 ? (
        <ScrollRegion label={t('costs.list')}>
          <table
            className={`w-full border-t border-border text-left text-sm ${read.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            <thead className="text-xs text-muted">
              <tr className="border-b border-border">
                <th className={`${cell} font-medium`}>{t('costs.for')}</th>
                <th className={`${wide} font-medium`}>{t('costs.kind')}</th>
                <th className={`${wide} font-medium`}>{t('costs.days')}</th>
                <th className={`${cell} text-right font-medium`}>{t('costs.amount')}</th>
                <th className={`${wide} font-medium`}>{t('costs.note')}</th>
                {manages ? <td /> : null}
              </tr>
            </thead>
            <tbody className="divide-y divide-border">
              {costs.map((cost) => (
                <CostRow
                  key={cost.id}
                  cost={cost}
                  manages={manages}
                  deleting={remove.isPending && remove.variables.id === cost.id}
                  onEdit={() => onEdit(cost)}
                  onDelete={() => remove.mutate(cost)}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <p className="border-t border-border px-4 py-6 text-center text-sm text-muted">
          {t('costs.noMatch')}
        </p>
      )}
      <MoreButton read={read} label={t('costs.more')} className="border-t border-border px-4 py-3" />
    </>
  );
}

const withoutId = ({ id: _, name: __, ...cost }: StoredCost) => cost;

type RowProps = {
  cost: StoredCost;
  manages: boolean;
  deleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function CostRow({ cost, manages, deleting, onEdit, onDelete }: RowProps) {
  const language = useLanguage();
  const { t, format } = language;
  const what = describeCost(language, cost);
  const kind = t(`costs.kinds.${cost.kind}`);
  const days = describeDays(language, cost);
  return (
    <tr>
      <th scope="row" className={`${cell} w-full max-w-0 font-normal sm:w-2/5`}>
        <span className="line-clamp-2 font-medium">{nameSubject(language, cost)}</span>
        {cost.subject ? (
          <span className="block truncate text-xs text-muted">
            {t(`costs.forKinds.${cost.subject.kind}`)}
          </span>
        ) : null}
        <span className="block text-xs text-muted sm:hidden">
          {kind} · {days}
        </span>
      </th>
      <td className={`${wide} whitespace-nowrap`}>{kind}</td>
      <td className={`${wide} whitespace-nowrap`}>{days}</td>
      <td className={`${cell} tabular text-right whitespace-nowrap`}>
        {format.money(cost.amount, cost.currency)}
      </td>
      <td className={`${wide} w-1/4 max-w-0 truncate text-muted`} title={cost.note}>
        {cost.note || '–'}
      </td>
      {manages ? (
        <td className={`${cell} text-right whitespace-nowrap`}>
          <RowButtons
            labels={{ edit: t('costs.edit', { what }), delete: t('costs.delete', { what }) }}
            deleting={deleting}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </td>
      ) : null}
    </tr>
  );
}
