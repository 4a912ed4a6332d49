import { Failure } from '@/lib/base/failure';

const printable = /^[ -~]*$/;

const isWebAddress = (text: string, site: string) =>
  URL.canParse(text, text.startsWith('/') ? site : undefined) &&
  /^https?:$/.test(new URL(text, text.startsWith('/') ? site : undefined).protocol);

/**
 * Rejects invalid requests that next-auth would respond to with a 500. Throws Failure `bad_request`, or `not_found` for
 * a GET of an address that has none.
 */
export async function checkAuthRequest(
  request: Request,
  [action, provider]: readonly string[],
  { site, callbackUrl }: { site: string; callbackUrl: string | undefined },
): Promise<void> {
  const query = new URL(request.url).searchParams;
  if (!query.getAll('error').every((text) => printable.test(text))) {
    throw new Failure('bad_request', 'error must be printable ASCII text.');
  }
  const addresses = [...query.getAll('callbackUrl'), callbackUrl ?? ''].filter(Boolean);
  if (!addresses.every((text) => isWebAddress(text, site))) {
    throw new Failure('bad_request', 'callbackUrl must be a path or an http or https address.');
  }
  if (request.method === 'GET' && action === 'callback' && provider !== 'oidc') {
    throw new Failure('not_found', 'Nothing exists at this address.');
  }
  if (request.method === 'POST' && /^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    await request
      .clone()
      .json()
      .catch((cause: unknown) => {
        throw new Failure('bad_request', 'The body must be JSON.', { cause });
      });
  }
}
