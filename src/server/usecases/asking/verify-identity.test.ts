import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { nameMismatch } from '#sandbox/personas/name-mismatch.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentConditions } from '../conditions/current-conditions.ts';

let byVendor: TestServer;
let byHand: TestServer;
beforeAll(async () => {
  byVendor = await startTestServer({ RATE_LIMITS: 'off', IDENTITY_CHECK: 'sandbox' });
  byHand = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await byVendor.close();
  await byHand.close();
});

/** Uploads a passport and submits it. */
const showId = async (server: TestServer, persona: Persona) => {
  const { applicationId, submit } = await personaLead(server, persona, 'identityVerification');
  const upload = {
    id: '0b7c3f5e-5f5e-4d3a-9a55-0d6f6f1b7a01',
    type: 'idDocument',
    name: 'passport.png',
    isCoborrower: false,
  };
  await server.container.database.pool.query(
    `UPDATE applications SET document = jsonb_set(document, '{uploads}', $2::jsonb) WHERE id = $1`,
    [
      applicationId,
      JSON.stringify([
        { ...upload, propertyId: null, subjectId: null, state: 'received', idSubtype: 'passport', idSide: 'front' },
      ]),
    ],
  );
  expect((await submit('identityVerification', { idSubtype: 'passport' })).data).toMatchObject({ kind: 'saved' });
  const { conditions } = await currentConditions(server.container, applicationId);
  const { rows } = await server.container.database.pool.query(
    "SELECT outcome FROM reports WHERE application_id = $1 AND kind = 'identity'",
    [applicationId],
  );
  const stateOf = (code: number) => conditions.find(({ request }) => request.code === code)?.state;
  return { id: stateOf(600), mismatch: stateOf(420), reports: rows.map(({ outcome }) => outcome) };
};

describe('an ID that was sent in', () => {
  it('goes to a person where no vendor is configured', async () => {
    expect(await showId(byHand, homeownerWithOneJob)).toEqual({ id: 'received', mismatch: undefined, reports: [] });
  });

  it('is accepted by the vendor’s yes', async () => {
    expect(await showId(byVendor, homeownerWithOneJob)).toEqual({
      id: 'accepted',
      mismatch: undefined,
      reports: ['found'],
    });
  });

  it('that the vendor doubts stays for a person, and the doubt is asked about', async () => {
    expect(await showId(byVendor, nameMismatch)).toMatchObject({
      id: 'received',
      mismatch: 'requested',
      reports: ['unsure'],
    });
  });
});
