'use client';

import { type CaughtError, PageFailure } from '@/components/layout/failures/page-failure';
import { Page } from '@/components/layout/page';

/** A page failed. The frame around it stays. */
export default function DashboardError(caught: CaughtError) {
  return (
    <Page>
      <PageFailure {...caught} />
    </Page>
  );
}
