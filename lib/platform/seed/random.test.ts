import { describe, expect, it } from 'vitest';
import { mixUuid, randomFor, toUuid } from './random';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('randomness from words', () => {
  it('repeats for the same words and differs for others', () => {
    const draw = (...words: unknown[]) => {
      const random = randomFor(...words);
      return Array.from({ length: 20 }, random.unit);
    };
    expect(draw(1, 'a')).toEqual(draw(1, 'a'));
    expect(draw(1, 'a')).not.toEqual(draw(1, 'b'));
    expect(draw('1a')).not.toEqual(draw(1, 'a'));
  });

  it('is uniform and within bounds', () => {
    const random = randomFor('spread');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i += 1) {
      const drawn = random.integer(0, 9);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const normals = Array.from({ length: 10_000 }, random.normal);
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(counts).toHaveLength(10);
    expect(Math.abs(normals.reduce((a, b) => a + b) / normals.length)).toBeLessThan(0.05);
  });

  it('makes unique version 4 UUIDs', () => {
    expect(toUuid(42, 'brand')).toMatch(version4);
    const ids = new Set<string>();
    for (let link = 0; link < 500; link += 1) {
      for (let day = 20_000; day < 20_400; day += 1) ids.add(mixUuid(42, 1, link, day));
    }
    expect(ids.size).toBe(200_000);
    expect(mixUuid(42, 1, 2, 3)).toMatch(version4);
  });
});
