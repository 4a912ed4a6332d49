import 'server-only';
import { serveAddress } from '@/features/live/serve-address';
import { noteUse } from '@/lib/access/grants/define-grant';
import { findAddress, noAddress } from '@/lib/access/grants/live-addresses';
import { readClient } from '@/lib/access/visitor';
import { respondFailureText } from '@/lib/server/http/failure-response';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { workspaceOf } from './context';
import { guard } from './guard';

const address = /^\/api\/live\/(\w+)\.csv$/;

/** Answers a read of a live address by its secret. A session counts for nothing. Errors are text, in English. */
export const answerLive = (request: Request): Promise<Response> =>
  guard(
    request,
    async (runtime, headers) => {
      headers.set('x-robots-tag', 'noindex');
      const { db, limits } = runtime;
      const [, secret] = address.exec(new URL(request.url).pathname) ?? [];
      if (secret === undefined) throw noAddress();
      const found = await findAddress(db, secret);
      noteRequest({ workspaceId: found.member.workspaceId });
      await limits.live.take(found.id, headers);
      await noteUse(db, found, readClient(request.headers).ipPrefix);
      return serveAddress(await workspaceOf(runtime, found.member), found, request, runtime);
    },
    { readWriter: async () => (sentence) => sentence, respond: respondFailureText },
  );
