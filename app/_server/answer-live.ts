import 'server-only';
import { serveAddress } from '@/features/live/serve-address';
import { respondFailureText } from '@/lib/server/http/failure-response';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { findAddress, noAddress } from '@/lib/server/live/find-address';
import { workspaceOf } from './context';
import { guard } from './guard';

const address = /^\/api\/live\/(\w+)\.csv$/;

/** Answers a read of a live address by its secret. A session counts for nothing. Errors are text, in English. */
export const answerLive = (request: Request): Promise<Response> =>
  guard(
    request,
    async (runtime, headers) => {
      headers.set('x-robots-tag', 'noindex');
      const { db, liveLimit } = runtime;
      const [, secret] = address.exec(new URL(request.url).pathname) ?? [];
      if (secret === undefined) throw noAddress();
      const found = await findAddress(db, secret);
      noteRequest({ workspaceId: found.member.workspaceId });
      await liveLimit.take(found.id, headers);
      return serveAddress(await workspaceOf(runtime, found.member), found, request, runtime);
    },
    { readWriter: async () => (sentence) => sentence, respond: respondFailureText },
  );
