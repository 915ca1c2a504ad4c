import { addDays } from '#entities/values/day.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { changeDocument } from '../desk-loans.ts';
import { type PersonaLead, personaLead } from '../persona-lead.ts';
import type { TestServer } from '../test-server.ts';

/** A homeowner with a recent foreclosure who consents to the credit check and is refused: a decision, with an address to notify. */
export const refusedLead = async (server: TestServer): Promise<PersonaLead> => {
  const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
  const on = addDays(server.container.clock.today(), -200);
  await changeDocument(server, lead.applicationId, {
    hasFbm: true,
    derogatoryEvents: [{ id: 'one', kind: 'foreclosure', on, chapter: null }],
  });
  await lead.submit('creditScore');
  return lead;
};
