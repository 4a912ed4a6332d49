import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { NotRefreshed } from '@/components/feedback/not-refreshed';
import { Slot, SlotProvider } from '@/components/ui/slot';
import { MobileNavigation, MobileNavigationButton } from './mobile-navigation';
import type { Navigation } from './navigation';
import { OfflineBanner } from './offline-banner';
import { SeenPagesProvider } from './page-description';
import { hydratedEvent, queueEvents } from './queue-events';
import { readSeen, seenCookie } from './seen-cookie';
import { ShortcutKeys } from './shortcut-keys';
import { Sidebar } from './sidebar';
import { sidebarCookie } from './sidebar-cookie';
import { SidebarToggle } from './sidebar-toggle';
import { SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

type Props = {
  navigation: Navigation;
  workspace: ReactNode;
  /** The member's alerts. Null if they have none. */
  alerts: ReactNode;
  userMenu: ReactNode;
  /** Opens the command palette. */
  paletteButton: ReactNode;
  palette: ReactNode;
  children: ReactNode;
};

export async function AppShell(props: Props) {
  const { navigation, workspace, alerts, userMenu, paletteButton, palette, children } = props;
  const jar = await cookies();
  const collapsed = jar.get(sidebarCookie)?.value === 'collapsed';
  const seen = readSeen(jar.get(seenCookie)?.value);
  return (
    <SlotProvider>
      <div data-shell="" data-collapsed={collapsed ? '' : undefined} className="group/shell flex min-h-dvh">
        <QueueEventsScript />
        <SkipLink />
        <Sidebar navigation={navigation} workspace={workspace} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar collapsed={collapsed} {...{ paletteButton, alerts, userMenu }} />
          <OfflineBanner />
          <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
            <SeenPagesProvider names={seen}>{children}</SeenPagesProvider>
            <NotRefreshed />
            <Slot
              name="notices"
              className="pointer-events-none sticky bottom-4 z-20 mx-auto grid w-full max-w-2xl gap-2 px-4 pb-4 empty:hidden"
            />
          </main>
        </div>
        <MobileNavigation navigation={navigation} workspace={workspace} />
        <ShortcutKeys navigation={navigation} />
        {palette}
      </div>
    </SlotProvider>
  );
}

type TopBarProps = Pick<Props, 'paletteButton' | 'alerts' | 'userMenu'> & { collapsed: boolean };

function TopBar({ collapsed, paletteButton, alerts, userMenu }: TopBarProps) {
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-30 flex h-12 shrink-0 items-center gap-2 border-b border-border bg-background px-3 md:px-4"
    >
      <MobileNavigationButton />
      <SidebarToggle collapsed={collapsed} />
      {paletteButton}
      <div className="flex min-w-0 flex-1 justify-end">
        <Slot name="progress" className="h-8 w-80 min-w-0 [&>:not(:first-child)]:hidden" />
      </div>
      {alerts}
      <ThemeToggle />
      {userMenu}
    </header>
  );
}

/** Runs `queueEvents` before the first paint. */
async function QueueEventsScript() {
  const policy = (await headers()).get('content-security-policy');
  const nonce = policy?.match(/'nonce-([^']+)'/)?.[1];
  const code = `(${queueEvents})(${JSON.stringify(hydratedEvent)})`;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
