import { expect, it } from 'vitest';
import { findWebhookProblem, isCallable } from './public-address';

it.each(['8.8.8.8', '2606:4700::1', '64:ff9b::808:808'])('%s is public', (address) => {
  expect(isCallable(address, false)).toBe(true);
});

it.each([
  ...['0.0.0.0', '10.1.2.3', '127.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.1.1'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...[
    '168.63.129.16',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fec0::1',
  ],
  ...['fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1', '2002:a00:1::', '2002:808:808::'],
  ...['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::808:808', '::ffff:0:808:808', '100::1'],
])('%s is not public', (address) => {
  expect(isCallable(address, false)).toBe(false);
});

it('takes metadata for private, whatever is allowed', () => {
  expect(['10.1.2.3', '::1', '169.254.169.254', 'fd00:ec2::254'].map((one) => isCallable(one, true))).toEqual(
    [...[true, true, false, false]],
  );
});

it.each([
  ['https://hooks.example/a?b=c', undefined],
  ['https://hooks.example:8443/', undefined],
  ['http://hooks.example/', /https address/],
  ['ftp://hooks.example/', /https address/],
  ['hooks.example', /https address/],
  ['https://user:password@hooks.example/', /user name/],
  ['https://localhost/', /private network/],
  ['https://a.localhost./', /private network/],
  ['https://127.1/', /private network/],
  ['https://0x7f000001/', /private network/],
  ['https://[::1]/', /private network/],
  ['https://[::ffff:8.8.8.8]/', /private network/],
])('says what is wrong with %s', (url, problem) => {
  const found = findWebhookProblem(url, false);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

it('takes http and private addresses if they are allowed', () => {
  for (const url of ['http://localhost:4000/', 'https://10.0.0.1/', 'http://hooks.example/']) {
    expect(findWebhookProblem(url, true)).toBeUndefined();
  }
  expect(findWebhookProblem('http://169.254.169.254/', true)).toMatch(/private network/);
  expect(findWebhookProblem('http://user@localhost/', true)).toMatch(/user name/);
});
