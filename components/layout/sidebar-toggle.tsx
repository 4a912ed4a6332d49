'use client';

import { PanelLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { sidebarCookie } from './sidebar-cookie';

/** The choice is a cookie, so that the server draws the right width and nothing jumps. */
export function SidebarToggle({ collapsed: initially }: { collapsed: boolean }) {
  const [collapsed, setCollapsed] = useState(initially);
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
      aria-expanded={!collapsed}
      className="max-md:hidden"
      onClick={(event) => {
        const next = !collapsed;
        setCollapsed(next);
        event.currentTarget.closest('[data-shell]')?.toggleAttribute('data-collapsed', next);
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
        document.cookie = `${sidebarCookie}=${next ? 'collapsed' : ''}; path=/; max-age=31536000; samesite=lax`;
      }}
    >
      <PanelLeft aria-hidden="true" />
    </Button>
  );
}
