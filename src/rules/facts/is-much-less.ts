/** More than a tenth less than somebody said: payments made since, or a rough guess, explain less than that without a word. */
export const isMuchLess = (found: number, stated: number): boolean => found * 10 < stated * 9;
