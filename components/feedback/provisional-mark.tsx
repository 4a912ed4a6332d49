/** The one mark of a figure that may still change. */
export function ProvisionalMark({ share }: { share?: string | undefined }) {
  const said = share ? `${share} of it may still change` : 'may still change';
  return (
    <span
      role="img"
      aria-label={said}
      title={said}
      className="hatched inline-block size-2.5 shrink-0 rounded-full border border-current align-middle text-provisional"
    />
  );
}
