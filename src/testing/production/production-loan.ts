import { setTimeout as wait } from 'node:timers/promises';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import type { Day } from '#entities/values/day.ts';
import type { JobName } from '#server/jobs/definitions.ts';
import type { LoanClosing } from '#server/usecases/closing/loan-closing.ts';
import type { LoanCondition } from '#server/usecases/conditions/loan-conditions.ts';
import { sendLenderFile } from '../files/send-lender-file.ts';
import type { TestBrowser } from '../test-browser.ts';
import type { SmtpCatcher } from './smtp-catcher.ts';

/** Only to end: what comes on a busy machine comes late, and nothing is measured by it. */
const PATIENCE_MS = 600_000;

export const deskRoles = ['processor', 'loanOfficer', 'underwriter', 'manager'] as const;
export type Desk = Record<(typeof deskRoles)[number], TestBrowser>;

/** A production server as applicants, staff and the days that pass reach it: over HTTP and by mail. */
export type Reached = {
  browser: () => TestBrowser;
  desk: Desk;
  mail: SmtpCatcher;
  today: () => Day;
  pass: (days: number) => Promise<void>;
  /** A scheduled job's turn. */
  runJob: (name: JobName) => Promise<void>;
};

export type ProductionLoan = Reached & { loanId: string; applicant: TestBrowser };

/** The answer of a call that must succeed. */
export const told = <Answer>({ data, reason, message }: Awaited<ReturnType<TestBrowser['mutate']>>): Answer => {
  if (reason !== null || message !== null) throw new Error(`The call was refused: ${reason} ${message}`);
  return data as Answer;
};

/** Stops the walk where a call said something else. */
export const expectKind = (what: string, answer: { kind: string }, kind: string): void => {
  if (answer.kind !== kind) throw new Error(`${what}: expected ${kind}, got ${JSON.stringify(answer)}`);
};

export const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(100);
  }
};

export const closingOf = async ({ desk, loanId }: ProductionLoan): Promise<LoanClosing> =>
  told<LoanClosing>(await desk.manager.query('loanFile.closing', { loanId }));

export const conditionsOf = async ({ desk, loanId }: ProductionLoan): Promise<LoanCondition[]> =>
  told<LoanCondition[]>(await desk.processor.query('loanFile.conditions', { loanId }));

/** A document staff ordered, added to the loan. */
export const addReport = async ({ desk, loanId }: ProductionLoan, about: LenderFileAbout): Promise<string> => {
  const sent = await sendLenderFile(desk.processor, { loanId, about, name: `${about}.pdf` });
  if (sent.status !== 201) throw new Error(`${about} was refused: ${await sent.text()}`);
  return ((await sent.json()) as { fileId: string }).fileId;
};

/** A vendor's webhook, which comes from another machine. */
export const tellHook = async (
  { browser }: Pick<Reached, 'browser'>,
  capability: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<void> => {
  const { status } = await browser().fetch(`/api/hooks/${capability}`, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`The webhook of ${capability} was refused: ${status}`);
};
