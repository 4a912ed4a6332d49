import { performance } from 'node:perf_hooks';

export type Load = { requestsPerSecond: number; p50: number; p99: number };

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Sends requests with this many clients for this long, each waiting for its response. Times in milliseconds. The first
 * second is not counted.
 */
export async function measureLoad(
  ask: (turn: number) => Promise<void>,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now() + 1_000;
  const end = start + seconds * 1_000;
  let turn = 0;
  const work = async () => {
    for (;;) {
      const began = performance.now();
      if (began >= end) return;
      turn += 1;
      await ask(turn);
      if (began >= start) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

/** The median time of each function. Alternates between them, so that other load on the machine affects all. */
export async function compareInTurn(
  asks: readonly (() => Promise<void>)[],
  rounds: number,
): Promise<number[]> {
  const times = asks.map((): number[] => []);
  for (let round = -Math.min(20, rounds); round < rounds; round += 1) {
    for (const [index, ask] of asks.entries()) {
      const began = performance.now();
      await ask();
      if (round >= 0) times[index]?.push(performance.now() - began);
    }
  }
  return times.map((some) =>
    percentile(
      some.sort((a, b) => a - b),
      0.5,
    ),
  );
}
