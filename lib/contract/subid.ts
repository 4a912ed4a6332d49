import { limits } from './limits';

/** The API's pattern, as written in the document. It is invalid under the `v` flag: never use it in HTML. */
export const subidPattern = /^[a-zA-Z0-9-_@./ ]*$/;

const { min, max } = limits.subidLength;

export type SubidProblem =
  | { kind: 'empty' }
  | { kind: 'long'; length: number }
  | { kind: 'character'; character: string; position: number };

/**
 * What is wrong with a subid, or null. Length counts UTF-16 units as JSON Schema validators in JavaScript do;
 * `position` counts characters from 1. API: POST /links, subid1 and subid2.
 */
export function findSubidProblem(subid: string): SubidProblem | null {
  if (subid.length < min) return { kind: 'empty' };
  let position = 0;
  for (const character of subid) {
    position += 1;
    if (!subidPattern.test(character)) return { kind: 'character', character, position };
  }
  if (subid.length > max) return { kind: 'long', length: subid.length };
  return null;
}

/** A problem in words a person can act on. */
export function describeSubidProblem(label: string, problem: SubidProblem): string {
  if (problem.kind === 'empty') return `${label} needs at least one character, or leave it out.`;
  if (problem.kind === 'long') {
    return `${label} can hold ${max} characters; this has ${problem.length}.`;
  }
  return `${label} can hold letters, digits, space and - _ @ . / only; remove “${problem.character}” at position ${problem.position}.`;
}

/** The nearest valid subid: accents dropped, other characters replaced by `-`, cut to the limit. May be empty. */
export function repairSubid(subid: string): string {
  return subid
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9\-_@./ ]+/g, '-')
    .slice(0, max);
}
