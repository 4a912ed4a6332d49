'use client';

import { createContext, type ReactNode, useContext } from 'react';

const OwnHosts = createContext<readonly string[]>([]);

/** The host names of this server, the same during server rendering and in the browser. */
export const useOwnHosts = () => useContext(OwnHosts);

export function OwnHostsProvider({ hosts, children }: { hosts: readonly string[]; children: ReactNode }) {
  return <OwnHosts value={hosts}>{children}</OwnHosts>;
}
