import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { MobileNavigation } from './mobile-navigation';
import type { Navigation } from './navigation';
import { OfflineBanner } from './offline-banner';
import { QueueEventsScript } from './queue-events-script';
import { ShortcutKeys } from './shortcut-keys';
import { Sidebar } from './sidebar';
import { sidebarCookie } from './sidebar-cookie';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

type Props = {
  navigation: Navigation;
  workspace: ReactNode;
  userMenu: ReactNode;
  palette: ReactNode;
  children: ReactNode;
};

export async function AppShell(props: Props) {
  const { navigation, workspace, userMenu, palette, children } = props;
  const collapsed = (await cookies()).get(sidebarCookie)?.value === 'collapsed';
  return (
    <div data-shell="" data-collapsed={collapsed ? '' : undefined} className="group/shell flex min-h-dvh">
      <QueueEventsScript />
      <SkipLink />
      <Sidebar navigation={navigation} workspace={workspace} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar collapsed={collapsed} userMenu={userMenu} />
        <OfflineBanner />
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
      <MobileNavigation navigation={navigation} workspace={workspace} />
      <ShortcutKeys navigation={navigation} />
      {palette}
    </div>
  );
}
