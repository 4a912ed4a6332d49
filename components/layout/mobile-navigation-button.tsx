'use client';

import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { showOverlay } from './overlay-store';

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
