import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const mostColors = 256;
/** Colors that differ less than eight steps become one: the edges of letters and lines have hundreds. */
const dropped = 3;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Image = { width: number; height: number; pixels: Uint8Array };

/**
 * Opaque RGBA pixels as a PNG with a palette, about a third as large as one of whole colors. Undefined if the picture has
 * too many colors.
 */
export async function makeIndexedPng({ width, height, pixels }: Image): Promise<Uint8Array | undefined> {
  const places = new Map<number, number>();
  const palette: number[] = [];
  // Each line starts with its filter: none.
  const lines = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    const bucket = ((red >> dropped) << 16) | ((green >> dropped) << 8) | (blue >> dropped);
    let place = places.get(bucket);
    if (place === undefined) {
      place = places.size;
      if (place === mostColors) return undefined;
      places.set(bucket, place);
      palette.push(red, green, blue);
    }
    lines[at + Math.floor(at / width) + 1] = place;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    makeChunk('IHDR', header),
    makeChunk('PLTE', Buffer.from(palette)),
    makeChunk('IDAT', await compress(lines, { level: 9 })),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** API: PNG specification, section 5.3. */
function makeChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(content, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
