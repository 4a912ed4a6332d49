import { Failure } from '@/lib/base/failure';
import { createTokenLimit, type TokenLimit } from '@/lib/server/tokens/token-limit';

/** A person opens a few pages. A page reads figures, which costs more than a file of the build. */
const perMinute = 60;

/** Counts the views of shared pages by network in this process, whether their secret is right or not. */
export const createShareLimit = (): TokenLimit =>
  createTokenLimit(perMinute, {
    name: 'share',
    refuse: (_, retryAfter) =>
      new Failure('throttled', `Too many pages were opened from this network. Wait ${retryAfter} seconds.`, {
        retryAfter,
      }),
  });
