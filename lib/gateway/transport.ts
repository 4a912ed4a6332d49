/** The embedded platform, as it stands. */
export type Handler = (request: Request) => Promise<Response>;

/** What leaves for the API: these headers and no others. `path` includes the query. */
export type ApiRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

/** What came back, whatever its status. `retryAfter` is the header as it stands. */
export type ApiAnswer = { status: number; retryAfter: string | null; text: string };

/** How a request reaches the API: the embedded platform's handler, or an HTTP client. Nothing above knows which. */
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
