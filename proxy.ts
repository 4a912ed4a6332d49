import { type NextRequest, NextResponse } from 'next/server';
import { pathHeader } from '@/lib/accounts/path-header';
import { buildContentSecurityPolicy } from '@/lib/content-security-policy';

/** Gives each page its own nonce and the headers that a browser enforces. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = buildContentSecurityPolicy({
    nonce,
    development: process.env.NODE_ENV === 'development',
    signInOrigin: process.env.OIDC_ISSUER,
  });
  const headers = new Headers(request.headers);
  headers.set(pathHeader, request.nextUrl.pathname + request.nextUrl.search);
  headers.set('content-security-policy', policy);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('x-frame-options', 'DENY');
  response.headers.set('cross-origin-opener-policy', 'same-origin');
  response.headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  if (process.env.APP_URL?.startsWith('https://')) {
    response.headers.set('strict-transport-security', 'max-age=31536000');
  }
  return response;
}

export const config = {
  matcher: ['/((?!api/|l/|livez|readyz|_next/static|_next/image|favicon.ico|icon|manifest).*)'],
};
