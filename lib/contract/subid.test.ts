import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSubidProblem, findSubidProblem, repairSubid } from './subid';

const plainReading = (text: string) =>
  text.length >= 1 && text.length <= 256 && /^[a-zA-Z0-9\-_@./ ]*$/.test(text);

describe('subid rule', () => {
  it('agrees with a simple check of the documented rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(findSubidProblem(text) === null).toBe(plainReading(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('names the character and its position', () => {
    const problem = findSubidProblem('café☕');
    expect(problem && describeSubidProblem('Subid 1', problem)).toBe(
      'Subid 1 can contain only letters, digits, space and - _ @ . /; remove “é” at position 4.',
    );
  });

  it('repairs to a valid subid or an empty one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const repaired = repairSubid(text);
        expect(repaired === '' || findSubidProblem(repaired) === null).toBe(true);
      }),
    );
    expect(repairSubid('Café & Crème')).toBe('Cafe - Creme');
  });
});
