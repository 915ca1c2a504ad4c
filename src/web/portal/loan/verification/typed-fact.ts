import { bureau } from '#entities/facts/credit-file.ts';
import { type EnteredFact, enteredFact } from '#entities/facts/entered-fact.ts';
import type { Person } from '#entities/values/person.ts';
import type { FormKind } from './fact-form-fields.ts';

export type Typed = Readonly<Record<string, unknown>>;
export type TypedForm = { fields: Typed; rows: Readonly<Record<string, readonly Typed[]>> };

const orNull = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
const linesOf = (value: unknown): string[] =>
  String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A bureau without a score was asked where its factors, or the word for none, are entered; a bureau left empty was not asked. */
const scoresOf = (fields: Typed) =>
  bureau.options.flatMap((name) => {
    const factors = linesOf(fields[`${name}Factors`]);
    const score = orNull(fields[name]);
    return score === null && factors.length === 0 ? [] : [{ bureau: name, score, factors }];
  });

const tradelineOf = ({ lateDays, lateOn, ...line }: Typed) => ({
  creditor: line.creditor ?? '',
  type: line.type,
  balance: line.balance,
  monthlyPayment: orNull(line.monthlyPayment),
  creditLimit: orNull(line.creditLimit),
  dateOpened: orNull(line.dateOpened),
  isDisputed: line.isDisputed === true,
  latePayments: orNull(lateDays) === null && orNull(lateOn) === null ? [] : [{ days: lateDays, date: lateOn }],
});

const factOf = (kind: FormKind, { fields, rows }: TypedForm, person: Person): unknown => {
  switch (kind) {
    case 'credit':
      return {
        kind,
        person,
        report: {
          pulledOn: fields.pulledOn,
          isSoft: fields.isHard !== true,
          scores: scoresOf(fields),
          tradelines: (rows.tradelines ?? []).map(tradelineOf),
          inquiries: rows.inquiries ?? [],
          derogatoryEvents: (rows.derogatoryEvents ?? []).map(({ eventKind, on, chapter }, at) => ({
            ...{ id: `report-${at + 1}`, kind: eventKind, on, chapter: orNull(chapter) },
          })),
          collections: fields.collections,
          hasNameOrSsnVariation: fields.hasNameOrSsnVariation === true,
          alerts: orNull(fields.alerts) === null ? [] : [{ kind: fields.alerts, contact: null, text: null }],
        },
      };
    case 'value':
      return { kind, ...fields };
    case 'title': {
      const { asOf, holder, trustKind, names, acquiredOn, vesting, legalDescription, parcelNumber } = fields;
      return {
        kind,
        record: {
          ...{ asOf, holder, trustKind: orNull(trustKind), names: linesOf(names), acquiredOn: orNull(acquiredOn) },
          ...{ vesting: orNull(vesting), legalDescription: orNull(legalDescription) },
          parcelNumber: orNull(parcelNumber),
          openLiens: (rows.openLiens ?? []).map(({ lienHolder, amount, isRecordedMortgage }) => ({
            ...{ holder: lienHolder ?? '', amount, isRecordedMortgage: isRecordedMortgage === true },
          })),
        },
      };
    }
    case 'insurance':
      return { kind, policy: { ...fields, mortgagee: orNull(fields.mortgagee) } };
    case 'identity':
      return {
        ...{ kind, person, checkedOn: fields.checkedOn },
        doubts: orNull(fields.doubts) === null ? [] : [fields.doubts],
      };
  }
};

export type ReadFact = { kind: 'fact'; fact: EnteredFact } | { kind: 'wrong'; names: string[] };

/** The fact as typed, or the names of the entries that are missing or not readable. */
export const readFact = (kind: FormKind, typed: TypedForm, person: Person): ReadFact => {
  const { data, error } = enteredFact.safeParse(factOf(kind, typed, person));
  if (data) return { kind: 'fact', fact: data };
  return { kind: 'wrong', names: error.issues.flatMap(({ path }) => path.map(String)) };
};
