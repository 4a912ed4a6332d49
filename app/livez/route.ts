import { version } from '@/lib/base/version';

/** GET /livez: the process is running. Returns its version. */
export function GET() {
  return new Response(`ok ${version}\n`, { headers: { 'cache-control': 'no-store' } });
}
