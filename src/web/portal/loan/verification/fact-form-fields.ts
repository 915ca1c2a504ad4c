import { debtType } from '#entities/application/debt-type.ts';
import { derogatoryKind } from '#entities/application/derogatory-event.ts';
import { titleHolder, trustKind } from '#entities/application/title-holder.ts';
import { creditAlertKind } from '#entities/facts/credit-file.ts';
import { type EnteredFact, identityDoubt } from '#entities/facts/entered-fact.ts';
import { bankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import type { Option } from '#web/ui/fields/field-props.ts';
import { bankruptcyChapters, debtTypes, derogatoryKinds } from '#words/labels.ts';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';

export type FormField = {
  name: keyof typeof words.fields;
  kind: 'text' | 'lines' | 'money' | 'number' | 'day' | 'choice' | 'check';
  options?: readonly Option[];
  isOptional?: boolean;
};
export type FormRows = { name: Exclude<keyof typeof words.parts, 'amounts'>; fields: readonly FormField[] };
export type FactFormFields = { fields: readonly FormField[]; rows: readonly FormRows[] };

/** Income lists what was stated; everything else is a form of these fields. */
export type FormKind = Exclude<EnteredFact['kind'], 'income'>;

const optionsOf = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>): Option[] =>
  names.map((value) => ({ value, label: labels[value] }));

const optional = (field: FormField): FormField => ({ ...field, isOptional: true });
const bureaus = ['equifax', 'experian', 'transUnion'] as const;
const scores: readonly FormField[] = [
  ...bureaus.map((name) => optional({ name, kind: 'number' })),
  ...bureaus.map((bureau) => optional({ name: `${bureau}Factors`, kind: 'lines' })),
];

export const formFields: Readonly<Record<FormKind, FactFormFields>> = {
  credit: {
    fields: [
      { name: 'pulledOn', kind: 'day' },
      { name: 'collections', kind: 'number' },
      { name: 'isHard', kind: 'check' },
      ...scores,
      optional({ name: 'alerts', kind: 'choice', options: optionsOf(creditAlertKind.options, words.alertKinds) }),
      { name: 'hasNameOrSsnVariation', kind: 'check' },
    ],
    rows: [
      {
        name: 'tradelines',
        fields: [
          { name: 'creditor', kind: 'text' },
          { name: 'type', kind: 'choice', options: optionsOf(debtType.options, debtTypes) },
          { name: 'balance', kind: 'money' },
          optional({ name: 'monthlyPayment', kind: 'money' }),
          optional({ name: 'creditLimit', kind: 'money' }),
          optional({ name: 'dateOpened', kind: 'day' }),
          optional({ name: 'lateDays', kind: 'number' }),
          optional({ name: 'lateOn', kind: 'day' }),
          { name: 'isDisputed', kind: 'check' },
        ],
      },
      {
        name: 'inquiries',
        fields: [
          { name: 'creditor', kind: 'text' },
          { name: 'on', kind: 'day' },
        ],
      },
      {
        name: 'derogatoryEvents',
        fields: [
          { name: 'eventKind', kind: 'choice', options: optionsOf(derogatoryKind.options, derogatoryKinds) },
          { name: 'on', kind: 'day' },
          optional({
            name: 'chapter',
            kind: 'choice',
            options: optionsOf(bankruptcyChapter.options, bankruptcyChapters),
          }),
        ],
      },
    ],
  },
  value: {
    fields: [
      { name: 'value', kind: 'money' },
      { name: 'asOf', kind: 'day' },
      { name: 'appraiser', kind: 'text' },
      { name: 'license', kind: 'text' },
    ],
    rows: [],
  },
  title: {
    fields: [
      { name: 'asOf', kind: 'day' },
      { name: 'holder', kind: 'choice', options: optionsOf(titleHolder.options, words.holders) },
      optional({ name: 'trustKind', kind: 'choice', options: optionsOf(trustKind.options, words.trusts) }),
      { name: 'names', kind: 'lines' },
      optional({ name: 'acquiredOn', kind: 'day' }),
      optional({ name: 'vesting', kind: 'text' }),
      optional({ name: 'legalDescription', kind: 'lines' }),
      optional({ name: 'parcelNumber', kind: 'text' }),
    ],
    rows: [
      {
        name: 'openLiens',
        fields: [
          { name: 'lienHolder', kind: 'text' },
          { name: 'amount', kind: 'money' },
          { name: 'isRecordedMortgage', kind: 'check' },
        ],
      },
    ],
  },
  insurance: {
    fields: [
      { name: 'carrier', kind: 'text' },
      { name: 'policyNumber', kind: 'text' },
      { name: 'from', kind: 'day' },
      { name: 'to', kind: 'day' },
      { name: 'dwellingCoverage', kind: 'money' },
      { name: 'yearlyPremium', kind: 'money' },
      optional({ name: 'mortgagee', kind: 'text' }),
    ],
    rows: [],
  },
  identity: {
    fields: [
      { name: 'checkedOn', kind: 'day' },
      optional({ name: 'doubts', kind: 'choice', options: optionsOf(identityDoubt.options, words.doubtKinds) }),
    ],
    rows: [],
  },
};
