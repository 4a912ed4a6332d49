/** Gray bars with the height of the loading chart. */
const bars = [34, 52, 41, 63, 58, 46, 72, 66, 54, 81, 74, 60, 86, 78];

export function ChartSkeleton({ height }: { height?: number }) {
  return (
    <div aria-hidden="true" className="flex h-full items-end gap-2 pb-6 pl-12" style={{ height }}>
      {bars.map((share) => (
        <span key={share} className="skeleton flex-1" style={{ height: `${share}%` }} />
      ))}
    </div>
  );
}
