import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { fc } from './fast-check.ts';

const day = fc
  .record({
    year: fc.integer({ min: 1950, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'123456789'), minLength: count, maxLength: count });

const address = fc.record({
  line1: fc.constantFrom('12 Oak Street', '4 Elm Court'),
  line2: fc.constantFrom(null, 'Unit 3'),
  city: fc.constantFrom('Nashville', 'Tampa'),
  state: fc.constantFrom('TN', 'FL', 'GU'),
  zip: fc.constantFrom('37206', '33606', '96910'),
  county: fc.constantFrom(null, 'Davidson County'),
});

/** Fields whose schema is stricter than their kind. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  routingNumber: fc.constantFrom('021000021', '011401533'),
  accountNumber: digits(9),
  year: fc.integer({ min: 2000, max: 2026 }),
  lastReturnYear: fc.integer({ min: 2000, max: 2026 }),
  years: fc.constantFrom(3, 5, 10),
  propertyId: fc.constantFrom('home', 'rental-1'),
};

const byKind = (field: Field): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return fc.constantFrom('Dana', 'Whitfield & Sons', "O'Neil", 'Łucja');
    case 'email':
      return fc.constantFrom('dana@example.com', 'm.w+1@example.org');
    case 'phone':
      return fc
        .tuple(digits(3), digits(3), digits(4))
        .map(([area, exchange, line]) => `${area}${exchange}${line}`.replace(/^1|(?<=^...)1/g, '2'));
    case 'ssn':
      return digits(9).map((number) => `1${number.slice(1)}`);
    case 'date':
    case 'month':
      return day;
    case 'money':
      return fc.integer({ min: 10_000, max: 2_000_000 });
    case 'percent':
      return fc.constantFrom(0.25, 1, 24, 25, 100);
    case 'basisPoints':
    case 'number':
      return fc.integer({ min: 1, max: 20 });
    case 'zip':
      return fc.constantFrom('37206', '33606', '78704', '10001');
    case 'state':
      return fc.constantFrom('TN', 'FL');
    case 'choice':
      return fc.constantFrom(...(field.options ?? []));
    case 'choices':
      return fc.subarray([...(field.options ?? [])], { minLength: 1 });
    case 'yesNo':
    case 'statement':
      return fc.boolean();
    case 'address':
      return address;
    case 'list':
      return fc.array(rawAnswers(field.item ?? []), { minLength: 1, maxLength: 3 });
  }
};

const rawAnswers = (fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      fields.map((field) => {
        const value = byName[field.name] ?? byKind(field);
        return [field.name, field.optional ? fc.option(value) : value];
      }),
    ),
  );

/** Valid answers to any step, generated from its fields alone. */
export const answersArbitrary = (step: Step): fc.Arbitrary<Record<string, unknown>> =>
  rawAnswers(step.fields)
    .map((raw) => step.answers.safeParse(raw))
    .filter((parsed) => parsed.success)
    .map((parsed) => (parsed.success ? parsed.data : {}));
