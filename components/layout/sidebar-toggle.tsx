'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { PanelLeft } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { setCookie } from './set-cookie';
import { sidebarCookie } from './sidebar-cookie';

/** Stores the choice in a cookie, so that the server renders the right width. */
export function SidebarToggle({ collapsed: initially }: { collapsed: boolean }) {
  const { t } = useLanguage();
  const [collapsed, setCollapsed] = useState(initially);
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={t(collapsed ? 'layout.sidebar.expand' : 'layout.sidebar.collapse')}
      aria-expanded={!collapsed}
      className="max-md:hidden"
      onClick={(event) => {
        const next = !collapsed;
        setCollapsed(next);
        event.currentTarget.closest('[data-shell]')?.toggleAttribute('data-collapsed', next);
        setCookie(sidebarCookie, next ? 'collapsed' : '');
      }}
    >
      <PanelLeft aria-hidden="true" />
    </Button>
  );
}
