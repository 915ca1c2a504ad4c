import { day } from '#entities/values/day.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { inCents, inDollars, inLongDate, inPercent, inTime } from '#words/figures.ts';
import { steps } from '#words/funnel/steps.ts';
import { conditionWords } from '#words/loan/conditions.ts';
import { missingValues } from '#words/loan/missing-values.ts';
import type { applicationNames } from '#words/portal/loan-desk/application-names.ts';
import { auditCodes } from '#words/portal/loan-desk/audit-codes.ts';
import { auditNames } from '#words/portal/loan-desk/audit-names.ts';
import { auditDesk as words } from '#words/portal/loan-desk/threads.ts';

type Told = readonly (readonly [place: string, text: string])[];

const SHOWN = 40;
const MOST_TELLING = 2;
const LONG = 80;

/** Fields whose values speak for themselves, the most telling first. */
const TELLING: readonly string[] = [
  ...['step', 'code', 'codes', 'title', 'form', 'paper', 'documentType', 'document', 'finding', 'fact', 'attested'],
  ...['about', 'what', 'kind', 'name', 'legalText', 'outcome', 'answer', 'to', 'state', 'person', 'partner', 'payee'],
  ...['total', 'amount', 'value', 'reason', 'why', 'cause', 'text', 'note'],
];

/** Fields meant only for programs. */
const HIDDEN: readonly string[] = ['id', 'key', 'planHash', 'sha256', 'schemaVersion'];
const DOLLARS: readonly string[] = [
  ...(['annualIncome', 'monthlyRent', 'base', 'bonuses', 'overtime', 'commissions', 'amount', 'value'] as const),
  ...(['borrowedThirdPartyMoneyAmount', 'fees', 'yearlyTaxes', 'yearlyInsurance', 'estimatedMortgageBalance'] as const),
  ...(['balance', 'monthlyPayment', 'hiCredit', 'creditLimit', 'monthlyTaxAndInsurance', 'monthlyTaxPayment'] as const),
  ...(['monthlyInsurancePayment', 'annualRentalIncome', 'firstDraw', 'otherValue', 'valuation'] as const),
] satisfies readonly (keyof typeof applicationNames | 'valuation')[];

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Database row ids mean nothing to a reader. */
const isRowId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value);

type StepLabels = { label: string; fields: Readonly<Record<string, string | undefined>> };
const stepLabels: Readonly<Record<string, StepLabels>> = steps;
const conditionTitles: Readonly<Record<string, { title: string }>> = conditionWords;

/** List positions count from one for readers. */
const spoken = (name: string): string =>
  /^\d+$/.test(name)
    ? String(Number(name) + 1)
    : (auditNames[name] ?? name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase());

/** A name without history wording uses its question's label. */
const nameOf = (place: string, step: unknown = null): string => {
  const label = typeof step === 'string' ? stepLabels[step]?.fields[place] : undefined;
  return auditNames[place] === undefined && label !== undefined ? label : place.split('.').map(spoken).join(' ');
};

const numberText = (value: number, place: readonly string[]): string => {
  const name = place.at(-1) ?? '';
  if (!Number.isSafeInteger(value)) return String(value);
  if (name === 'code' || name === 'codes')
    return [String(value), conditionTitles[value]?.title].filter(Boolean).join(' ');
  if (name === 'originationFee') return inPercent(toBasisPoints(value), 2);
  // Disbursements are computed in cents.
  if (name === 'total' || place[0] === 'payments') return inCents(toCents(value));
  return DOLLARS.includes(name) ? inDollars(toDollars(value)) : String(value);
};

const textOf = (value: unknown, place: readonly string[]): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberText(value, place);
  const text = String(value);
  const known = place[0] === 'step' || place[0] === 'steps' ? stepLabels[text]?.label : auditCodes[text];
  if (known !== undefined) return known;
  const date = day.safeParse(text);
  if (date.success) return inLongDate(date.data);
  if (/^\d\d:\d\d$/.test(text)) return inTime(text);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
};

/** Every value with its path; empty values and bare keys are left out. */
const told = (value: unknown, place: readonly string[] = []): Told => {
  if (Array.isArray(value) && value.every((each) => !isBranch(each)))
    return value.length === 0 ? [] : [[place.join('.'), value.map((each) => textOf(each, place)).join(', ')]];
  if (isBranch(value))
    return Object.entries(value)
      .filter(([each]) => !HIDDEN.includes(each))
      .flatMap(([each, part]) => told(part, [...place, each]));
  return value === null || value === undefined || value === '' || isRowId(value)
    ? []
    : [[place.join('.'), textOf(value, place)]];
};

const changes = (before: Told, { after, step }: { after: Told; step: unknown }): string[] => {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => words.changed(nameOf(place, step), was.get(place) ?? null, is.get(place) ?? words.nothing));
};

const missing: Readonly<Record<string, string>> = missingValues;

/** A document that could not be written says what it lacks, by a name of the program's. */
const inWords = (body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  'paper' in body && typeof body.value === 'string' ? { ...body, value: missing[body.value] ?? body.value } : body;

type Body = Readonly<Record<string, unknown>>;

const changesOf = ({ before, after, step }: Body): string[] => changes(told(before), { after: told(after), step });

/** What an event holds, line by line: for an answer, its changes. The log itself keeps everything. */
export const eventLines = (body: Body): string[] => {
  const { before, after, ...rest } = body;
  const lines = [...told(inWords(rest)).map(([place, text]) => words.told(nameOf(place), text)), ...changesOf(body)];
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [words.moreTold(more)] : [])];
};

/** An event in a few words, for its line in the list: its most telling values, which need no names. */
export const eventBrief = (body: Body): string => {
  const { before, after, ...rest } = body;
  const values = new Map(told(inWords(rest)));
  const telling = TELLING.flatMap((name) => values.get(name) ?? []).slice(0, MOST_TELLING);
  const changed = changesOf(body);
  const [first] = changed;
  const last = first === undefined ? [] : [changed.length === 1 ? first : words.answersChanged(changed.length)];
  return [...telling, ...last].join(', ');
};
