import 'server-only';
import { siteUrl } from '@/lib/access/site';
import { guard } from './guard';
import { stopByLink } from './stop-by-link';

type Context = { params: Promise<{ token: string }> };

/** Stops the mail that has the secret in the path, without a session. Mail programs ask for it (RFC 8058). */
export const answerStopMail = (request: Request, { params }: Context): Promise<Response> =>
  guard(request, async ({ db }) => {
    const { token } = await params;
    await stopByLink(db, token);
    return new Response(null, { status: 204 });
  });

/** A person who opens the address gets the page with the button. A mail program that only looks stops nothing. */
export const openStopMail = (request: Request, { params }: Context): Promise<Response> =>
  guard(request, async ({ environment }) => {
    const { token } = await params;
    const location = `${siteUrl(environment)}/stop-mail/${encodeURIComponent(token)}`;
    return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });
  });
