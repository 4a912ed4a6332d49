'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { installationOptions } from '@/features/installation/client/installation';
import { useLanguage } from '@/lib/language/use-language';
import { ServerCard } from './server-card';
import { WorkspacesCard } from './workspaces-card';

/** How this installation works, for the people who run it. */
export function InstallationScreen() {
  const { t } = useLanguage();
  const read = useQuery(installationOptions());
  const failure = toFailure(read);
  return (
    <>
      <p className="max-w-prose text-sm text-muted">{t('installation.scope')}</p>
      {failure ? (
        <LoadFailure {...failure} title={t('installation.failed')} />
      ) : read.data ? (
        <>
          <ServerCard installation={read.data} />
          <WorkspacesCard total={read.data.total} workspaces={read.data.workspaces} />
        </>
      ) : (
        <>
          <Skeleton className="h-48" />
          <Skeleton className="h-96" />
        </>
      )}
    </>
  );
}
