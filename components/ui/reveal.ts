/** Scrolls a box until an item is visible, without scrolling the page. */
export function reveal(box: HTMLElement, item: Element): void {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  if (left < seen.left) box.scrollLeft -= seen.left - left;
  else if (right > seen.right) box.scrollLeft += right - seen.right;
  if (top < seen.top) box.scrollTop -= seen.top - top;
  else if (bottom > seen.bottom) box.scrollTop += bottom - seen.bottom;
}
