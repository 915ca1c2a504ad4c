/** Four chapters, not 26 steps. In every flow a chapter's questions follow one another, so that progress never runs backwards. */
export const chapters = ['aboutYou', 'yourHome', 'yourFinances', 'yourOffer'] as const;
export type Chapter = (typeof chapters)[number];
