import type { ReactNode } from 'react';
import { NearLink } from '@/components/ui/near-link';
import { describeCredits } from '@/features/profit/describe-credits';
import type { Profit } from '@/features/profit/profit-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { credits: Profit['credits']; currency: string | undefined };

/** What marketplaces credited of the bonus in these days. */
export function CreditNotice({ credits, currency }: Props) {
  const language = useLanguage();
  const total = credits.find((one) => one.currency === currency);
  if (!total) return null;
  const link = (words: ReactNode) => (
    <NearLink href="/settings/credits" className="reach rounded underline hover:text-text" data-print="hide">
      {words}
    </NearLink>
  );
  return (
    <p className="text-sm text-muted">
      {describeCredits(language, total)} {language.t.rich('profit.notice.seeCredits', { link })}
    </p>
  );
}
