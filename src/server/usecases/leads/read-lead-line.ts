import { personName } from '#entities/application/applicant.ts';
import type { LeadProblem } from '#entities/contract/lead-import.ts';
import type { PartnerLead } from '#entities/contract/partner-lead.ts';
import { dollarsFromText } from '#entities/text/money-text.ts';
import { email } from '#entities/values/email.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { phone, phoneFromText } from '#entities/values/phone.ts';
import { knownZip } from '#funnel/questions/location.ts';

/** Column names used by other systems. */
const names: Readonly<Record<keyof PartnerLead, readonly string[]>> = {
  firstName: ['firstname', 'first', 'givenname'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  email: ['email', 'mail', 'emailaddress'],
  phone: ['phone', 'phonenumber', 'mobile', 'cell'],
  zip: ['zip', 'zipcode', 'postalcode', 'propertyzip'],
  value: ['value', 'homevalue', 'propertyvalue', 'estimatedvalue'],
  estimatedMortgageBalance: ['mortgage', 'mortgagebalance', 'balance', 'estimatedmortgagebalance'],
};
type Column = keyof PartnerLead;
export type LeadColumns = Readonly<Partial<Record<Column, number>>>;

const columnNames = Object.keys(names).filter((name): name is Column => name in names);

/** Maps the columns to fields; null when a required one is missing. */
export const leadColumns = (header: readonly string[]): LeadColumns | null => {
  const plain = header.map((title) => title.toLowerCase().replace(/[^a-z]/g, ''));
  const found: LeadColumns = Object.fromEntries(
    columnNames.flatMap((name) => {
      const at = plain.findIndex((title) => names[name].includes(title));
      return at === -1 ? [] : [[name, at]];
    }),
  );
  return ['firstName', 'lastName', 'email'].every((name) => name in found) ? found : null;
};

/** A name never starts like this; a spreadsheet opening it later would run it as a formula. */
const isFormula = (text: string): boolean => /^[=+\-@\t|]/.test(text);

/** ZIP+4 counts by its first five digits; a spreadsheet drops leading zeros. */
const zipFromCell = (text: string): string =>
  /^\d{3,5}$/.test(text) ? text.padStart(5, '0') : (/^(\d{5})-?\d{4}$/.exec(text)?.[1] ?? text);

export type LeadLine = { kind: 'lead'; lead: PartnerLead } | { kind: 'bad'; problems: LeadProblem[] };

/** Empty cells are unknown; filled ones must be valid. */
export const readLeadLine = (cells: readonly string[], columns: LeadColumns): LeadLine => {
  const cell = (name: Column): string => (cells[columns[name] ?? -1] ?? '').trim();
  const [firstName, lastName] = [personName.safeParse(cell('firstName')), personName.safeParse(cell('lastName'))];
  const mail = email.safeParse(cell('email'));
  const optional = <Value>(name: Column, read: (text: string) => { success: boolean; data?: Value }) =>
    cell(name) === '' ? { success: true, data: null } : read(cell(name));
  const number = optional('phone', (text) => phone.safeParse(phoneFromText(text)));
  const zip = optional('zip', (text) => knownZip.safeParse(zipFromCell(text)));
  const value = optional('value', (text) => positiveDollars.safeParse(dollarsFromText(text)));
  const balance = optional('estimatedMortgageBalance', (text) => positiveDollars.safeParse(dollarsFromText(text)));
  const problems: LeadProblem[] = [
    ...(isFormula(cell('firstName')) || isFormula(cell('lastName')) ? (['formula'] as const) : []),
    ...(firstName.success ? [] : (['firstName'] as const)),
    ...(lastName.success ? [] : (['lastName'] as const)),
    ...(mail.success ? [] : (['email'] as const)),
    ...(number.success ? [] : (['phone'] as const)),
    ...(zip.success ? [] : (['zip'] as const)),
    ...(value.success ? [] : (['value'] as const)),
    ...(balance.success ? [] : (['mortgageBalance'] as const)),
  ];
  if (problems.length > 0 || !firstName.success || !lastName.success || !mail.success) return { kind: 'bad', problems };
  return {
    kind: 'lead',
    lead: {
      firstName: firstName.data,
      lastName: lastName.data,
      email: mail.data,
      phone: number.data ?? null,
      zip: zip.data ?? null,
      value: value.data ?? null,
      estimatedMortgageBalance: balance.data ?? null,
    },
  };
};
