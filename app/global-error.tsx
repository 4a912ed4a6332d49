'use client';

import './globals.css';
import { BarePage } from '@/components/layout/failures/bare-page';
import { type CaughtError, PlainFailure } from '@/components/layout/failures/plain-failure';
import { Hydrated } from '@/components/layout/hydrated';

/** Replaces the layout after an error in the layout itself. In English, because messages may not have loaded. */
export default function GlobalError(caught: CaughtError) {
  const { digest } = caught.error;
  const words = {
    title: 'This page could not load',
    text: digest
      ? `The fault is in Partnerdeck. The log has it under ${digest}.`
      : 'Part of the page did not load or failed in this browser. Nothing you entered elsewhere is lost.',
    again: 'Try again',
  };
  return (
    <html lang="en">
      <body>
        <title>Partnerdeck</title>
        <Hydrated />
        <BarePage>
          <PlainFailure {...caught} words={words} />
        </BarePage>
      </body>
    </html>
  );
}
