import fc from 'fast-check';
import { expect, it } from 'vitest';
import { receiveFile } from './receive-file';

type Sent = { sent: Uint8Array; size: number; announced: string | null; fails?: boolean };

/** A response in chunks of `size` bytes. `fails`: the network fails after them. */
function respond({ sent, size, announced, fails = false }: Sent): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= sent.length) return fails ? controller.error(new Error('Reset.')) : controller.close();
      controller.enqueue(sent.slice(at, at + size));
      at += size;
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/csv', ...(announced === null ? {} : { 'x-export-bytes': announced }) },
  });
}

const files = fc.uint8Array({ maxLength: 200 });
const sizes = fc.integer({ min: 1, max: 50 });

it('is the file that was sent, however it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(files, sizes, async (sent, size) => {
      let seen = 0;
      const file = await receiveFile(respond({ sent, size, announced: String(sent.length) }), (part) => {
        seen += part.byteLength;
      });
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(sent);
      expect([seen, file.type]).toEqual([sent.length, 'text/csv']);
    }),
  );
});

it('is refused if any part of it is missing, or if its network fails', async () => {
  await fc.assert(
    fc.asyncProperty(files, sizes, fc.nat({ max: 200 }), fc.boolean(), async (whole, size, kept, fails) => {
      const sent = whole.slice(0, kept);
      fc.pre(fails || sent.length < whole.length);
      const response = respond({ sent, size, announced: String(whole.length), fails });
      await expect(receiveFile(response, () => {})).rejects.toThrow('broke off');
    }),
  );
});

it.each([null, '', '2', '3 bytes'])('is refused if its size is announced as %j', async (announced) => {
  const response = respond({ sent: new Uint8Array(3), size: 2, announced });
  await expect(receiveFile(response, () => {})).rejects.toThrow('broke off');
});
