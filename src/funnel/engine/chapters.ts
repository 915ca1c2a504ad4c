/** Four chapters, not 26 steps. A chapter's questions need not be adjacent: the order of the flow wins. */
export const chapters = ['aboutYou', 'yourHome', 'yourFinances', 'yourOffer'] as const;
export type Chapter = (typeof chapters)[number];
