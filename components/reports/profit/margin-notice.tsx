import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { NearLink } from '@/components/ui/near-link';
import { formatMoney } from '@/lib/format/money';
import { formatRate } from '@/lib/format/number';
import type { CurrencyProfit, Profit } from '@/lib/profit/profit-shape';

type Props = { answer: Profit; profit: CurrencyProfit | undefined };

const settings = '/settings/margins';

/** What of the sales has no margin, and so is in no profit figure. */
export function MarginNotice({ answer, profit }: Props) {
  if (answer.margins === 0) {
    return (
      <Banner
        title="No margins in these days."
        actions={
          <ButtonLink size="sm" href={settings}>
            Set margins
          </ButtonLink>
        }
      >
        Without them, profit is unknown.
      </Banner>
    );
  }
  if (answer.categories === 'loading') {
    return <Banner title="Categories are loading.">Until then, only margins of products count.</Banner>;
  }
  if (answer.categories === 'failed') {
    return (
      <Banner tone="warning" title="Categories could not be loaded.">
        Only margins of products count.
      </Banner>
    );
  }
  const { sales, share } = profit?.figures.uncovered ?? {};
  if (!profit || !sales || !share) return null;
  return (
    <p className="text-sm text-muted">
      {formatMoney(sales, profit.currency)} of sales ({formatRate(share)}) have no margin. No profit figure
      counts them.{' '}
      <NearLink href={settings} className="reach rounded underline hover:text-text" data-print="hide">
        Set margins
      </NearLink>
    </p>
  );
}
