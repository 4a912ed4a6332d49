import type { Group } from './case';
import { authentication } from './cases/authentication';
import { bonus } from './cases/bonus';
import { brands } from './cases/brands';
import { creators } from './cases/creators';
import { cursors } from './cases/cursors';
import { dates } from './cases/dates';
import { limits } from './cases/limits';
import { links } from './cases/links';
import { products } from './cases/products';
import { program } from './cases/program';
import { reports } from './cases/reports';
import { routes } from './cases/routes';

/** All test cases, by noun. */
export const groups: readonly Group[] = [
  routes,
  authentication,
  limits,
  cursors,
  dates,
  brands,
  creators,
  products,
  program,
  reports,
  bonus,
  links,
];
