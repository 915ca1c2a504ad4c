import type { WireApplication } from '#entities/contract/wire-application.ts';
import { withApplication } from '#entities/contract/wire-form.ts';
import type { Person } from '#entities/values/person.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { keepSecret } from '#server/db/repos/application/secrets.ts';
import { receiveCurrentDisclosures } from '#server/usecases/documents/disclosures.ts';
import { acceptChosenOffer } from './accept-offer.ts';
import { agreeToIncome } from './agree-to-income.ts';
import { leadBrowser } from './leads.ts';
import { catchUp } from './projection/catch-up.ts';
import { determineFlood } from './stored/determine-flood.ts';
import type { Answer, TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type PersonaLead = {
  browser: TestBrowser;
  applicationId: string;
  /** Saves a page with the persona's own answers, overridden by `change`. */
  submit: (step: string, change?: Record<string, unknown>) => Promise<Answer>;
};

let leads = 0;

/** A persona's borrower signed in on a page, with everything before it answered and no vendor requests made yet. */
export const personaLead = async (server: TestServer, persona: Persona, at: string): Promise<PersonaLead> => {
  leads += 1;
  const { firstName = 'Dana', lastName = 'Whitfield' } = persona.borrower.creditScore ?? {};
  const browser = await leadBrowser(server, { firstName, lastName, email: `${persona.name}-${leads}@example.com` });
  const { data } = await browser.query('application.current');
  const { id: applicationId } = (data as { hitchLoan: { id: string } }).hitchLoan;
  const { application: document, status } = situationOf(persona, at);
  await server.container.database.pool.query(
    'UPDATE applications SET document = $1, variant = $2, status = $3 WHERE id = $4',
    [document, persona.variant, status, applicationId],
  );
  const { accountNumber } = persona.borrower.loanDisbursement ?? {};
  if (document.disbursement !== null && accountNumber) {
    const kept = { applicationId, person: 'borrower', kind: 'accountNumber' } as const;
    const { database, ring } = server.container;
    await database.transact((tx) => keepSecret(tx, { ring, at: kept, plain: accountNumber }));
  }
  await acceptChosenOffer(server.container, applicationId);
  // Every line has a determination; the vendors were not asked here.
  if (status === 'applicationSubmitted') await determineFlood(server, { applicationId, flood: persona.facts.flood });
  await catchUp(server.container, applicationId);
  const person: Person = 'borrower';
  let hasAgreed = false;
  const submit = async (key: string, change: Record<string, unknown> = {}) => {
    const step = stepByKey(key, persona);
    if (!step) throw new Error(`no step ${key}`);
    if (key === 'application') await receiveCurrentDisclosures(server.container, { applicationId, person });
    if (key === 'application6' && !hasAgreed) {
      hasAgreed = true;
      await agreeToIncome(browser, { ...persona.borrower.application6, ...change });
    }
    const current = await browser.query('funnel.current');
    const { application } = withApplication(current.data as { application: WireApplication });
    const answers = { ...answersAt(application, { persona, step, person }), ...change };
    return browser.mutate('funnel.submitStep', { step: key, answers, base: step.read(application, person) });
  };
  return { browser, applicationId, submit };
};
