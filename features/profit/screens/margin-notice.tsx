'use client';

import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { NearLink } from '@/components/ui/near-link';
import type { CurrencyProfit, Profit } from '@/features/profit/profit-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

const MarginDialog = later(() => import('./margin-dialog').then((module) => module.MarginDialog));

type Props = {
  answer: Profit;
  profit: CurrencyProfit | undefined;
  /** The brand without a margin that sells most, if the reader may set one. */
  brand: { id: string; name: string } | undefined;
  today: Day;
};

const settings = '/settings/margins';

/** The part of sales without a margin, which profit figures leave out. */
export function MarginNotice({ answer, profit, brand, today }: Props) {
  const { t, format } = useLanguage();
  const [adding, setAdding] = useState(false);
  if (answer.categories === 'loading') {
    return (
      <Notice>
        <Banner title={t('profit.notice.loading')}>{t('profit.notice.untilThen')}</Banner>
      </Notice>
    );
  }
  if (answer.categories === 'failed') {
    return (
      <Notice>
        <Banner tone="warning" title={t('profit.notice.failed')}>
          {t('profit.notice.onlyProducts')}
        </Banner>
      </Notice>
    );
  }
  const { sales, share } = profit?.figures.uncovered ?? {};
  if (!profit || !sales || !share) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p>
        {t.rich('profit.notice.uncovered', {
          sales: format.money(sales, profit.currency),
          share: format.rate(share),
          link: (words) => (
            <NearLink href={settings} className="reach rounded underline hover:text-text" data-print="hide">
              {words}
            </NearLink>
          ),
        })}
      </p>
      {brand ? (
        <Button size="sm" data-print="hide" onClick={() => setAdding(true)}>
          {t('profit.setMarginFor', { brand: brand.name })}
        </Button>
      ) : null}
      {brand && adding ? (
        <MarginDialog today={today} stored={[]} brand={brand} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  );
}
