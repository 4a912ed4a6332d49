import { type ChartHue, colorOf } from './series';

export const hatchId = (id: string, hue: ChartHue) => `hatch-${id}-${hue}`;

/** For a band behind several lines, in no hue of theirs. */
export const bandHatchId = (id: string) => `hatch-${id}-band`;

/** Diagonal lines for what may still change, one pattern a hue. */
export function HatchPatterns({ id, hues }: { id: string; hues: readonly ChartHue[] }) {
  return (
    <defs>
      {[...new Set(hues)].map((hue) => (
        <pattern
          key={hue}
          id={hatchId(id, hue)}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill={colorOf(hue)} opacity="0.06" />
          <line x1="0" y1="0" x2="0" y2="5" stroke={colorOf(hue)} strokeWidth="1" opacity="0.6" />
        </pattern>
      ))}
      <pattern
        id={bandHatchId(id)}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1="0" y1="0" x2="0" y2="6" stroke="var(--muted)" strokeWidth="1" opacity="0.3" />
      </pattern>
    </defs>
  );
}
