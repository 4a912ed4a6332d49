import { encode } from 'uqr';
import { cn } from '@/lib/base/class-names';

/** True is dark. Includes the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** The modules of a QR code of this text. */
export const encodeQr = (text: string): Modules => encode(text, { ecc: 'M', border: 4 }).data;

/** An SVG path of the dark modules, one run at a time. One unit is one module. */
export function toPath(modules: Modules): string {
  let path = '';
  for (const [y, row] of modules.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
        start = -1;
      }
    }
  }
  return path;
}

type Props = { data: Modules; label: string; className?: string };

/** A QR code. Black on white in every theme, because scanners need it. */
export function QrDrawing({ data, label, className }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
      className={cn('mx-auto block rounded bg-[#fff] text-[#000]', className)}
    >
      <path d={toPath(data)} fill="currentColor" />
    </svg>
  );
}
