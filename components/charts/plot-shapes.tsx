import { areaOpacity, type Curve } from './plot-curves';
import type { PlotLayout } from './plot-layout';
import { paleOpacity } from './plot-rows';
import { type ChartHue, colorOf } from './series';

type Box = { x?: number; y?: number; width: number | string; height: number | string };

type Props = Box & {
  /** Unique on the page. */
  id: string;
  layout: PlotLayout;
  lineWidth?: number;
};

/**
 * Grid, base line, hatching, areas and lines as a nested `<svg>` that stretches with its box. The server-rendered chart
 * and Recharts both use it.
 */
export function PlotShapes({ id, layout, lineWidth = 2, ...box }: Props) {
  const { ticks, bands, curves } = layout;
  const stroke = (curve: Curve) => ({
    fill: 'none',
    stroke: colorOf(curve.hue),
    strokeWidth: curve.comparison || curve.range ? lineWidth / 2 : lineWidth,
    strokeOpacity: curve.comparison ? 0.55 : 1,
    strokeLinejoin: 'round' as const,
    vectorEffect: 'non-scaling-stroke',
  });
  return (
    <svg {...box} overflow="visible" aria-hidden="true" data-drawn="">
      <HatchPatterns id={id} of={[...listHatched(layout)]} />
      {ticks.map(({ value, y }) => (
        <line
          key={value}
          x2="100%"
          y1={`${y}%`}
          y2={`${y}%`}
          stroke={value === 0 ? 'var(--edge)' : 'var(--border)'}
          data-tick={value}
        />
      ))}
      {bands.map(({ x, width }) => (
        <rect
          key={x}
          x={`${x}%`}
          width={`${width}%`}
          height="100%"
          fill={`url(#${hatchId(id, 'band')})`}
          data-open=""
        />
      ))}
      {curves.map(({ key, hue, openArea }, at) =>
        openArea ? (
          // A pattern inside the stretched paths would be distorted. A clip path on an unstretched box avoids that.
          <g key={key} data-open="">
            <clipPath id={`${id}-open-${at}`} clipPathUnits="objectBoundingBox">
              <path d={openArea} transform="scale(0.01)" />
            </clipPath>
            <rect
              width="100%"
              height="100%"
              fill={`url(#${hatchId(id, hue)})`}
              clipPath={`url(#${id}-open-${at})`}
            />
          </g>
        ) : null,
      )}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        {curves.map((curve) => (
          <g key={curve.key} data-course={curve.key}>
            {curve.area ? (
              <path d={curve.area} fill={colorOf(curve.hue)} opacity={areaOpacity(curve)} />
            ) : null}
            {curve.line ? <path d={curve.line} {...stroke(curve)} /> : null}
            {curve.partLine ? (
              <path d={curve.partLine} {...stroke(curve)} strokeDasharray="4 4" data-part="" />
            ) : null}
            {curve.openLine ? (
              <path d={curve.openLine} {...stroke(curve)} strokeOpacity={paleOpacity} />
            ) : null}
          </g>
        ))}
      </svg>
    </svg>
  );
}

const markPaths = { above: 'M-5,-5L5,-5L0,-13Z', below: 'M-5,-13L5,-13L0,-5Z' };
const markColors = { above: 'var(--positive)', below: 'var(--negative)' };

/** Keeps a label off the values beside the plot. */
const anchorAt = (x: number) => (x < 8 ? 'start' : x > 92 ? 'end' : 'middle');

/** Today, values without a neighbor, single values and marked days, drawn above bars. */
export function PlotDots({ layout, ...box }: Box & { layout: PlotLayout }) {
  return (
    <svg {...box} overflow="visible" aria-hidden="true" data-drawn="">
      {layout.marks.map(({ day, x, y, way, label }) => (
        <svg key={day} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true" data-mark={way ?? ''}>
          {way ? (
            <path d={markPaths[way]} fill={markColors[way]} />
          ) : (
            <circle cy={-9} r={4} fill="var(--muted)" />
          )}
          {label ? (
            <text y={-17} textAnchor={anchorAt(x)} fontSize={11} fontWeight={500} fill="var(--text)">
              {label}
            </text>
          ) : null}
        </svg>
      ))}
      {layout.dots.map(({ id: key, hue, x, y, mark }) =>
        mark === 'lone' ? (
          // A dot would look like a note.
          <rect
            key={key}
            x={`${x}%`}
            y={`${y}%`}
            width={8}
            height={2}
            transform="translate(-4 -1)"
            fill={colorOf(hue)}
            data-lone=""
          />
        ) : (
          <circle
            key={key}
            cx={`${x}%`}
            cy={`${y}%`}
            r={mark === 'today' ? 3 : 3.5}
            fill={mark === 'today' ? 'var(--surface)' : colorOf(hue)}
            stroke={mark === 'today' ? colorOf(hue) : 'var(--surface)'}
            strokeWidth={mark === 'today' ? 2 : 1}
            data-today={mark === 'today' ? '' : undefined}
          />
        ),
      )}
    </svg>
  );
}

export const hatchId = (id: string, of: Hatch) => `${id}-hatch-${of}`;

type Hatch = ChartHue | 'band';

/** The hues that need a hatch pattern, plus gray for bands behind several lines. */
function listHatched({ kind, shown, curves, bands }: PlotLayout): Set<Hatch> {
  const hues = kind === 'bar' ? shown : curves.filter(({ openArea }) => openArea);
  return new Set([...hues.map(({ hue }) => hue), ...(bands.length > 0 ? (['band'] as const) : [])]);
}

/** Diagonal lines for values that may change. */
function HatchPatterns({ id, of: all }: { id: string; of: readonly Hatch[] }) {
  return (
    <defs>
      {all.map((of) => (
        <pattern
          key={of}
          id={hatchId(id, of)}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          {of === 'band' ? null : <rect width="5" height="5" fill={colorOf(of)} opacity="0.04" />}
          <line y2="5" stroke={of === 'band' ? 'var(--muted)' : colorOf(of)} opacity="0.35" />
        </pattern>
      ))}
    </defs>
  );
}
