import type { CreditTotal } from '@/features/credits/credit-shape';
import { describeChange } from '@/features/credits/describe-credit';
import type { Language } from '@/lib/language/language';

/** What marketplaces credited in these days, and how far that is from the estimate that profit counts. */
export const describeCredits = (language: Language, total: CreditTotal): string =>
  language.t('profit.notice.credited', {
    count: total.months,
    credited: language.format.money(total.credited, total.currency),
    estimate: language.format.money(total.estimate, total.currency),
    change: describeChange(language, total),
  });
