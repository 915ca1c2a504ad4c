import type { WireApplication } from '#entities/contract/wire-application.ts';
import { withApplication } from '#entities/contract/wire-form.ts';
import type { Person } from '#entities/values/person.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { answersAt } from '#sandbox/personas/parts/answered-step.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { receiveCurrentDisclosures } from '#server/usecases/documents/disclosures.ts';
import { agreeToIncome } from './agree-to-income.ts';
import { newestMail } from './leads.ts';
import { type PersonaLead, personaLead } from './persona-lead.ts';
import type { Answer, TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export type Couple = {
  borrower: PersonaLead;
  /** The address the invitation was sent to. */
  email: string;
  coborrower: TestBrowser;
  submitAs: (person: Person, step: string, change?: Record<string, unknown>) => Promise<Answer>;
};

let couples = 0;

/** The token of the newest invitation to an address. */
export const invitationToken = async (server: TestServer, email: string): Promise<string> => {
  const mail = await newestMail(server, email, (text) => text.includes('/app/join?token='));
  return /\/app\/join\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
};

/** A borrower invites a coborrower, who follows the link and joins; both are past the coborrower question. */
export const joinedCouple = async (server: TestServer, { email: given }: { email?: string } = {}): Promise<Couple> => {
  couples += 1;
  const persona = workedExampleCouple;
  const email = given ?? `second-${couples}@example.com`;
  const borrower = await personaLead(server, persona, 'coborrower');
  await borrower.submit('creditScore');
  const named = await borrower.submit('coborrower', { email });
  if (named.reason !== null) throw new Error(`nobody was invited: ${named.reason}`);
  const coborrower = server.browser();
  const token = await invitationToken(server, email);
  const dateOfBirth = persona.coborrower?.creditScore?.dateOfBirth ?? '1980-01-01';
  const joined = await coborrower.mutate('identity.join', { token, dateOfBirth });
  if (joined.status !== 200) throw new Error(`nobody joined: ${joined.reason}`);
  const submitAs: Couple['submitAs'] = async (person, key, change = {}) => {
    const browser = person === 'borrower' ? borrower.browser : coborrower;
    const step = stepByKey(key, persona);
    if (!step) throw new Error(`no step ${key}`);
    if (key === 'application')
      await receiveCurrentDisclosures(server.container, { applicationId: borrower.applicationId, person });
    if (key === 'application6') await agreeToIncome(browser, { ...persona[person]?.application6, ...change });
    const { application } = withApplication(
      (await browser.query('funnel.current')).data as { application: WireApplication },
    );
    const answers = { ...answersAt(application, { persona, step, person }), ...change };
    return browser.mutate('funnel.submitStep', { step: key, answers, base: step.read(application, person) });
  };
  return { borrower, email, coborrower, submitAs };
};
