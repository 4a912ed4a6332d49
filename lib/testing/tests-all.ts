/** Whether `npm run test:all` runs: every store, every random case, and passwords hashed as in production. */
export const testsAll = Boolean(process.env.TEST_ALL);
