import { addDays, type Day } from '../days';

/** Rows of a day may arrive or change for this many days. */
export const lookBackDays = 45;

/** The first day that may still change. */
export const firstUnsettledDay = (today: Day): Day => addDays(today, -lookBackDays);
