const brokeOff = 'The file broke off before its end. Nothing was saved.';

/** The file name in a response. */
export function fileNameOf({ headers }: Response): string {
  const header = headers.get('content-disposition') ?? '';
  const whole = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
  return whole ? decodeURIComponent(whole) : (/filename="([^"]+)"/.exec(header)?.[1] ?? 'export.csv');
}

/**
 * Downloads a file. Calls `onPart` with each part. Throws Error if the download breaks off, also without an error of the
 * network, or if the response does not say the size of the whole file (`x-export-bytes`).
 */
export async function receiveFile(response: Response, onPart: (part: Uint8Array) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  const read = () =>
    reader?.read().catch((cause: unknown) => {
      throw new Error(brokeOff, { cause });
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    parts.push(new Uint8Array(part.value));
    onPart(part.value);
  }
  const file = new Blob(parts, { type: response.headers.get('content-type') ?? '' });
  if (response.headers.get('x-export-bytes') !== String(file.size)) throw new Error(brokeOff);
  return file;
}
