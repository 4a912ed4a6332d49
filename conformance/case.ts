import type { Answer, Ask, Target } from './client';
import type { World } from './world';

/** One test case: a request and its expected response. */
export type Case = {
  title: string;
  /** Skip through a proxy, which would respond itself or change the request. */
  direct?: boolean;
  /** Undefined if this server has no data for the request. */
  ask: (world: World, target: Target) => Ask | undefined;
  check: (answer: Answer, world: World, target: Target) => void | Promise<void>;
};

export type Group = { name: string; cases: readonly Case[] };
