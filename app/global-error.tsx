'use client';

import './globals.css';
import { BarePage } from '@/components/layout/failures/bare-page';
import type { CaughtError } from '@/components/layout/failures/page-failure';
import { PlainFailure } from '@/components/layout/failures/plain-failure';

/** The layout itself failed: this stands in its place, and needs nothing more. */
export default function GlobalError(caught: CaughtError) {
  return (
    <html lang="en">
      <body>
        <title>Partnerdeck</title>
        <BarePage>
          <PlainFailure {...caught} />
        </BarePage>
      </body>
    </html>
  );
}
