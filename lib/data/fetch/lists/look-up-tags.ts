import type { CreatorMatch } from '@/lib/contract/resources/program';
import type { Call } from '@/lib/gateway/call';

/** Tags per call, because the list is part of the URL, which servers limit to about 8 kB. */
const perCall = 100;

/** A list cannot contain others. Nobody claims such a tag. */
const isListable = (tag: string) => tag !== '' && !tag.includes(',');

/** The creators of tags. Unknown tags are absent. Throws Failure like Call. */
export async function lookUpTags(
  call: Call,
  tags: readonly string[],
  signal?: AbortSignal,
): Promise<CreatorMatch[]> {
  const listable = tags.filter(isListable);
  const chunks = Array.from({ length: Math.ceil(listable.length / perCall) }, (_, at) =>
    listable.slice(at * perCall, (at + 1) * perCall),
  );
  const answers = await Promise.all(
    chunks.map((creatorConnectionsIds) =>
      call('lookupCreators', { query: { creatorConnectionsIds } }, { signal }),
    ),
  );
  return answers.flatMap(({ creators }) => creators);
}
