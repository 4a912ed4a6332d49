/** Scrolls a row sideways until an item is visible, without scrolling the page. */
export function reveal(row: HTMLElement, item: Element): void {
  const { left, right } = item.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft -= seen.left - left;
  else if (right > seen.right) row.scrollLeft += right - seen.right;
}
