/** A row of −1 is the header. */
export type ActiveCell = { row: number; column: number };

type Grid = { rows: number; columns: number; page: number };

/** The cell that a key moves to, or null if the key moves nothing. Control jumps to the ends. */
export function moveActive(
  { row, column }: ActiveCell,
  key: string,
  control: boolean,
  { rows, columns, page }: Grid,
): ActiveCell | null {
  const to = (nextRow: number, nextColumn: number) => ({
    row: Math.max(-1, Math.min(rows - 1, nextRow)),
    column: clamp(nextColumn, columns),
  });
  switch (key) {
    case 'ArrowDown':
      return to(control ? rows - 1 : row + 1, column);
    case 'ArrowUp':
      return to(control ? 0 : row - 1, column);
    case 'ArrowRight':
      return to(row, control ? columns - 1 : column + 1);
    case 'ArrowLeft':
      return to(row, control ? 0 : column - 1);
    case 'PageDown':
      return to(row + page, column);
    case 'PageUp':
      return to(Math.max(0, row - page), column);
    case 'Home':
      return to(control ? 0 : row, 0);
    case 'End':
      return to(control ? rows - 1 : row, columns - 1);
    default:
      return null;
  }
}

const clamp = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
