import { createRequire } from 'node:module';

/** The package itself, past the alias of `vitest.config.ts` that leads here. */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Hashes at the least cost that argon2 allows, for tests that sign many people in. `npm run test:all` hashes as a server does. */
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, process.env.TEST_ALL ? options : { ...options, ...cheapest });

export const { verify } = argon2;
