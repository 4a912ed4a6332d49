import { expect, inject, it } from 'vitest';

/** `npm run test:all` promises all stores that it is not told to go without. */
const promised = process.env.PROMISED_STORES?.split(' ') ?? [];

it('has each store that the run promises, so that its tests are not skipped', () => {
  // Undefined: this project's tests do not run on it.
  const stores: Record<string, unknown> = { postgres: inject('postgresUrl'), citus: inject('citus') };
  const missing = promised.filter((name) => stores[name] === null);
  expect(missing, 'go without them by npm run test:all -- --without=NAME').toEqual([]);
});
