import type { FetchedService } from '#entities/facts/outside-service.ts';

/** Each capability by its name in the settings, as administrators know it. */
const names: Readonly<Record<string, string>> = {
  creditBureau: 'Credit reports',
  valuation: 'Home values',
  flood: 'Flood zones',
  counselors: 'Housing counselors',
  address: 'Address checks',
  addressSuggestions: 'Address suggestions',
  homeRecord: 'Public records of homes',
  title: 'Land records',
  payrollIncome: 'Income from payroll',
  bankIncome: 'Income from the bank',
  insuranceLink: 'Home insurance',
  identity: 'Identity checks',
  sanctions: 'Sanctions list',
  averageRates: 'Average prime offer rates',
  primeRate: 'Prime Rate',
  payments: 'Payments',
  notary: 'Remote notary',
  loanSystem: 'Loan system',
  textMessage: 'Text messages',
  mail: 'Email',
  malwareScan: 'Malware scan',
  timeStamp: 'Time stamps',
};

/** Why a request had no answer, and what to do. */
const problems: Readonly<Record<string, string>> = {
  down: 'The service is down. We keep asking automatically.',
  timeout: 'The service took too long. We keep asking automatically.',
  busy: 'The service asked us to wait. We keep asking automatically.',
  refused: 'The service refused the request. Check its key and address in the settings.',
  garbage: 'The answer could not be used. If this continues, contact the vendor.',
  notJson: 'The answer could not be read. If this continues, contact the vendor.',
  wrongShape: 'The answer is in an unknown format. If this continues, contact the vendor.',
  tooLong: 'The answer is longer than we accept. If this continues, contact the vendor.',
  incomplete: 'The list arrived incomplete. The last complete one stays in use.',
  shorter: 'What arrived leaves out what was published before. The last complete one stays in use.',
  notAList: 'What arrived is not the list. The last complete one stays in use.',
  notATable: 'What arrived is not the rate table. The last complete one stays in use.',
  notASeries: 'What arrived is not the rate series. The last complete one stays in use.',
};

/** Text for the page of outside services. */
export const outsideServices = {
  title: 'Outside services',
  lede: 'The services this installation uses, when each last answered, and the age of our copies.',
  caption: 'Outside services',
  columns: { service: 'Service', state: 'State', answered: 'Last answer', kept: 'Kept copy' },
  nameOf: (service: string) => names[service] ?? service,
  choice: (setting: string, choice: string) => `${setting}: ${choice}`,
  states: {
    none: 'Not in use',
    sandbox: 'Sandbox',
    byFile: 'By file',
    waiting: 'Not asked yet',
    answering: 'Answering',
    outOfDate: 'Out of date',
    failing: 'Not answering',
  },
  problemOf: (outcome: string) => problems[outcome] ?? 'The last request had no usable answer.',
  never: 'Never',
  askedAt: (time: string) => `Last asked ${time}`,
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  noFiles: 'No copy',
  askAgain: 'Ask again',
  askedAgain: (service: FetchedService) => `${names[service] ?? service}: fetched just now.`,
  stillAway: (service: FetchedService) => `${names[service] ?? service}: no usable answer. Our copy stays in use.`,
} as const;
