import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded border border-border bg-background px-1 font-sans text-xs text-muted">
      {children}
    </kbd>
  );
}
