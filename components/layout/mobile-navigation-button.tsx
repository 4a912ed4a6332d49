'use client';

import { Menu } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { showOverlay } from './overlay-store';

export function MobileNavigationButton() {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Open navigation"
      className="-ml-1 md:hidden"
      onClick={() => showOverlay('navigation')}
    >
      <Menu aria-hidden="true" />
    </Button>
  );
}
