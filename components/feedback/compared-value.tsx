import type { ReactNode } from 'react';
import type { Delta } from '@/lib/language/format';
import { DeltaMark } from './delta-mark';

type Props = {
  /** Null keeps the room of a delta; undefined leaves it out. */
  delta: Delta | null | undefined;
  against: string;
  className?: string;
  children: ReactNode;
};

/** A figure in a table with its change from the compared range below. */
export function ComparedValue({ delta, against, className, children }: Props) {
  return (
    <span className={`inline-grid max-w-full min-w-0 justify-items-end leading-4 ${className ?? ''}`}>
      {children}
      {delta === undefined ? null : (
        <span className="flex h-4">{delta ? <DeltaMark delta={delta} against={against} /> : null}</span>
      )}
    </span>
  );
}
