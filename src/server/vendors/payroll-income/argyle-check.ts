import type { EmploymentAnswer } from '#entities/application/employment.ts';
import { type Day, day } from '#entities/values/day.ts';
import type { Told, Unavailable } from '../port.ts';
import { type ArgyleIdentity, isOfApplicant, isPayrollJob, jobIdOf } from './argyle-jobs.ts';
import type { IncomeRequest } from './port.ts';

/** `scanned_at`: when Argyle last read the account at the employer's own service. */
type Connected = { id?: string | undefined; scanned_at?: string | null | undefined };
type Checked = { accounts: readonly Connected[]; identities: readonly ArgyleIdentity[]; raw: string };

const seenOnOf = ({ account }: ArgyleIdentity, accounts: readonly Connected[]): Day | null => {
  const own = accounts.find(({ id }) => id !== undefined && id === account);
  return day.safeParse(own?.scanned_at?.slice(0, 10)).data ?? null;
};

/** Whether each job still exists. A job of an account that is no longer connected is not told; one without a known state is not held. */
export const checkFromArgyle = ({ accounts, identities, raw }: Checked, request: IncomeRequest): Told => {
  if (!isOfApplicant(identities, request))
    return { answer: { kind: 'unavailable', reason: 'otherPerson' } satisfies Unavailable, raw };
  const jobs = identities
    .filter(
      (identity) => isPayrollJob(identity) && accounts.some(({ id }) => id !== undefined && id === identity.account),
    )
    .filter(({ employment_status }) => employment_status !== null)
    .map((identity) => ({
      ...{ id: jobIdOf(identity), isActive: identity.employment_status === 'active' },
      ...{ endedOn: identity.termination_date, seenOn: seenOnOf(identity, accounts) },
    }));
  const answer: EmploymentAnswer = jobs.length === 0 ? { kind: 'notFound' } : { kind: 'found', jobs };
  return { answer, raw };
};
