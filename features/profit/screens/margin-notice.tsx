import { Notice } from '@/components/feedback/notice';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { NearLink } from '@/components/ui/near-link';
import type { CurrencyProfit, Profit } from '@/features/profit/profit-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { answer: Profit; profit: CurrencyProfit | undefined };

const settings = '/settings/margins';

/** The part of sales without a margin, which profit figures leave out. */
export function MarginNotice({ answer, profit }: Props) {
  const { t, format } = useLanguage();
  if (answer.margins === 0) {
    return (
      <Notice>
        <Banner
          title={t('profit.notice.none')}
          actions={
            <ButtonLink size="sm" href={settings}>
              {t('profit.setMargins')}
            </ButtonLink>
          }
        >
          {t('profit.notice.unknown')}
        </Banner>
      </Notice>
    );
  }
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
    <p className="text-sm text-muted">
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
  );
}
