import { Failure } from '@/lib/base/failure';
import type { KeyFamily } from '@/lib/contract/operations';
import { withDeadline } from './deadline';
import { send } from './send';
import type { Transport } from './transport';

const checkWithinMs = 10_000;

/**
 * Checks a key with the API: reads one brand with a seller key, or sends an invalid link request with a creator key,
 * which is rejected as invalid (422) rather than unauthorized. Throws Failure `invalid_input` if the key is rejected,
 * or the failure of the request.
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
    const message = `The API rejected this key as a ${family} key.`;
    throw new Failure('invalid_input', message, { issues: [{ field: 'key', message }] });
  }
}
