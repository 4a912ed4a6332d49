import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiErrors } from '@/lib/contract/errors';
import { operations } from '@/lib/contract/operations';
import { expectAnswer, expectError } from './check-answer';
import { ask } from './client';
import { eachTarget } from './each-target';
import { generateRequest } from './generate-request';
import { operationIds } from './operation-list';

/** Requests per operation. CONFORMANCE_RUNS=1000 is thorough; TEST_SEED replays a run. */
const numRuns = Number(process.env.CONFORMANCE_RUNS || 100);

const proxied = Boolean(process.env.CONFORMANCE_PROXY);

eachTarget('generated requests', (subject) => {
  it.each(operationIds)(
    '%s never fails, and answers as documented',
    { timeout: numRuns * 600 },
    async (id) => {
      const { target, world } = subject();
      const allowed = [200, 401, 422, ...operations[id].errors.map((name) => apiErrors[name].status)];
      const seen = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(generateRequest(world, id, proxied), async (question) => {
          const answer = await ask(target, question);
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
          expect(allowed).toContain(answer.status);
          if (answer.status === 200) expectAnswer(id, answer);
          else expectError(answer, answer.status);
        }),
        { numRuns },
      );
      // Generated requests that always fail would prove nothing.
      expect(seen.get(200) ?? 0).toBeGreaterThan(numRuns / 20);
      expect([...seen.keys()].length).toBeGreaterThan(1);
    },
  );
});
