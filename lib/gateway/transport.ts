/** The embedded platform. `address` is the client's; requests of this process have none. */
export type Handler = (request: Request, address?: string) => Promise<Response>;

/** A request to the API, with only these headers. `path` includes the query. */
export type ApiRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

/** A response of any status. `retryAfter` is the raw header. */
export type ApiAnswer = { status: number; retryAfter: string | null; text: string };

/** How requests reach the API: the embedded platform's handler or an HTTP client. Callers do not know which. */
export type Transport = (request: ApiRequest, signal: AbortSignal) => Promise<ApiAnswer>;

export const toRequest = ({ path, ...parts }: ApiRequest): Request =>
  new Request(`http://api.invalid${path}`, parts);

/** Calls a handler within this process. */
export const createHandlerTransport =
  (handler: Handler): Transport =>
  async (request) => {
    const response = await handler(toRequest(request));
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, retryAfter, text: await response.text() };
  };
