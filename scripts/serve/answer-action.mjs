import { currentNote, runWithNote } from '../../lib/server/listener/request-note.mjs';

/**
 * Passes a request that may call a server action to Next.js, which responds with 500 to arguments that it cannot
 * decode. If no action has started, that response becomes `refusal`, with status 400.
 */
export function answerAction(page, request, response, refusal) {
  const note = currentNote();
  const headers = response.getHeaders();
  const { writeHead, write, end } = response;
  let refused;

  function decide(status) {
    if (refused !== undefined) return;
    refused = status >= 500 && !note.actionStarted;
    if (!refused) return;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Next.js sets its own status again, which the log would read.
    Object.defineProperty(response, 'statusCode', { get: () => 400, set: () => {} });
    writeHead.call(response, 400, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    end.call(response, JSON.stringify(refusal));
  }

  response.writeHead = (...args) => {
    decide(args[0]);
    return refused ? response : writeHead.apply(response, args);
  };
  response.write = (...args) => {
    decide(response.statusCode);
    return refused || write.apply(response, args);
  };
  response.end = (...args) => {
    decide(response.statusCode);
    return refused ? response : end.apply(response, args);
  };
  return runWithNote(note, () => page(request, response));
}
