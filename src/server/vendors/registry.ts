import { address } from './address/index.ts';
import { addressSuggestions } from './address-suggestions/index.ts';
import { anchors } from './anchors/index.ts';
import { averageRates } from './average-rates/index.ts';
import { bankIncome } from './bank-income/index.ts';
import { botCheck } from './bot-check/index.ts';
import type { Capability, Chosen, Surroundings } from './capability.ts';
import { counselors } from './counselors/index.ts';
import { creditBureau } from './credit-bureau/index.ts';
import { fileStorage } from './file-storage/index.ts';
import { flood } from './flood/index.ts';
import { homeRecord } from './home-record/index.ts';
import { identity } from './identity/index.ts';
import { insuranceLink } from './insurance-link/index.ts';
import { loanSystem } from './loan-system/index.ts';
import { mail } from './mail/index.ts';
import { malwareScan } from './malware-scan/index.ts';
import { notary } from './notary/index.ts';
import { payments } from './payments/index.ts';
import { payrollIncome } from './payroll-income/index.ts';
import { primeRate } from './prime-rate/index.ts';
import { sanctions } from './sanctions/index.ts';
import { textMessage } from './text-message/index.ts';
import { timeStamp } from './time-stamp/index.ts';
import { title } from './title/index.ts';
import { valuation } from './valuation/index.ts';

/** Every capability, in the order of the settings table. */
export const registry = {
  botCheck,
  creditBureau,
  valuation,
  flood,
  counselors,
  address,
  addressSuggestions,
  homeRecord,
  title,
  payrollIncome,
  bankIncome,
  insuranceLink,
  identity,
  sanctions,
  averageRates,
  primeRate,
  payments,
  notary,
  loanSystem,
  textMessage,
  mail,
  files: fileStorage,
  malwareScan,
  timeStamp,
  anchors,
};

type Registry = typeof registry;
type PartOf<Entry> = Entry extends Capability<infer Part> ? Part : never;
export type Parts = { [Name in keyof Registry]: PartOf<Registry[Name]> };
/** The choice made for each capability, still to be built from the process resources. */
export type ChosenVendors = { [Name in keyof Registry]: Chosen<Parts[Name]> };

/** One choice per capability; each keeps the type of its own port. */
export const chooseEach = (read: <Part>(capability: Capability<Part>) => Chosen<Part>): ChosenVendors => ({
  botCheck: read(registry.botCheck),
  creditBureau: read(registry.creditBureau),
  valuation: read(registry.valuation),
  flood: read(registry.flood),
  counselors: read(registry.counselors),
  address: read(registry.address),
  addressSuggestions: read(registry.addressSuggestions),
  homeRecord: read(registry.homeRecord),
  title: read(registry.title),
  payrollIncome: read(registry.payrollIncome),
  bankIncome: read(registry.bankIncome),
  insuranceLink: read(registry.insuranceLink),
  identity: read(registry.identity),
  sanctions: read(registry.sanctions),
  averageRates: read(registry.averageRates),
  primeRate: read(registry.primeRate),
  payments: read(registry.payments),
  notary: read(registry.notary),
  loanSystem: read(registry.loanSystem),
  textMessage: read(registry.textMessage),
  mail: read(registry.mail),
  files: read(registry.files),
  malwareScan: read(registry.malwareScan),
  timeStamp: read(registry.timeStamp),
  anchors: read(registry.anchors),
});

export const chosenParts = (chosen: ChosenVendors, surroundings: Surroundings): Parts => ({
  botCheck: chosen.botCheck.make(surroundings),
  creditBureau: chosen.creditBureau.make(surroundings),
  valuation: chosen.valuation.make(surroundings),
  flood: chosen.flood.make(surroundings),
  counselors: chosen.counselors.make(surroundings),
  address: chosen.address.make(surroundings),
  addressSuggestions: chosen.addressSuggestions.make(surroundings),
  homeRecord: chosen.homeRecord.make(surroundings),
  title: chosen.title.make(surroundings),
  payrollIncome: chosen.payrollIncome.make(surroundings),
  bankIncome: chosen.bankIncome.make(surroundings),
  insuranceLink: chosen.insuranceLink.make(surroundings),
  identity: chosen.identity.make(surroundings),
  sanctions: chosen.sanctions.make(surroundings),
  averageRates: chosen.averageRates.make(surroundings),
  primeRate: chosen.primeRate.make(surroundings),
  payments: chosen.payments.make(surroundings),
  notary: chosen.notary.make(surroundings),
  loanSystem: chosen.loanSystem.make(surroundings),
  textMessage: chosen.textMessage.make(surroundings),
  mail: chosen.mail.make(surroundings),
  files: chosen.files.make(surroundings),
  malwareScan: chosen.malwareScan.make(surroundings),
  timeStamp: chosen.timeStamp.make(surroundings),
  anchors: chosen.anchors.make(surroundings),
});
