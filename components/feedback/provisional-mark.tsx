'use client';

import { Clock } from 'lucide-react';
import { useChangeMarks } from './change-marks';

/** A small clock by a figure that may change. It shows only where other figures are settled. */
export function ProvisionalMark() {
  if (!useChangeMarks()) return null;
  return (
    <span
      role="img"
      aria-label="may change"
      title="May change"
      className="inline-flex align-[-1px] text-muted"
    >
      <Clock aria-hidden="true" className="size-3 shrink-0" />
    </span>
  );
}
