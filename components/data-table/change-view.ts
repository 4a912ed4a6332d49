import type { TableView } from './table-view';

/** Ascending, then descending, then as it came. Numbers start with the highest. */
export function cycleSort(view: TableView, id: string, descendingFirst: boolean): TableView {
  const { sort } = view;
  if (sort?.id !== id) return { ...view, sort: { id, desc: descendingFirst } };
  if (sort.desc === descendingFirst) return { ...view, sort: { id, desc: !descendingFirst } };
  return { ...view, sort: null };
}

export function setHidden(view: TableView, id: string, hidden: boolean): TableView {
  const others = view.hidden.filter((entry) => entry !== id);
  return { ...view, hidden: hidden ? [...others, id] : others };
}

export function setPinned(view: TableView, id: string, pinned: boolean): TableView {
  const others = view.pinned.filter((entry) => entry !== id);
  return { ...view, pinned: pinned ? [...others, id] : others };
}

/** Puts `id` where `target` is, among the columns in the order now `shown`. */
export function moveColumn(view: TableView, shown: readonly string[], id: string, target: string): TableView {
  const to = shown.indexOf(target);
  if (id === target || to < 0 || !shown.includes(id)) return view;
  const others = shown.filter((entry) => entry !== id);
  others.splice(to, 0, id);
  const pinned = new Set(view.pinned);
  return {
    ...view,
    order: others,
    pinned: others.filter((entry) => pinned.has(entry)),
  };
}
