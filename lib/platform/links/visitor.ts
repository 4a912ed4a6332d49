const phone = /Android.+Mobile|iPhone|iPod|Windows Phone|Mobile.+Firefox|Opera Mini|IEMobile/i;

/** Told by the browser's own hint where it gives one, else by its user agent. */
export function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return true;
  if (hint === '?0') return false;
  return phone.test(headers.get('user-agent') ?? '');
}

/** A browser looks ahead; nobody has clicked yet. */
export function isPrefetch(headers: Headers): boolean {
  const purposes = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')];
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
}
