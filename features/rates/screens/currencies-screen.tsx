'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Banner } from '@/components/ui/banner';
import { Skeleton } from '@/components/ui/skeleton';
import { ratesOptions } from '@/features/rates/client/rates';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { RatesCard } from './rates-card';
import { ReportingCurrencyCard } from './reporting-currency-card';

type Props = { manages: boolean; today: Day };

/** The workspace's reporting currency and exchange rates. */
export function CurrenciesScreen({ manages, today }: Props) {
  const { t } = useLanguage();
  const read = useQuery(ratesOptions());
  const { data } = read;
  const failure = toFailure(read);
  if (failure) return <LoadFailure {...failure} title={t('currencies.failed')} />;
  if (!data) return <Skeleton className="h-40" />;
  return (
    <>
      {manages ? null : (
        <Banner title={t('currencies.managers.title')}>{t('currencies.managers.text')}</Banner>
      )}
      <ReportingCurrencyCard currency={data.reportingCurrency} manages={manages} />
      {data.reportingCurrency ? (
        <RatesCard
          key={data.reportingCurrency}
          to={data.reportingCurrency}
          rates={data.currencies}
          manages={manages}
          today={today}
        />
      ) : null}
    </>
  );
}
