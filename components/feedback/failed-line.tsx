'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';

type Props = {
  /** What failed, a sentence: "This list could not be loaded." */
  title: string;
  /** Told behind the title in the server's words. */
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
};

/** A failed read inside a small card, and the way to try it again. */
export function FailedLine({ title, error, onRetry, retrying, className }: Props) {
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm', className)}
    >
      <p className="text-muted">
        {title} {error?.message}
      </p>
      <Button size="sm" onClick={onRetry} pending={retrying}>
        {retrying ? null : <RotateCw aria-hidden="true" />}
        Try again
      </Button>
    </div>
  );
}
