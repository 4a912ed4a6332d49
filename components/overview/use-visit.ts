'use client';

import { useEffect } from 'react';
import { sendJson } from '@/lib/query/fetch-json';

/** Records a visit, so that the next one can show what changed since. */
export function useVisit(): void {
  useEffect(() => {
    // If this fails, the next visit only shows more changes.
    sendJson('POST', '/api/visits').catch(() => {});
  }, []);
}
