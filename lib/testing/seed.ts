/** The seed of a run: FAULTS_SEED or a random one. Printed, so that a failed run can be repeated. */
export function readSeed(): number {
  const given = Number(process.env.FAULTS_SEED);
  const seed =
    Number.isInteger(given) && process.env.FAULTS_SEED ? given : Math.floor(Math.random() * 2 ** 31);
  console.log(`Seed ${seed}: repeat with npm run test:faults -- ${seed}`);
  return seed;
}
