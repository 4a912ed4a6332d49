import type { CurrencyFigures } from './performance-shape';

/** Whether figures may change; null if there are none. */
export const isOpen = ({ figures }: { figures: readonly CurrencyFigures[] }): boolean | null =>
  figures.length === 0 ? null : figures.some((entry) => entry.figures.provisional.any);
