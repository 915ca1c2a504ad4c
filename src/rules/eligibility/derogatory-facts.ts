import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { Declarations } from '#entities/application/declarations.ts';
import { type DerogatoryEvent, type DerogatoryKind, derogatoryKind } from '#entities/application/derogatory-event.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';

/** The declaration for each kind of event. */
const declarationOf = {
  bankruptcy: 'hasBankruptcy',
  foreclosure: 'hasForeclosure',
  shortSale: 'doneShortSale',
  deedInLieu: 'hasConveyedForeclosure',
} as const satisfies Partial<Record<DerogatoryKind, keyof Declarations>>;

const isDeclared = ({ declarations }: Applicant, kind: keyof typeof declarationOf): boolean =>
  declarations?.[declarationOf[kind]] === true;

export type DerogatoryFacts = { events: DerogatoryEvent[]; answeredKinds: ReadonlySet<DerogatoryKind> };

/**
 * Every stated or reported event. All kinds count as answered once the question was answered or a file was read, except
 * one reported to have happened that has no date yet.
 */
export const derogatoryFacts = (application: Application, credit: OutsideFacts['credit']): DerogatoryFacts => {
  const { borrower, coborrower, derogatoryEvents, hasFbm } = application;
  const people = coborrower === null ? [borrower] : [borrower, coborrower];
  const files = [credit.borrower, credit.coborrower].flatMap((file) => (file?.outcome === 'found' ? [file] : []));
  const events = [
    ...derogatoryEvents,
    ...people.flatMap(({ declaredEvents }) => declaredEvents),
    ...files.flatMap((file) => file.derogatoryEvents),
  ];
  const isTold = (kind: DerogatoryKind): boolean =>
    files.some(({ undatedEvents }) => undatedEvents?.includes(kind) === true) ||
    (kind !== 'missedMortgagePayment' && people.some((person) => isDeclared(person, kind)));
  const isUndated = (kind: DerogatoryKind): boolean => isTold(kind) && !events.some((event) => event.kind === kind);
  const isAsked = files.length > 0 || hasFbm === false || (hasFbm === true && events.length > 0);
  return { events, answeredKinds: new Set(derogatoryKind.options.filter((kind) => isAsked && !isUndated(kind))) };
};
