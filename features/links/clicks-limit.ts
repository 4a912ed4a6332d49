/** Maximum number of links per click request. Pages of the history are shorter. */
export const clicksLimit = 200;
