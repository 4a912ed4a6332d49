import { addDays, type Day } from '../days';

/** Rows of a day may still arrive or change this long after it. */
export const lookBackDays = 45;

/** The first day that may still change, today included. */
export const firstUnsettledDay = (today: Day): Day => addDays(today, -lookBackDays);
