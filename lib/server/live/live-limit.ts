import { createTokenLimit, type TokenLimit } from '@/lib/server/tokens/token-limit';

/** A spreadsheet reads an address a few times an hour. */
const perMinute = 60;

/** Counts the reads of each live address in this process, like the requests of tokens. */
export const createLiveLimit = (most = perMinute): TokenLimit =>
  createTokenLimit(most, {
    name: 'live',
    refuse: (most, seconds) => {
      const message = `This live address is read more than ${most} times a minute. Wait ${seconds} seconds.`;
      return message;
    },
  });
