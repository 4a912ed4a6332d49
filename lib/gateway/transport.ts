/** The embedded platform, as it stands. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * How a request reaches the API: the embedded platform's handler, or an HTTP client. Nothing above knows which. The
 * signal comes beside the request, which would otherwise make one of its own from it.
 */
export type Transport = (request: Request, signal: AbortSignal) => Promise<Response>;
