type Props = { groups: readonly { name: string }[] };

/** The named groups of a row: the first one, and how many others there are. */
export function GroupNames({ groups }: Props) {
  const [first, ...others] = groups;
  if (!first) return <span className="text-muted">–</span>;
  return (
    <span className="truncate" title={groups.map(({ name }) => name).join(', ')}>
      {first.name}
      {others.length > 0 ? <span className="text-muted"> +{others.length}</span> : null}
    </span>
  );
}
