/** Links whose clicks are told at once. Pages of the history are shorter. */
export const clicksLimit = 200;
