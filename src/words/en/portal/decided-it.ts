/** Deciding and funding on one loan takes different people. */
export const decidedIt = 'You decided this loan, so someone else has to approve and release its payments.';
