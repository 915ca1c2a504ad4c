/** Deciding and funding on one loan takes different people. */
export const decidedIt = 'You decided on this loan, so someone else has to approve and send its money.';
