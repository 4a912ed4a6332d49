const phone = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox|Opera Mini|IEMobile/i;

/** Uses the browser's client hint if present, otherwise its user agent. */
export function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  if (hint === '?0') return false;
  return phone.test(headers.get('user-agent') ?? '');
}

/** The browser prefetches. Nobody has clicked yet. */
export function isPrefetch(headers: Headers): boolean {
  const purposes = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')];
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
}
