'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

type SlotName = 'progress' | 'notices';
type Slots = { [Name in SlotName]?: HTMLElement | null };

const SlotContext = createContext<{
  slots: Slots;
  place: (name: SlotName, to: HTMLElement | null) => void;
} | null>(null);

/** Holds the places of a frame or a drawer where `InSlot` shows what arrives after the first paint. */
export function SlotProvider({ children }: { children: ReactNode }) {
  const outer = use(SlotContext)?.slots;
  const [own, setSlots] = useState<Slots>({});
  const slots = { ...outer, ...own };
  const [place] = useState(
    () => (name: SlotName, to: HTMLElement | null) => setSlots((now) => ({ ...now, [name]: to })),
  );
  return <SlotContext value={{ slots, place }}>{children}</SlotContext>;
}

/** A fixed place. What it shows moves nothing else. */
export function Slot({ name, className }: { name: SlotName; className: string }) {
  const place = use(SlotContext)?.place;
  const [take] = useState(() => (element: HTMLElement | null) => place?.(name, element));
  return <div ref={take} data-slot={name} data-print="hide" className={className} />;
}

/** Shows its content in the nearest slot of this name. Without a frame, shows it in place. */
export function InSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const context = use(SlotContext);
  if (!context) return children;
  const slot = context.slots[name];
  return slot ? createPortal(children, slot) : null;
}
