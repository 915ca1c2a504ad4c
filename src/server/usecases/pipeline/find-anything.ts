import { z } from 'zod';
import { leadState } from '#entities/contract/lead.ts';
import { type PipelineRow, pipelineRow } from '#entities/contract/pipeline.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { may } from '#server/auth/permissions.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { leadPage } from '#server/db/repos/pipeline/leads.ts';
import { namedApplicants } from '#server/db/repos/pipeline/named-applicants.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { listStaff } from '../staff/list-staff.ts';
import { searchPipeline } from './search-pipeline.ts';

const LOANS = 6;
const PEOPLE = 4;

export const foundPerson = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['borrower', 'coborrower']), name: z.string(), loanId: z.string(), loanNumber: z.string() }),
  z.object({ kind: z.literal('colleague'), name: z.string(), email: z.string(), userId: z.string() }),
  z.object({ kind: z.literal('lead'), name: z.string(), leadId: z.string(), partner: z.string(), state: leadState }),
]);
type FoundPerson = z.infer<typeof foundPerson>;

export const foundAnything = z.object({ loans: z.array(pipelineRow), people: z.array(foundPerson) });

/** The people on the loans found; of two on one loan, only the one whose name was typed. */
const applicantsOf = async ({ database }: Container, loans: readonly PipelineRow[], typed: string) => {
  const named = await namedApplicants(
    database.db,
    loans.map(({ loanId }) => loanId),
  );
  const words = typed.toLowerCase().split(/\s+/);
  const isTyped = ({ name }: (typeof named)[number]) => words.every((word) => name.toLowerCase().includes(word));
  const typedOnes = named.filter(isTyped);
  return typedOnes.length > 0 ? typedOnes : named;
};

const colleaguesOf = async (container: Container, { accountId, grants }: Staff, typed: string) => {
  if (!may(grants, 'seeUsers')) return [];
  const sought = typed.toLowerCase();
  return (await listStaff(container, accountId))
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(sought))
    .slice(0, PEOPLE)
    .map(({ id, name, email }): FoundPerson => ({ kind: 'colleague', name, email, userId: id }));
};

/** Loans and people within the caller's reach, for the command bar: the same search as the pipeline's and the leads'. */
export const findAnything = async (
  container: Container,
  staff: Staff,
  typed: string,
): Promise<z.infer<typeof foundAnything>> => {
  const { rows } = may(staff.grants, 'seePipeline') ? await searchPipeline(container, staff, typed) : { rows: [] };
  const loans = rows.slice(0, LOANS);
  const applicants: FoundPerson[] = may(staff.grants, 'seeLoan')
    ? (await applicantsOf(container, loans, typed))
        .slice(0, PEOPLE)
        .map(({ loanNumber, person, ...rest }) => ({ kind: person, ...rest, loanNumber: loanNumberText(loanNumber) }))
    : [];
  const reach = reachOf(staff, 'seeLeads');
  const leads = reach
    ? await leadPage(container.database.db, { reach, state: null, typed, cursor: null, limit: PEOPLE * 2 })
    : [];
  const shown = new Set(loans.map(({ loanId }) => loanId));
  const unheard = leads.filter((lead) => lead.application_id === null || !shown.has(lead.application_id));
  return {
    loans,
    people: [
      ...applicants,
      ...unheard.slice(0, PEOPLE).map(
        (lead): FoundPerson => ({
          kind: 'lead',
          name: `${lead.first_name} ${lead.last_name}`,
          leadId: lead.id,
          partner: lead.partner,
          state: lead.state,
        }),
      ),
      ...(await colleaguesOf(container, staff, typed)),
    ],
  };
};
