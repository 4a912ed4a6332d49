import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '@/lib/base/failure';

const seconds = 60;

/**
 * Counts the requests of each token or live address in this process. `take` sets the RateLimit headers of a response
 * (IETF draft ratelimit-headers-10), and throws Failure `throttled` over the limit.
 */
export type TokenLimit = { take: (tokenId: string, headers: Headers) => Promise<void> };

type Limited = {
  /** The policy's name in the headers. */
  name: string;
  /** What a caller over the limit is told. `retryAfter`: seconds. */
  refuse: (perMinute: number, retryAfter: number) => Failure;
};

const tokens: Limited = {
  name: 'token',
  refuse: (perMinute, retryAfter) =>
    new Failure(
      'throttled',
      `This API token sends more than ${perMinute} requests a minute. Wait ${retryAfter} seconds.`,
      { retryAfter },
    ),
};

/** Counts in memory, because a write for each request would cost more than most requests do. */
export function createTokenLimit(perMinute: number, { name, refuse }: Limited = tokens): TokenLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: seconds });
  const count = (tokenId: string): Promise<RateLimiterRes> =>
    limiter.consume(tokenId).catch((over: unknown) => {
      if (over instanceof RateLimiterRes) return over;
      throw over;
    });
  return {
    async take(tokenId, headers) {
      const { consumedPoints, remainingPoints, msBeforeNext } = await count(tokenId);
      const reset = Math.ceil(msBeforeNext / 1_000);
      headers.set('ratelimit-policy', `"${name}";q=${perMinute};w=${seconds}`);
      headers.set('ratelimit', `"${name}";r=${remainingPoints};t=${reset}`);
      if (consumedPoints <= perMinute) return;
      throw refuse(perMinute, reset);
    },
  };
}
