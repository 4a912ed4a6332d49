'use client';

import './globals.css';
import { BarePage } from '@/components/failures/bare-page';
import type { CaughtError } from '@/components/failures/page-failure';
import { buttonClass } from '@/components/ui/button-class';

/** The layout itself failed, or a part could not be fetched: this stands in its place, and needs nothing more. */
export default function GlobalError({ error, retry }: CaughtError) {
  return (
    <html lang="en">
      <body>
        <title>Partnerdeck</title>
        <BarePage>
          <h1 className="text-lg font-semibold">This page could not be shown</h1>
          <p className="py-2 text-sm text-muted">
            The fault is in Partnerdeck. Nothing you entered elsewhere is lost.
            {error.digest ? ` The log has it under ${error.digest}.` : null}
          </p>
          <button type="button" onClick={retry} className={buttonClass()}>
            Try again
          </button>
        </BarePage>
      </body>
    </html>
  );
}
