import { expect, it } from 'vitest';
import { readEnvFile } from './env-file.mjs';

const read = (text: string) => readEnvFile(Buffer.from(text));
const mark = '\uFEFF';

it.each([
  ['A=one', 'one'],
  ['A=one # two', 'one'],
  ['A=one\t# two', 'one'],
  ['A= # two', ''],
  ['A=', ''],
  ['A=pa#ss', 'pa#ss'],
  ['A=#pass', '#pass'],
  ['A=pa#ss # the password', 'pa#ss'],
  ['export A=pa#ss', 'pa#ss'],
  [' export  A=pa#ss', 'pa#ss'],
  ['A="pa\nss"', 'pa\nss'],
  ['A="-----\nQUJD==\n-----"', '-----\nQUJD==\n-----'],
  ['A=""', ''],
  ['A = pa#ss ', 'pa#ss'],
  [`A=it's"a#1`, `it's"a#1`],
  ['A="pa#ss" # two', 'pa#ss'],
  ["A='pa #ss'", 'pa #ss'],
  ['#A=one\nA=two', 'two'],
  ['A=postgres://deck:pa%23ss@db/deck?sslmode=require', 'postgres://deck:pa%23ss@db/deck?sslmode=require'],
])('reads %j', (line, value) => {
  for (const text of [line, `${line}\n`, `${mark}${line}`, `B=1\r\n${line}\r\nC=2\r\n`]) {
    expect([text, read(text).A]).toEqual([text, value]);
  }
});

it('reads UTF-16, as Windows editors write it', () => {
  expect(readEnvFile(Buffer.from(`${mark}A=käse#1\r\nB=2\r\n`, 'utf16le'))).toEqual({ A: 'käse#1', B: '2' });
});

it.each([
  ['A:=x', '“A:” is no name of a variable. Write NAME=value.'],
  ['A B=x', '“A B” is no name of a variable. Write NAME=value.'],
  ['B=1\nA="x', 'The quote before the value of A has no end.'],
  ["A='x\n", 'The quote before the value of A has no end.'],
])('rejects %j in one sentence', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
