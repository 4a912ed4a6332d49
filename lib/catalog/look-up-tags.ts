import type { CreatorMatch } from '@/lib/contract/resources/program';
import type { Call } from '@/lib/gateway/call';

/** Tags a call: the list travels in the address, which servers cut at some 8 kB. */
const perCall = 100;

/** The creators that tags belong to; unknown tags are absent. Throws Failure as Call does. */
export async function lookUpTags(
  call: Call,
  tags: readonly string[],
  signal?: AbortSignal,
): Promise<CreatorMatch[]> {
  const chunks = Array.from({ length: Math.ceil(tags.length / perCall) }, (_, at) =>
    tags.slice(at * perCall, (at + 1) * perCall),
  );
  const answers = await Promise.all(
    chunks.map((creatorConnectionsIds) =>
      call('lookupCreators', { query: { creatorConnectionsIds } }, { signal }),
    ),
  );
  return answers.flatMap(({ creators }) => creators);
}
