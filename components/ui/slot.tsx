'use client';

import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

type SlotName = 'progress' | 'notices';

type Slots = {
  find: (name: SlotName) => HTMLElement | null;
  place: (name: SlotName, to: HTMLElement | null) => void;
  subscribe: (listener: () => void) => () => void;
};

/** The places of a frame or a drawer, and of the frame around it. */
function createSlots(outer: Slots | null): Slots {
  const own = new Map<SlotName, HTMLElement | null>();
  const listeners = new Set<() => void>();
  return {
    find: (name) => own.get(name) ?? outer?.find(name) ?? null,
    place: (name, to) => {
      own.set(name, to);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = outer?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave?.();
      };
    },
  };
}

/** Its value never changes. A change would make React render a page anew that is not hydrated yet, and lose presses. */
const SlotContext = createContext<Slots | null>(null);

/** Holds the places of a frame or a drawer where `InSlot` shows what arrives after the first paint. */
export function SlotProvider({ children }: { children: ReactNode }) {
  const outer = use(SlotContext);
  const [slots] = useState(() => createSlots(outer));
  return <SlotContext value={slots}>{children}</SlotContext>;
}

/** A fixed place. What it shows moves nothing else. */
export function Slot({ name, className }: { name: SlotName; className: string }) {
  const slots = use(SlotContext);
  const [take] = useState(() => (element: HTMLElement | null) => slots?.place(name, element));
  return <div ref={take} data-slot={name} data-print="hide" className={className} />;
}

const none = { find: () => null, subscribe: () => () => {} };

/** Shows its content in the nearest slot of this name. Without a frame, shows it in place. */
export function InSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const slots = use(SlotContext);
  const { find, subscribe } = slots ?? none;
  const slot = useSyncExternalStore(
    subscribe,
    () => find(name),
    () => null,
  );
  if (!slots) return children;
  return slot ? createPortal(children, slot) : null;
}
