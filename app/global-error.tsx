'use client';

import './globals.css';
import { BarePage } from '@/components/failures/bare-page';
import { type CaughtError, PageFailure } from '@/components/failures/page-failure';

/** The layout itself failed: this stands in its place. */
export default function GlobalError(caught: CaughtError) {
  return (
    <html lang="en">
      <body>
        <title>Partnerdeck</title>
        <BarePage>
          <PageFailure {...caught} />
        </BarePage>
      </body>
    </html>
  );
}
