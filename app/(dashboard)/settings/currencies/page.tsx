import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { CurrenciesScreen } from '@/components/screens';
import { Banner } from '@/components/ui/banner';
import { may } from '@/lib/accounts/member';
import { toDay } from '@/lib/ledger/days';
import { getQueryClient } from '@/lib/query/client';
import { ratesOptions } from '@/lib/query/rates';
import { listRates } from '@/lib/rates/list-rates';

export const generateMetadata = titled(({ t }) => t('pages.currencies'));

export default scoped(async function CurrenciesPage() {
  const { t } = await readLanguage();
  const { member, db } = await pageContext('view');
  const client = getQueryClient();
  await client.prefetchQuery({ ...ratesOptions(), queryFn: () => listRates(db, member.workspaceId) });
  return (
    <>
      <PageHeader title={t('pages.currencies')} description={t('currencies.description')} />
      {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
      <HydrationBoundary state={dehydrate(client)}>
        <CurrenciesScreen manages={may(member.role, 'manage', 'write')} today={toDay(new Date())} />
      </HydrationBoundary>
    </>
  );
});
