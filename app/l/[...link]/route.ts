import { getRuntime } from '@/app/_server/runtime';

/** GET and HEAD /l/{linkId}: a tracked link of the embedded platform. */
async function follow(request: Request): Promise<Response> {
  const { platform } = await getRuntime();
  return platform ? platform(request) : new Response('Not found\n', { status: 404 });
}

export { follow as GET, follow as HEAD, follow as POST };
