'use client';

import { buttonClass } from '@/components/ui/button-class';
import { ArrowDownUp } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { RangeLink } from './range-link';

type Props = {
  group: 'brand' | 'product' | 'creator';
  /** The list's currency and filters that reports have too, by their names there. */
  filters: Record<string, string | readonly string[] | null>;
};

/** Leads to the report that ranks the rows of a list by their change, for the same days. */
export function ChangeLink({ group, filters }: Props) {
  const { t } = useLanguage();
  const kept = Object.entries(filters)
    .map(([name, value]) => [name, String(value ?? '')] as const)
    .filter(([, text]) => text);
  return (
    <RangeLink
      href={{ pathname: '/reports', query: { group, order: 'fall', ...Object.fromEntries(kept) } }}
      className={buttonClass('ghost')}
    >
      <ArrowDownUp aria-hidden="true" />
      {t('layout.largestFalls')}
    </RangeLink>
  );
}
