import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PageContext, pageContext } from '@/app/_server/context';
import { prefetcher } from '@/app/_server/prefetch';
import { readOwnWorkspaces, readReach } from '@/app/_server/reach';
import { TodayProvider } from '@/components/filters/today';
import { WeekStartProvider } from '@/components/filters/week-start';
import { AppShell } from '@/components/layout/app-shell';
import { FrameScopeProvider } from '@/components/layout/frame-scope';
import { buildNavigation } from '@/components/layout/navigation';
import { OwnHostsProvider } from '@/components/layout/own-hosts';
import { QueryProvider } from '@/components/layout/query-provider';
import { UserMenu } from '@/components/layout/user-menu';
import { WorkspaceSwitcher } from '@/components/layout/workspace-switcher';
import { alertsOptions } from '@/features/alerts/client/alerts';
import { AlertBell } from '@/features/alerts/screens/alert-bell';
import { Confirmation } from '@/features/people/screens/confirmation';
import { CurrenciesProvider } from '@/features/rates/client/currencies';
import type { Right } from '@/features/search/screens/palette-actions';
import { PaletteButton } from '@/features/search/screens/palette-button';
import { WorkspacePalette } from '@/features/search/screens/workspace-palette';
import { may } from '@/lib/access/member';
import { pageScope } from '@/lib/access/page-scope';
import { sharedNow } from '@/lib/base/clock';
import { version } from '@/lib/base/version';
import { getQueryClient } from '@/lib/client/client';
import { readUsedCurrencies } from '@/lib/data/store/windows/used-currencies';
import { toDay } from '@/lib/data/terms/days';
import { readWeekStart } from '@/lib/data/terms/ranges/page-range';
import { listOwnHosts } from '@/lib/server/http/own-hosts';
import { openWorkspace, signOut } from './actions';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const context = await pageContext();
  const { member, environment } = context;
  const [reach, own, used] = await Promise.all([
    readReach(),
    readOwnWorkspaces(),
    // Lists of currencies keep their usual order when stored rows cannot be read.
    readUsedCurrencies(context).catch(() => []),
  ]);
  const scope = pageScope(member);
  const navigation = buildNavigation(reach);
  const rights: Right[] = [
    ...(may(member.role, 'manage', 'write') ? ['manage' as const] : []),
    ...(member.demo ? [] : ['own' as const]),
  ];
  return (
    <QueryProvider scope={scope}>
      <OwnHostsProvider hosts={await listOwnHosts(environment)}>
        <TodayProvider today={toDay(sharedNow())}>
          <AppShell
            navigation={navigation}
            workspace={
              <WorkspaceSwitcher
                current={{ id: member.workspaceId, name: member.workspaceName }}
                others={own.filter(({ id }) => id !== member.workspaceId)}
                canCreate={!member.demo}
                open={openWorkspace}
              />
            }
            alerts={may(member.role, 'view') ? <Alerts context={context} /> : null}
            paletteButton={<PaletteButton />}
            palette={<WorkspacePalette navigation={navigation} rights={rights} />}
            userMenu={
              <UserMenu
                name={member.name}
                email={member.email}
                role={member.role}
                version={version}
                signOut={signOut}
              />
            }
          >
            <FrameScopeProvider scope={scope} workspace={member.workspaceName}>
              <WeekStartProvider day={await readWeekStart()}>
                <CurrenciesProvider used={used}>{children}</CurrenciesProvider>
              </WeekStartProvider>
            </FrameScopeProvider>
          </AppShell>
          <Confirmation />
        </TodayProvider>
      </OwnHostsProvider>
    </QueryProvider>
  );
}

/** The bell, with what it shows first. */
async function Alerts({ context }: { context: PageContext }) {
  const client = getQueryClient();
  await prefetcher(client, context)(alertsOptions());
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AlertBell />
    </HydrationBoundary>
  );
}
