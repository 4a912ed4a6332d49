/** GET /livez: the process answers. */
export function GET() {
  return new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
}
