'use client';

import { createContext, useContext } from 'react';
import { PartialMark } from '@/components/feedback/partial-mark';
import { useLanguage } from '@/lib/language/use-language';

/** Whether days are missing, so that the sums of a list are a part. */
export const PartialTotalContext = createContext(false);

/** Names the line with the sums of a list, and marks partial ones. */
export function ListTotal({ currency }: { currency?: string | null }) {
  const { t } = useLanguage();
  const partial = useContext(PartialTotalContext);
  const name = t('table.allInList');
  return (
    <>
      {currency ? t('table.inCurrency', { name, currency }) : name} {partial ? <PartialMark /> : null}
    </>
  );
}
