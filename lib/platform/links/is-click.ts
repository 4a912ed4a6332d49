import { isbot } from 'isbot';

/** Whether someone follows a link. HEAD, prefetches, and agents that name themselves as bots or previews do not. */
export function isClick({ method, headers }: Request): boolean {
  return method === 'GET' && !isPrefetch(headers) && !isbot(headers.get('user-agent'));
}

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

const isPrefetch = (headers: Headers): boolean =>
  purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));
