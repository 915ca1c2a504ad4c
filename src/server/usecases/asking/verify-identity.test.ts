import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '#entities/application/upload.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { nameMismatch } from '#sandbox/personas/name-mismatch.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { showIdToVendor } from '#testing/agree-to-income.ts';
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

type Side = Pick<Upload, 'idSubtype' | 'idSide'>;
const passport: Side[] = [{ idSubtype: 'passport', idSide: 'front' }];

/** An applicant on the ID page, with these pictures uploaded. */
const withPictures = async (server: TestServer, persona: Persona, sides: readonly Side[]) => {
  const lead = await personaLead(server, persona, 'identityVerification');
  const uploads = sides.map((side, at) => ({
    id: `0b7c3f5e-5f5e-4d3a-9a55-0d6f6f1b7a0${at}`,
    type: 'idDocument',
    name: 'id.png',
    isCoborrower: false,
    propertyId: null,
    subjectId: null,
    state: 'received',
    ...side,
  }));
  await server.container.database.pool.query(
    `UPDATE applications SET document = jsonb_set(document, '{uploads}', $2::jsonb) WHERE id = $1`,
    [lead.applicationId, JSON.stringify(uploads)],
  );
  return lead;
};

const standing = async (server: TestServer, applicationId: string) => {
  const { conditions } = await currentConditions(server.container, applicationId);
  const { rows } = await server.container.database.pool.query(
    "SELECT outcome FROM reports WHERE application_id = $1 AND kind = 'identity'",
    [applicationId],
  );
  const stateOf = (code: number) => conditions.find(({ request }) => request.code === code)?.state;
  return { id: stateOf(600), mismatch: stateOf(420), reports: rows.map(({ outcome }) => outcome) };
};

/** Uploads a passport, submits it, and shows it to the vendor where there is one. */
const showId = async (server: TestServer, persona: Persona) => {
  const { applicationId, submit, browser } = await withPictures(server, persona, passport);
  expect((await submit('identityVerification', { idSubtype: 'passport' })).data).toMatchObject({ kind: 'saved' });
  await showIdToVendor(browser);
  return standing(server, applicationId);
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

describe('an ID without every side', () => {
  it.each<[string, Upload['idSubtype'], Side[]]>([
    ['a license without a picture', 'driver_license', []],
    ['a license with its front only', 'driver_license', [{ idSubtype: 'driver_license', idSide: 'front' }]],
    ['a passport in a file that names no side', 'passport', [{ idSubtype: 'passport', idSide: null }]],
    ['a passport in a file that names no ID', 'passport', [{ idSubtype: null, idSide: null }]],
  ])('is not submitted, not sent to the vendor and not on file: %s', async (_, idSubtype, sides) => {
    const { applicationId, submit } = await withPictures(byVendor, homeownerWithOneJob, sides);
    expect((await submit('identityVerification', { idSubtype })).data).toEqual({
      kind: 'invalid',
      issues: [{ path: ['isIdentitySubmitted'], code: 'picturesNeeded' }],
    });
    expect(await standing(byVendor, applicationId)).toEqual({ id: 'requested', mismatch: undefined, reports: [] });
  });
});
