'use client';

import { PageFailure } from '@/components/layout/failures/page-failure';
import type { CaughtError } from '@/components/layout/failures/plain-failure';
import { Page } from '@/components/layout/page';

/** A page failed. The frame around it stays. */
export default function DashboardError(caught: CaughtError) {
  return (
    <Page>
      <PageFailure {...caught} />
    </Page>
  );
}
