import { Failure } from '@/lib/base/failure';
import { createTokenLimit, type TokenLimit } from '@/lib/server/tokens/token-limit';

/** A spreadsheet reads an address a few times an hour. */
const perMinute = 60;

/** Counts the reads of each live address in this process, like the requests of tokens. */
export const createLiveLimit = (): TokenLimit =>
  createTokenLimit(perMinute, {
    name: 'live',
    refuse: (most, retryAfter) =>
      new Failure(
        'throttled',
        `This live address is read more than ${most} times a minute. Wait ${retryAfter} seconds.`,
        { retryAfter },
      ),
  });
