'use client';

import { BarePage } from '@/components/layout/failures/bare-page';
import { type CaughtError, PageFailure } from '@/components/layout/failures/page-failure';

export default function PageError(caught: CaughtError) {
  return (
    <BarePage>
      <PageFailure {...caught} />
    </BarePage>
  );
}
