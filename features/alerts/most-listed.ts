/** Products that a run tells one by one. Others are told by their number. */
export const mostListed = 20;
