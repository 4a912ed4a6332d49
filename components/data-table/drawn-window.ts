/** The rows or columns to draw, by their places in the list; `to` is not among them. */
export type DrawnWindow = { from: number; to: number };

export const isSameWindow = (a: DrawnWindow, b: DrawnWindow) => a.from === b.from && a.to === b.to;
