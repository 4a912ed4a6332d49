import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { redirect } from 'next/navigation';
import { contextOf } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { prefetcher } from '@/app/_server/prefetch';
import { getRuntime } from '@/app/_server/runtime';
import { requireSession } from '@/app/_server/session';
import { openWorkspace, signOut } from '@/app/(dashboard)/actions';
import { SubmitForm } from '@/components/form/submit-form';
import { QueryProvider } from '@/components/layout/query-provider';
import { secondFactorOptions } from '@/features/people/client/second-factor';
import { RequiredFactor } from '@/features/people/screens/required-factor';
import { pageScope } from '@/lib/access/page-scope';
import { listWorkspaces } from '@/lib/access/workspaces';
import { getQueryClient } from '@/lib/client/client';

export const generateMetadata = titled(({ t }) => t('pages.addFactor'));

export default async function AddFactorPage() {
  const { t } = await readLanguage();
  const member = await requireSession();
  if (!member.lacksFactor) redirect('/');
  const context = await contextOf(await getRuntime(), member);
  const client = getQueryClient();
  await prefetcher(client, context)(secondFactorOptions());
  const others = (await listWorkspaces(context.db, member.userId)).filter(
    ({ id }) => id !== member.workspaceId,
  );
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="text-xl font-semibold">{t('pages.addFactor')}</h1>
        <p className="text-sm text-muted">{t('auth.factor.required', { workspace: member.workspaceName })}</p>
      </div>
      <QueryProvider scope={pageScope(member)}>
        <HydrationBoundary state={dehydrate(client)}>
          <RequiredFactor />
        </HydrationBoundary>
      </QueryProvider>
      {others.map(({ id, name }) => (
        <SubmitForm
          key={id}
          action={openWorkspace}
          hidden={{ workspaceId: id }}
          label={t('auth.invite.open', { workspace: name })}
          variant="secondary"
        />
      ))}
      <SubmitForm action={signOut} hidden={{}} label={t('auth.factor.signOut')} variant="ghost" />
    </div>
  );
}
