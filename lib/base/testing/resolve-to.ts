import type { Resolve } from '@/lib/base/upstream-address';

/** Resolves every name to these addresses, in this order. */
export const resolveTo =
  (...addresses: string[]): Resolve =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
