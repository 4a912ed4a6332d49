import { type NextRequest, NextResponse } from 'next/server';
import { pathHeader } from '@/features/people/accounts/path-header';
import { buildContentSecurityPolicy, reportingEndpoints } from '@/lib/base/content-security-policy';

/** Sets each page's content policy with a new nonce. The server sets the other security headers. */
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
  response.headers.set('reporting-endpoints', reportingEndpoints);
  return response;
}

export const config = {
  matcher: ['/((?!api/|l/|livez|readyz|_next/static|_next/image|favicon.ico|icon|manifest).*)'],
};
