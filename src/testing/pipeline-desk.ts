import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { dana, leadBrowser } from './leads.ts';
import { projectLoans } from './projection/project-loans.ts';
import { staffBrowser, type TestGrant } from './staff-browsers.ts';
import { applicationIdOf } from './stored/stored-people.ts';
import type { TestServer } from './test-server.ts';

type LoanOffice = { company_id?: string; branch_id?: string; assigned_to?: string; brought_by?: string };

/** Shared helpers for pipeline tests: staff with grants, companies, assigned loans, and a search. */
export const pipelineDesk = (serverNow: () => TestServer) => {
  let leads = 0;
  const query = async (text: string, values: unknown[] = []) => (await serverNow().superuser.query(text, values)).rows;
  return {
    query,
    staff: (...grants: (Omit<TestGrant, 'scopeKind'> & Partial<TestGrant>)[]) =>
      staffBrowser(
        serverNow(),
        grants.map((grant) => ({ scopeKind: 'lender', ...grant })),
      ),
    newCompany: async (): Promise<string> => {
      const [row] = await query('INSERT INTO companies (name) VALUES ($1) RETURNING id', [crypto.randomUUID()]);
      return String(row.id);
    },
    loan: async (place: LoanOffice = {}, name = dana): Promise<string> => {
      leads += 1;
      const email = `loan-${leads}@example.com`;
      await leadBrowser(serverNow(), { ...name, email });
      const id = await applicationIdOf(serverNow().container.database, email);
      for (const [column, office] of Object.entries(place))
        await query(`UPDATE applications SET ${column} = $1 WHERE id = $2`, [office, id]);
      await projectLoans(serverNow().container.database, id);
      return id;
    },
    found: async (staff: ReturnType<TestServer['browser']>, typed: string): Promise<string[]> =>
      ((await staff.query('pipeline.search', { typed })).data as { rows: PipelineRow[] }).rows.map(
        ({ loanId }) => loanId,
      ),
  };
};
