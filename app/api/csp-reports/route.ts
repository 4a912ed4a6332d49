import { RateLimiterMemory } from 'rate-limiter-flexible';
import { guard } from '@/app/_server/guard';
import { log } from '@/lib/base/log';
import { readInput } from '@/lib/contract/query-string';
import { accept } from '@/lib/server/http/accept';
import { cspReport, cspReportTypes } from '@/lib/server/http/csp-report';
import { readJsonBody } from '@/lib/server/http/read-body';

/** Anyone may send reports, so logging is rate-limited per process. */
const limiter = new RateLimiterMemory({ points: 30, duration: 60 });

/** POST /api/csp-reports: logs what a page's content policy blocked. Browsers send these reports automatically. */
export const POST = (request: Request): Promise<Response> =>
  guard(request, async () => {
    const logged = await limiter.consume('all').then(
      () => true,
      () => false,
    );
    if (!logged) return new Response(null, { status: 429 });
    const body = await readJsonBody(request, { limit: 16_384, types: cspReportTypes });
    for (const violation of accept(readInput(cspReport, body))) {
      log.warn(violation, 'the content policy blocked part of a page');
    }
    return new Response(null, { status: 204 });
  });
