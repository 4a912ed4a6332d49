import { expect, it } from 'vitest';
import { tellReason } from './tell-reason';

it.each([
  'The API rejected the stored key. Replace it in Settings, Connections.',
  'The API failed with status 503.',
  'Some alert rules could not be evaluated.',
])('“%s” is told', (sentence) => expect(tellReason(sentence)).toBe(sentence));

it.each([
  null,
  'Creator Ana Silva is not in the program.',
  'You are a member of Corner shop already.',
  'The role owner may not do this.',
])('“%s” may name someone, and is not', (sentence) => expect(tellReason(sentence)).toBeNull());
