import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { scoped } from '@/app/_server/scoped';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { creditsOptions } from '@/features/credits/client/credits';
import { CreditsScreen } from '@/features/screens';
import { may } from '@/lib/access/member';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.credits'));

export default scoped(async function CreditsPage() {
  const { t } = await readLanguage();
  const context = await pageContext('view');
  const { member } = context;
  const client = getQueryClient();
  const prefetch = prefetcher(client, context);
  await prefetch(creditsOptions({}));
  return (
    <>
      <PageHeader tabbed title={t('pages.credits')} description={t('credits.description')} />
      {member.demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.text')}</Banner> : null}
      <HydrationBoundary state={dehydrate(client)}>
        <CreditsScreen manages={may(member.role, 'manage', 'write')} />
      </HydrationBoundary>
    </>
  );
});
