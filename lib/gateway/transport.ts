/** How a request reaches the API: the embedded platform's handler, or an HTTP client. Nothing above knows which. */
export type Transport = (request: Request) => Promise<Response>;
