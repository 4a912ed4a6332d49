import { expect, it } from 'vitest';
import { findReason } from './install.mjs';

it.each([
  ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'offline'],
  ['npm ERR! code ETIMEDOUT', 'offline'],
  ['npm error code ENOSPC', 'diskFull'],
  ['npm error code EACCES', 'notWritable'],
  ['npm error code EUSAGE', 'lockFile'],
  ['npm error code E404', 'install'],
  ['a package named ENOSPC', 'install'],
  ['', 'install'],
])('npm failed: %j', (output, reason) => {
  expect(findReason(output)).toBe(reason);
});
