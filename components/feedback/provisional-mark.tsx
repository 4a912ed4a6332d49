/** The one mark of a figure that may still change. */
export function ProvisionalMark({ share }: { share?: string }) {
  const said = share ? `${share} of it may still change` : 'may still change';
  return (
    <span title={said} className="inline-block align-middle text-provisional">
      <span aria-hidden="true" className="hatched block size-2.5 rounded-full border border-current" />
      <span className="sr-only">({said})</span>
    </span>
  );
}
