import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { readAddress, toNetwork } from '@/lib/base/network.mjs';
import { Refusal } from '../refusal';

/**
 * Visits per network and process. A mobile carrier puts thousands of shoppers behind one IPv4 address, so the limit is
 * far above what a popular post brings, and the window is so short that who is over it waits seconds.
 */
const limit = { points: 300, duration: 10 };

/** An IPv4 address is one network. Of IPv6, a household or a company site has up to a /56. */
const bits = { ipv4: 32, ipv6: 56 };

/** Counts a visit. Throws Refusal `tooMany`. An unreadable address is not limited. */
export function createVisitLimit(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory(limit);
  return async (address) => {
    const parsed = readAddress(address);
    if (!parsed) return;
    try {
      await limiter.consume(toNetwork(parsed, bits));
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      throw new Refusal('tooMany', undefined, Math.ceil(cause.msBeforeNext / 1_000));
    }
  };
}
