'use client';

import { BarePage } from '@/components/layout/failures/bare-page';
import { PageFailure } from '@/components/layout/failures/page-failure';
import type { CaughtError } from '@/components/layout/failures/plain-failure';

export default function PageError(caught: CaughtError) {
  return (
    <BarePage>
      <PageFailure {...caught} />
    </BarePage>
  );
}
