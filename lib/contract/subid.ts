import { limits } from './limits';

/** The API document's pattern. It is invalid with the `v` flag, so never use it in HTML. */
export const subidPattern = /^[a-zA-Z0-9-_@./ ]*$/;

/** A character that no subid has. Searched natively, because a batch has 20,000 subids. */
const otherCharacter = /[^a-zA-Z0-9\-_@./ ]/u;

const { min, max } = limits.subidLength;

export type SubidProblem =
  | { kind: 'empty' }
  | { kind: 'long'; length: number }
  | { kind: 'character'; character: string; position: number };

/**
 * Finds what is wrong with a subid, or null. Length counts UTF-16 units, like JSON Schema validators in JavaScript;
 * `position` counts characters from 1. API: POST /links, subid1 and subid2.
 */
export function findSubidProblem(subid: string): SubidProblem | null {
  if (subid.length < min) return { kind: 'empty' };
  const [character] = otherCharacter.exec(subid) ?? [];
  if (character !== undefined) {
    const position = Array.from(subid.slice(0, subid.search(otherCharacter))).length + 1;
    return { kind: 'character', character, position };
  }
  if (subid.length > max) return { kind: 'long', length: subid.length };
  return null;
}

/** Describes a problem and how to fix it. */
export function describeSubidProblem(label: string, problem: SubidProblem): string {
  if (problem.kind === 'empty') return `${label} needs at least one character, or leave it out.`;
  if (problem.kind === 'long') {
    return `${label} can have at most ${max} characters; this has ${problem.length}.`;
  }
  return `${label} can contain only letters, digits, space and - _ @ . /; remove “${problem.character}” at position ${problem.position}.`;
}

/** The nearest valid subid: accents removed, other characters replaced by `-`, truncated to the limit. May be empty. */
export function repairSubid(subid: string): string {
  return subid
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-zA-Z0-9\-_@./ ]+/g, '-')
    .slice(0, max);
}
