import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { guard } from '@/app/_server/guard';
import { callbackCookie } from '@/features/people/accounts/auth-cookies';
import { createAuthOptions } from '@/features/people/accounts/auth-options';
import { checkAuthRequest } from '@/features/people/accounts/check-auth-request';
import { readCookie } from '@/lib/access/browser-cookie';
import { rememberDevice } from '@/lib/access/enter';
import { isSecure, siteUrl } from '@/lib/access/site';
import { readVisitor } from '@/lib/access/visitor';
import { isReading, requireSameOrigin } from '@/lib/server/http/same-origin';

type Context = { params: Promise<{ nextauth: string[] }> };

/** GET and POST /api/auth/*: next-auth's own endpoints (csrf, callback, signout, single sign-on). */
const handle = (request: NextRequest, context: Context) =>
  guard(request, async (runtime) => {
    const { environment, secrets } = runtime;
    if (!isReading(request.method)) requireSameOrigin(request.headers, environment);
    const secure = isSecure(environment);
    const site = siteUrl(environment);
    const callbackUrl = readCookie(request.cookies, callbackCookie, secure);
    await checkAuthRequest(request, (await context.params).nextauth, { site, callbackUrl });
    const visitor = await readVisitor(request.headers, { jar: request.cookies, secrets, secure });
    const options = createAuthOptions(runtime, visitor, {
      remember: (userId) => rememberDevice(runtime, userId),
      callbackUrl,
    });
    const response: Response = await NextAuth(request, context, options);
    const location = response.headers.get('location');
    if (location?.startsWith(`${site}/`)) response.headers.set('location', location.slice(site.length));
    return response;
  });

export { handle as GET, handle as POST };
