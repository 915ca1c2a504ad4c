/** Four chapters, not 26 steps. A chapter's questions need not stand together: the order of the flow wins. */
export const chapters = ['aboutYou', 'yourHome', 'yourFinances', 'yourOffer'] as const;
export type Chapter = (typeof chapters)[number];

const chapterOfKey: Readonly<Record<string, Chapter>> = {
  name: 'aboutYou',
  email: 'aboutYou',
  mcr: 'aboutYou',
  propertyValue: 'yourHome',
  mortgageEstimate: 'yourHome',
  zip: 'yourHome',
  propertyUsage: 'yourHome',
  hasFbm: 'yourFinances',
  isSelfEmployed: 'yourFinances',
  creditRange: 'yourFinances',
  creditIncome: 'yourFinances',
  creditScore: 'yourFinances',
  coborrower: 'yourFinances',
  mortgageBalance: 'yourFinances',
  previewOffer: 'yourOffer',
  prequalBuildingType: 'yourHome',
  prequalAddress: 'yourHome',
  prequalListedForSale: 'yourHome',
  prequalNewMortgage: 'yourHome',
  prequalDerogatory: 'yourFinances',
  prequalCredit: 'aboutYou',
  prequalCreditCheck: 'aboutYou',
  prequalCoborrower: 'aboutYou',
  prequalMortgageSelect: 'yourFinances',
  prequalDebts: 'yourFinances',
  prequalOffer: 'yourOffer',
};

/** Null for the pages of the full application, which have the rail of nine instead. */
export const chapterOf = (key: string): Chapter | null => chapterOfKey[key] ?? null;

/** Seconds a page takes someone who has the answers at hand; those not listed take twenty. */
const slowPages: Readonly<Record<string, number>> = {
  creditRange: 10,
  zip: 10,
  propertyUsage: 10,
  creditScore: 60,
  prequalCredit: 60,
  prequalCreditCheck: 60,
  mortgageBalance: 45,
  prequalMortgageSelect: 45,
  prequalDebts: 45,
  previewOffer: 60,
  prequalOffer: 60,
  application: 120,
  application3: 120,
  application4: 60,
  application5: 180,
  manualIncomeVerification: 60,
  debtConsolidation: 60,
  application7: 60,
  application8: 120,
  application6: 120,
};

export const secondsFor = (key: string): number => slowPages[key] ?? 20;
