import type { WireApplication } from '#entities/contract/wire-application.ts';
import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { floodFormOf, hardReportOfAlma, reportsOfAlma } from '../vendors/entered-reports.ts';
import { addReport, conditionsOf, expectKind, type ProductionLoan, told, until } from './production-loan.ts';

type Entries = { entries: { id: string; state: string; kind: string; person: string }[] };

const aboutOf = {
  credit: 'creditReport',
  value: 'appraisal',
  title: 'titleReport',
  income: 'incomeProof',
  insurance: 'insurancePolicy',
  identity: 'identityProof',
} as const satisfies Record<EnteredFact['kind'], LenderFileAbout>;

type Told = { kind: string };

/** The document counts once the scanner has seen it. */
const whenScanned = async (what: string, call: () => Promise<Told>, kind: string): Promise<void> => {
  let answer: Told = { kind: 'fileMissing' };
  await until(`${what}, with its document scanned`, async () => {
    answer = await call();
    return answer.kind !== 'fileMissing';
  });
  expectKind(what, answer, kind);
};

/** A processor enters a fact from its document, and a second person confirms it. */
export const enterFact = async (loan: ProductionLoan, fact: EnteredFact): Promise<void> => {
  const { desk, loanId } = loan;
  const fileId = await addReport(loan, aboutOf[fact.kind]);
  const before = told<Entries>(await desk.processor.query('loanFile.factEntries', { loanId })).entries;
  const isSame = ({ kind, person }: Entries['entries'][number]) =>
    kind === fact.kind && (!('person' in fact) || person === fact.person);
  const seen = before.findLast(isSame)?.id ?? null;
  const enter = async () => told<Told>(await desk.processor.mutate('loanFacts.enter', { loanId, fact, fileId, seen }));
  await whenScanned(`entering ${fact.kind}`, enter, 'waiting');
  const { entries } = told<Entries>(await desk.loanOfficer.query('loanFile.factEntries', { loanId }));
  for (const { id: entryId } of entries.filter(({ state }) => state === 'waiting')) {
    const settled = { loanId, entryId, declineReason: null };
    expectKind(
      `${fact.kind} by one person`,
      told(await desk.processor.mutate('loanFacts.settle', settled)),
      'samePerson',
    );
    expectKind(`confirming ${fact.kind}`, told(await desk.loanOfficer.mutate('loanFacts.settle', settled)), 'inForce');
  }
};

export const enterFlood = async (loan: ProductionLoan): Promise<void> => {
  const { desk, loanId, today } = loan;
  const fileId = await addReport(loan, 'floodDetermination');
  const determination = floodFormOf(today());
  const record = async () =>
    told<Told>(await desk.processor.mutate('loanMoney.recordFlood', { loanId, determination, fileId, seen: null }));
  await whenScanned('the flood form', record, 'recorded');
};

/** Value, credit, title and the flood form, each read from its document; `then` is told what is in force before the last one. */
export const enterReports = async (
  loan: ProductionLoan,
  then: (entered: string) => Promise<void> = async () => undefined,
): Promise<void> => {
  const reports = reportsOfAlma(loan.today()).toSorted(({ kind }) => (kind === 'value' ? -1 : 1));
  for (const [at, fact] of reports.entries()) {
    await enterFact(loan, fact);
    await then(`${reports.slice(0, at + 1).map(({ kind }) => kind)} alone`);
  }
  await enterFlood(loan);
};

/** The hard pull before closing, where the policy asks for one. */
export const enterHardPull = async (loan: ProductionLoan): Promise<void> => {
  const isAsked = (await conditionsOf(loan)).some(
    ({ code, state }) => code === conditionCode.hardCredit && !isMet(state),
  );
  if (isAsked) await enterFact(loan, hardReportOfAlma(loan.today()));
};

/** What the pay records say of every job. */
export const enterIncome = async (loan: ProductionLoan, monthly: number): Promise<void> => {
  const { application } = told<{ application: WireApplication }>(await loan.applicant.query('funnel.current'));
  const amounts = application.user.employments.map(({ id: subject }) => ({ subject, monthly }));
  await enterFact(loan, { kind: 'income', person: 'borrower', amounts } as EnteredFact);
};
