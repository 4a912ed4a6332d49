import type { Answer, Ask, Target } from './client';
import type { World } from './world';

/** One row of a table: what is asked and what must come back. */
export type Case = {
  title: string;
  /** A proxy would answer this itself, or change it on its way. */
  direct?: boolean;
  /** Undefined: this server holds nothing to ask that with. */
  ask: (world: World, target: Target) => Ask | undefined;
  check: (answer: Answer, world: World, target: Target) => void | Promise<void>;
};

export type Group = { name: string; cases: readonly Case[] };
