'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cn } from '@/lib/base/class-names';
import { tabClass, tabListClass } from './tab-class';

type Tab = { id: string; label: ReactNode; panel: ReactNode };

type Props = { label: string; tabs: readonly Tab[] };

/** Panels of one page. For tabs that are separate pages, use TabLinks. */
export function Tabs({ label, tabs }: Props) {
  const prefix = useId();
  const [active, choose] = useState(tabs[0]?.id);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${prefix}-${next.id}-tab`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={cn(tabListClass, 'border-b border-border')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-controls={tab.id === active ? `${prefix}-${tab.id}` : undefined}
            aria-selected={tab.id === active}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => choose(tab.id)}
            className={tabClass}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) =>
        tab.id === active ? (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${prefix}-${tab.id}`}
            aria-labelledby={`${prefix}-${tab.id}-tab`}
            className="pt-4"
          >
            {tab.panel}
          </div>
        ) : null,
      )}
    </div>
  );
}
