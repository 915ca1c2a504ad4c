/** Where a choice of the offer begins; apart from its card, so that a link to it loads no card. */
export const NEED = 'offer-need';
