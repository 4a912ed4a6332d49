'use client';

import { useEffect } from 'react';
import { sendJson } from '@/lib/query/fetch-json';

/** Notes that somebody is looking, so that the next visit can tell what has changed since. */
export function useVisit(): void {
  useEffect(() => {
    // A visit that could not be noted costs nothing but a longer list of changes next time.
    sendJson('POST', '/api/visits').catch(() => {});
  }, []);
}
