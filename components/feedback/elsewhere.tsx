'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of what was not read because another tab has gone on to another workspace or account. */
export function Elsewhere({ message }: { message: string }) {
  return (
    <div role="alert">
      <EmptyState title="This page belongs to another workspace" action={<ReloadButton />}>
        {message}
      </EmptyState>
    </div>
  );
}

export function ReloadButton({ size }: { size?: 'sm' }) {
  return (
    <Button size={size} onClick={() => window.location.reload()}>
      <RotateCw aria-hidden="true" />
      Reload
    </Button>
  );
}
