import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyOf } from '#sandbox/personas/journey.ts';
import { personas } from '#sandbox/personas/personas.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const offers = ['previewOffer', 'prequalOffer'];

describe('up to the offer, what the sandboxes answer leads where the rules say', () => {
  it.each(byTurns(personas, 3).map((persona) => [persona.name, persona] as const))('%s', async (_, persona) => {
    const visits = journeyOf(persona).filter(
      ({ person, step }) => person === 'borrower' && !['name', 'email'].includes(step.key),
    );
    const offer = visits.findIndex(({ step }) => offers.includes(step.key));
    // A joint offer waits for the other applicant's credit file, which is pulled in their own session.
    const until = persona.coborrower ? offer : offer + 1;
    const walked = offer < 0 ? visits : visits.slice(0, until);
    const lead = await personaLead(server, persona, walked[0]?.step.key ?? '');
    const went: unknown[] = [];
    for (const { step } of walked) {
      const { data } = await lead.submit(step.key);
      went.push([step.key, (data as { next?: string }).next]);
    }
    expect(went).toEqual(walked.map(({ step, leadsTo }) => [step.key, leadsTo.to]));
  });
});
