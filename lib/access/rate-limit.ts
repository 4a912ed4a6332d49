import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '@/lib/base/failure';

const seconds = 60;

/**
 * Counts requests in this process, by grant or network. `take` sets the RateLimit headers of a response (IETF draft
 * ratelimit-headers-10), and throws Failure `throttled` over the limit.
 */
export type RateLimit = { take: (subject: string, headers: Headers) => Promise<void> };

export type Limited = {
  /** The policy's name in the headers. */
  name: string;
  perMinute: number;
  /** What a caller over the limit is told. `retryAfter`: seconds. */
  refuse: (perMinute: number, retryAfter: number) => string;
};

/** Counts in memory, because a write for each request would cost more than most requests do. */
export function createRateLimit({ name, perMinute, refuse }: Limited): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: seconds });
  const count = (subject: string): Promise<RateLimiterRes> =>
    limiter.consume(subject).catch((over: unknown) => {
      if (over instanceof RateLimiterRes) return over;
      throw over;
    });
  return {
    async take(subject, headers) {
      const { consumedPoints, remainingPoints, msBeforeNext } = await count(subject);
      const retryAfter = Math.ceil(msBeforeNext / 1_000);
      headers.set('ratelimit-policy', `"${name}";q=${perMinute};w=${seconds}`);
      headers.set('ratelimit', `"${name}";r=${remainingPoints};t=${retryAfter}`);
      if (consumedPoints <= perMinute) return;
      throw new Failure('throttled', refuse(perMinute, retryAfter), { retryAfter });
    },
  };
}
