import type { KeyFamily } from '@/lib/contract/operations';
import { Failure } from '@/lib/failure';
import { withDeadline } from './deadline';
import { send } from './send';
import type { Transport } from './transport';

const checkWithinMs = 10_000;

/**
 * Asks the API whether it takes a key: a seller's by reading one brand, a creator's by a link request with an empty
 * body, which makes nothing and is refused as invalid rather than as unauthorised. Throws Failure `invalid_input`
 * where the key is refused, or the failure that kept us from asking.
 */
export async function checkKey(transport: Transport, family: KeyFamily, key: string): Promise<void> {
  try {
    await withDeadline(
      checkWithinMs,
      undefined,
      (signal): Promise<unknown> =>
        family === 'seller'
          ? send(transport, 'listBrands', { query: { limit: 1 } }, key, { signal })
          : send(transport, 'createLink', { body: {} }, key, { signal }),
    );
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'invalid_input' && family === 'creator') return;
    if (error.code !== 'key_refused') throw error;
    const message = `The API refused this key as a ${family} key.`;
    throw new Failure('invalid_input', message, { issues: [{ field: 'key', message }] });
  }
}
