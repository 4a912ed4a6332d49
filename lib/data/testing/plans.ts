import fc from 'fast-check';
import { Failure } from '@/lib/base/failure';
import { factDay } from './facts';

/** How rows get stored: behavior of the API, the steps of requests, and interruptions. */
export const plan = fc.record({
  pageSize: fc.constantFrom(1, 3, 7, 100),
  repeatEdges: fc.boolean(),
  /** Indexes of failing calls. */
  faultsAt: fc.uniqueArray(fc.nat(80), { maxLength: 5, size: 'max' }),
  fault: fc.constantFrom(
    new Failure('throttled', 'Slow down.', { retryAfter: 0.02 }),
    new Failure('upstream_failed', 'The API failed with status 500.'),
    new Failure('upstream_unavailable', 'The API cannot be reached.'),
    new Failure('upstream_invalid', 'Not JSON.'),
  ),
  /** Latencies of responses in milliseconds, so that later ones may arrive first. */
  latencies: fc.array(fc.nat(3), { minLength: 1, maxLength: 7, size: 'max' }),
  /** Days that are requested before all of them: one after another, or joining a running sync. */
  steps: fc.array(fc.tuple(factDay, factDay), { maxLength: 2, size: 'max' }),
  joins: fc.boolean(),
  force: fc.boolean(),
  /** Calls after which the process is restarted; 0 for never. */
  restartAfter: fc.constantFrom(0, 0, 4, 9),
});

export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;
