import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { marginsOptions } from '@/features/profit/client/margins';
import { MarginsScreen } from '@/features/screens';
import { may } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { getQueryClient } from '@/lib/client/client';
import { toDay } from '@/lib/data/terms/days';

export const generateMetadata = titled(({ t }) => t('pages.margins'));

export default scoped(async function MarginsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member } = context;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(marginsOptions({}));
  return (
    <>
      <PageHeader tabbed title={t('pages.margins')} description={t('margins.description')} />
      {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
      <HydrationBoundary state={dehydrate(client)}>
        <MarginsScreen manages={may(member.role, 'manage', 'write')} today={toDay(sharedNow())} />
      </HydrationBoundary>
    </>
  );
});
