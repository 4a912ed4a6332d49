/**
 * @typedef {'install' | 'build' | 'data' | 'open'} StepName
 * @typedef {{ name: StepName, state: 'waiting' | 'running' | 'done' | 'failed', began: number, ms: number, share?: number }} Step
 */

/** A step failed. `reason` is a key of `reasons` in texts.mjs; `said`: the terminal already has a sentence. */
export class StepError extends Error {
  constructor(step, { reason, setting, code = 1, said = false }) {
    super(reason);
    Object.assign(this, { step, reason, setting, code, said });
  }
}

/**
 * The steps of a start: install, build, data, open.
 * @param {StepName[]} names The steps that this start needs, in their order.
 */
export function createSteps(names) {
  /** @type {Step[]} */
  const list = names.map((name) => ({ name, state: 'waiting', began: 0, ms: 0 }));
  const find = (name) => list.find((step) => step.name === name);
  return {
    list,
    /** @type {StepError | undefined} */
    failure: undefined,
    begin: (name) => Object.assign(find(name), { state: 'running', began: performance.now() }),
    setShare: (name, share) => Object.assign(find(name), { share }),
    end(name) {
      const step = find(name);
      Object.assign(step, { state: 'done', ms: performance.now() - step.began });
    },
    /** @param {StepError} failure */
    fail(failure) {
      this.failure = failure;
      const step = find(failure.step);
      Object.assign(step, { state: 'failed', ms: performance.now() - step.began });
    },
  };
}
