type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;
const modules = import.meta.glob<Record<string, Handler>>('../**/route.ts');

/** The handler of a request to /api, as Next.js chooses it. Tests mock `next/headers` first. */
export async function answerRequest(request: Request): Promise<Response> {
  const [, folder] = new URL(request.url).pathname.split('/').slice(1);
  const own: Record<string, string> = {
    seller: 'seller/[...path]',
    creator: 'creator/[...path]',
    live: 'live/[file]',
    mcp: 'mcp',
    dashboard: 'dashboard/openapi.json',
  };
  const name = own[folder ?? ''] ?? '[[...path]]';
  const handle = (await modules[`../${name}/route.ts`]?.())?.[request.method];
  if (!handle) throw new Error(`Nothing answers ${request.method} ${request.url}`);
  return handle(request, { params: Promise.resolve({}) });
}
