'use client';

import { createContext, useContext } from 'react';

/** Where a filter is shown: as a separate button, as a chip, or inside the open filter menu with this id. */
type FilterVariant = { kind: 'button' } | { kind: 'chip' } | { kind: 'menu'; menuId: string };

export const FilterVariantContext = createContext<FilterVariant>({ kind: 'button' });

export const useFilterVariant = () => useContext(FilterVariantContext);

/** A chip joins the button that removes it, and shrinks before that button leaves the line. */
export const chipClass = 'shrink! rounded-r-none border-r-0! border-accent!';
