import { guard } from '@/app/_server/guard';
import { stopByLink } from '@/app/_server/stop-by-link';
import { siteUrl } from '@/lib/access/site';

type Context = { params: Promise<{ token: string }> };

/** Stops the mail that has the secret in the path, without a session. Mail programs ask for it (RFC 8058). */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  guard(request, async ({ db }) => {
    const { token } = await params;
    await stopByLink(db, token);
    return new Response(null, { status: 204 });
  });

/** A person who opens the address gets the page with the button. A mail program that only looks stops nothing. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  guard(request, async ({ environment }) => {
    const { token } = await params;
    const location = `${siteUrl(environment)}/stop-mail/${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
  });
