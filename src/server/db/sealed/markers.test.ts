import { afterAll, beforeAll, expect, it } from 'vitest';
import { journeyOf } from '#sandbox/personas/journey.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { allText } from '#testing/stored/all-text.ts';
import { isMarkedBy, markedPersona, markers } from '#testing/stored/marked-persona.ts';
import { personalColumns } from '#testing/stored/personal-columns.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const words = [
  'markermail-1@example.com',
  'markermessage',
  'markernote',
  'markerreason',
  'markershare@example.com',
  'markerdraft',
  'markerlead@example.com',
];

it('nothing personal typed into the product is in clear in the database, but for what the inventory says', async () => {
  const lead = await personaLead(server, markedPersona, 'propertyValue');
  const saved: string[] = [];
  for (const { step, person } of journeyOf(markedPersona)) {
    if (person !== 'borrower' || ['name', 'email'].includes(step.key)) continue;
    const { data, reason } = await lead.submit(step.key);
    if (reason !== null || (data as { kind: string }).kind !== 'saved') break;
    saved.push(step.key);
  }
  expect(saved).toEqual(
    expect.arrayContaining(['creditScore', 'application', 'application3', 'application5', 'application8']),
  );

  const { loanId, applicant } = await deskLoan(server);
  const { staff, newCompany } = pipelineDesk(() => server);
  const processor = await staff({ role: 'processor' });
  const company = await newCompany();
  const partner = await staff({ role: 'partner', scopeKind: 'company', scopeId: company });
  const { data: asked } = await applicant.query('conditions.list');
  const [{ key }] = asked as [{ key: string }];
  const done = {
    message: await applicant.mutate('loan.write', { text: 'markermessage' }),
    answer: await processor.mutate('loanWork.write', { loanId, person: 'borrower', text: 'markermessage' }),
    note: await processor.mutate('loanWork.writeNote', { loanId, text: 'markernote' }),
    reason: await processor.mutate('loanWork.giveReason', { loanId, reason: 'markerreason' }),
    share: await applicant.mutate('conditions.share', { key, email: 'markershare@example.com' }),
    doubt: await applicant.mutate('application.doubtValue', { amount: 990_000, reason: 'markerreason of mine' }),
    draft: await lead.browser.mutate('funnel.saveDraft', { step: 'propertyValue', draft: { value: 'markerdraft' } }),
    invited: await partner.mutate('leads.create', {
      ...{ firstName: 'Mark', lastName: 'Planter', email: 'markerlead@example.com', phone: '6155519753' },
      ...{ zip: '37203', value: 480_000, estimatedMortgageBalance: 100_000 },
    }),
  };
  for (const [what, { status, message }] of Object.entries(done))
    expect([what, status, message]).toEqual([what, 200, null]);

  const { rows } = await server.container.database.pool.query('SELECT document FROM applications WHERE id = $1', [
    loanId,
  ]);
  const { email, phone, dateOfBirth } = rows[0].document.borrower;
  const planted = [
    ...Object.values(markers).map(String),
    ...words,
    email,
    phone,
    dateOfBirth,
    rows[0].document.property.line1,
  ];
  const stored = await allText(server.superuser);
  const found = stored.flatMap(({ column, text }) =>
    planted.flatMap((marker) => (isMarkedBy(text, marker) ? [`${column} has ${marker}`] : [])),
  );
  const clear = new Set(personalColumns().clear);
  expect([...new Set(found)].filter((line) => !clear.has(line.split(' has ')[0] ?? '')).toSorted()).toEqual([]);
  // The search itself works: the sandbox's mailbox has them.
  expect(found).toContain('sandbox_mails.recipient has markershare@example.com');
});
