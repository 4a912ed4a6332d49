import { writeAnswer } from './write-answer.mjs';

/** A client that is still sending reads the answer within this time. Closing at once would discard it. */
const lingerMs = 1_000;

/**
 * Limits the body of a request before any handler reads it. A longer one is answered 413, also a chunked one that says
 * no length, and the connection closes. Returns whether the request may be handled.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ limit: number, describe: (status: number, message: string) => object }} options `describe`: the body of the answer.
 */
export function limitBody(request, response, { limit, describe }) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const allowed = !(Number(length) > limit);
  if (allowed && encoding === undefined) return true;

  const { socket } = request;
  // Those that every answer carries. A handler may set others later.
  const headers = response.getHeaders();
  const receive = request.push;
  let received = 0;
  let refused = false;

  function refuse() {
    refused = true;
    // An earlier request of the connection, or the handler, is answering.
    if (response.headersSent || response.socket === null) return socket.destroy();
    const message = `The body may have at most ${limit} bytes.`;
    socket.write(writeAnswer(413, headers, describe(413, message)));
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  }

  // The HTTP parser hands every part of a body, and null at its end, to this method.
  request.push = (chunk) => {
    if (refused) {
      if (chunk === null) socket.destroySoon();
      return true;
    }
    received += chunk?.length ?? 0;
    if (received <= limit) return receive.call(request, chunk);
    refuse();
    return true;
  };
  if (!allowed) refuse();
  return allowed;
}
