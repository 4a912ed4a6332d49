'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, X } from '@/components/ui/icons';
import { useModal } from '@/components/ui/use-modal';
import { useLanguage } from '@/lib/language/use-language';
import type { Navigation } from './navigation';
import { NavigationList } from './navigation-list';
import { showOverlay } from './overlay-store';
import { useOverlay } from './use-overlay';

export function MobileNavigation({
  navigation,
  workspace,
}: {
  navigation: Navigation;
  workspace: ReactNode;
}) {
  const { t } = useLanguage();
  const open = useOverlay('navigation');
  const close = () => showOverlay(null);
  const modal = useModal(open, close);
  return (
    <dialog
      {...modal}
      aria-label={t('layout.navigation.title')}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-dvh w-72 max-w-[calc(100vw-48px)] bg-background shadow-overlay open:flex open:flex-col open:enter-left md:hidden"
    >
      {open ? (
        <>
          <div className="flex h-14 shrink-0 items-center gap-1 border-b border-border px-2">
            <div className="min-w-0 flex-1">{workspace}</div>
            <Button variant="ghost" size="icon" aria-label={t('layout.navigation.close')} onClick={close}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <NavigationList navigation={navigation} onNavigate={close} />
        </>
      ) : null}
    </dialog>
  );
}

export function MobileNavigationButton() {
  const { t } = useLanguage();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('layout.navigation.open')}
      className="-ml-1 md:hidden"
      onClick={() => showOverlay('navigation')}
    >
      <Menu aria-hidden="true" />
    </Button>
  );
}
