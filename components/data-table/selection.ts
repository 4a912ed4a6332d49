/** `index` toggled, or the whole range since `anchor` set the way the anchor's row now is. */
export function toggleSelection(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  index: number,
  anchor: number | null,
): Set<string> {
  const next = new Set(selected);
  const id = ids[index];
  if (id === undefined) return next;
  if (anchor === null) {
    if (!next.delete(id)) next.add(id);
    return next;
  }
  const on = selected.has(ids[anchor] ?? '');
  for (const entry of ids.slice(Math.min(anchor, index), Math.max(anchor, index) + 1)) {
    if (on) next.add(entry);
    else next.delete(entry);
  }
  return next;
}
