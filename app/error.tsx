'use client';

import { BarePage } from '@/components/failures/bare-page';
import { type CaughtError, PageFailure } from '@/components/failures/page-failure';

export default function PageError(caught: CaughtError) {
  return (
    <BarePage>
      <PageFailure {...caught} />
    </BarePage>
  );
}
