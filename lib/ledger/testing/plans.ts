import fc from 'fast-check';
import { Failure } from '@/lib/failure';
import { factDay } from './facts';

/** How rows come to be kept: what the API does on the way, in which steps they are asked for, and what is cut short. */
export const plan = fc.record({
  pageSize: fc.constantFrom(1, 3, 7, 100),
  repeatEdges: fc.boolean(),
  /** The calls that fail. */
  faultsAt: fc.uniqueArray(fc.nat(80), { maxLength: 5, size: 'max' }),
  fault: fc.constantFrom(
    new Failure('throttled', 'Slow down.', { retryAfter: 0.02 }),
    new Failure('upstream_failed', 'The API failed with status 500.'),
    new Failure('upstream_unavailable', 'The API cannot be reached.'),
    new Failure('upstream_invalid', 'Not JSON.'),
  ),
  /** Milliseconds that one answer after another takes: later ones overtake. */
  latencies: fc.array(fc.nat(3), { minLength: 1, maxLength: 7, size: 'max' }),
  /** Days that are asked for before all are: one after the other, or joined while they are being fetched. */
  steps: fc.array(fc.tuple(factDay, factDay), { maxLength: 2, size: 'max' }),
  joins: fc.boolean(),
  force: fc.boolean(),
  /** Calls after which the process ends and another begins; 0: none does. */
  restartAfter: fc.constantFrom(0, 0, 4, 9),
});

export type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;
