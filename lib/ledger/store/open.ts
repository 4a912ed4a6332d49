import type { Pool } from 'pg';
import { openDuckdb } from './duckdb';
import { openPostgresLedger } from './postgres';
import type { LedgerStore } from './store';

/** Kept rows in a folder of their own, or in the shared Postgres. Tables are made where they are missing. */
export function openLedgerStore(place: string | Pool): Promise<LedgerStore> {
  return typeof place === 'string' ? openDuckdb(place) : openPostgresLedger(place);
}
