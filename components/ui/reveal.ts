/** Brings something into view within the row that scrolls sideways alone: the page, which somebody may have scrolled by now, stays. */
export function reveal(row: HTMLElement, item: Element): void {
  const { left, right } = item.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft -= seen.left - left;
  else if (right > seen.right) row.scrollLeft += right - seen.right;
}
