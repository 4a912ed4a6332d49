import fc from 'fast-check';
import { inject } from 'vitest';
import { testsAll } from './tests-all';

/** In `npm test`, a case that fails is made smaller for two minutes at most. */
const limit = testsAll ? {} : { interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true };

fc.configureGlobal({ seed: inject('seed'), ...limit });
