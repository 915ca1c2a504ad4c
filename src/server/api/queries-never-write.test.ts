import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeTrail } from '#entities/contract/desk/audit-filter.ts';
import { everythingOpen } from '#entities/contract/pipeline.ts';
import { sandboxAppRouter } from '#sandbox/router.ts';
import type { LoanDocuments } from '#server/usecases/documents/loan-documents.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let loan: DeskLoan;
const nobody = '00000000-0000-4000-8000-000000000000';
let staff: TestBrowser & { accountId: string };
let decider: TestBrowser;
let fileId: string;
const query = async (text: string, values: unknown[] = []) => (await server.superuser.query(text, values)).rows;

/** Records the table name of every row written from here on; loan views are logged by law, for every caller. */
const watchWrites = `
  CREATE TABLE written (name text NOT NULL);
  CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_TABLE_NAME = 'events' AND to_jsonb(NEW) ->> 'kind' = 'loanSeen' THEN RETURN NULL; END IF;
    INSERT INTO written VALUES (TG_TABLE_NAME);
    RETURN NULL;
  END $$;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('written', 'migrations', 'rate_limits',
      'bot_check_uses', 'sessions')
    LOOP EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION note_write()', name);
    END LOOP;
  END $$;`;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server);
  staff = await staffBrowser(
    server,
    // No one who decides sees every page: demographics are closed to them.
    (['processor', 'manager', 'admin', 'auditor', 'loanOfficer'] as const).map((role) => ({
      role,
      scopeKind: 'lender',
    })),
  );
  decider = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  await staff.mutate('loanWork.giveReason', { loanId: loan.loanId, reason: 'Reading the documents' });
  const { files } = (await staff.query('loanFile.documents', { loanId: loan.loanId })).data as LoanDocuments;
  fileId = files[0]?.id ?? nobody;
  // Days pass without a save, so that any update a page would have to make is due.
  passDays(server, 40);
  // Nothing else runs alongside the queries.
  await server.container.jobs.stop();
  await query(watchWrites);
});
afterAll(() => server.close());

const definitions = (sandboxAppRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>;
const queries = Object.entries(definitions).flatMap(([path, { _def }]) => (_def.type === 'query' ? [path] : []));

/** Reads the queue of jobs, which is stopped here. */
const readable = queries.filter((path) => path !== 'sandbox.jobs');

const asked = { period: 'thisYear', by: 'state', only: null };
const token = 'a'.repeat(43);
const inputs = (): Record<string, Record<string, unknown>> => ({
  'application.checkAddress': {
    address: { line1: '12 Hawthorne Ave', city: 'Nashville', state: 'TN', zip: '37201', line2: null, county: null },
  },
  'application.suggestAddresses': { text: '12 Haw', state: 'TN', zip: null },
  'application.handedPaper': { paper: 'brochure' },
  'application.handedPdf': { paper: 'brochure' },
  'application.refusal': { about: 'waitlist' },
  'audit.page': { filter: wholeTrail, cursor: null },
  'conditions.shared': { token },
  'conditions.sharedLetter': { token },
  'desk.clocks': { cursor: null },
  'desk.find': { typed: 'whitfield' },
  'desk.talks': { view: 'all', cursor: null },
  'files.link': { id: nobody },
  'files.linked': { token },
  'identity.invitation': { token },
  'loanFile.corrections': { person: 'borrower' },
  'jobs.failed': { cursor: null },
  'hooks.list': { cursor: null },
  'loanSystem.list': { cursor: null },
  'sandbox.visit': { reference: nobody },
  'records.holds': { cursor: null },
  'reports.pipeline': asked,
  'reports.loans': { asked, figure: { kind: 'received' }, cursor: null },
  'leads.open': { leadId: nobody },
  'loanWork.previewBulk': { action: 'remind', conditions: [{ key: 'x', seen: new Date() }] },
  'leads.page': { state: null, typed: '', cursor: null },
  'letters.batches': { cursor: null },
  'letters.batchFile': { batchId: nobody, file: 'letters' },
  'letters.page': { cursor: null },
  'payments.page': { onlyOpen: true, cursor: null },
  'desk.valueReviews': { cursor: null },
  'desk.exceptions': { cursor: null },
  'loan.cancelView': { token },
  'loan.consentByLink': { token },
  'loan.paperByLink': { token, paperId: nobody },
  'loanDecision.preview': { kind: 'denied', amount: null, judgment: ['incomplete'], otherReason: null },
  'loanReview.idChecks': { person: 'borrower' },
  'loanReview.pages': { fileId },
  'loanReview.readId': { person: 'borrower' },
  'loanReview.sheet': { fileId },
  'loanFile.asApplicant': { person: 'borrower' },
  'loanFile.audit': { before: null },
  'loanFile.demographics': { person: 'borrower' },
  'loanFile.messages': { person: 'borrower' },
  'loanFile.templates': { person: 'borrower' },
  'quote.current': { email: 'dana@example.com', fetchOriginationFee: true },
  'pipeline.page': { view: everythingOpen, cursor: null },
  'pipeline.search': { typed: 'whitfield' },
  'portal.enrolment': { token },
  'staff.history': { accountId: staff.accountId },
  'work.onLoan': { loanId: loan.loanId },
  'work.listed': { loanId: loan.loanId },
  'work.page': { queue: 'documents', view: 'team', cursor: null },
});

const staffAreas = [
  'audit',
  'desk',
  'hooks',
  'indexRate',
  'jobs',
  'leads',
  'letters',
  'loanFile',
  'loanReview',
  'loanSystem',
  'loanWork',
  'payments',
  'pipeline',
  'portal',
  'pricer',
  'services',
  'records',
  'reports',
  'staff',
  'templates',
  'work',
];

it.each(readable)('%s writes nothing', async (path) => {
  await query('TRUNCATE written');
  const area = path.split('.')[0] ?? '';
  const browser = area === 'loanDecision' ? decider : staffAreas.includes(area) ? staff : loan.applicant;
  const given = inputs()[path];
  const about = ['loanDecision', 'loanFile', 'loanReview', 'loanWork'].includes(area)
    ? { loanId: loan.loanId, ...given }
    : given;
  const { status, reason } = await browser.query(path, about);
  expect([200, 404]).toContain(reason === 'linkNotValid' ? 404 : status);
  expect(await query('SELECT DISTINCT name FROM written')).toEqual([]);
});
