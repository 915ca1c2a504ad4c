import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { journeyContract } from '../testing/journey-contract.ts';
import type { Received } from '../testing/local-service.ts';
import { type IdentityRequest, identityAnswer } from './port.ts';
import { stripeIdentity, stripeSettings } from './stripe.ts';
import { identityFromStripe, stripeSession } from './stripe-session.ts';

const reference = 'vs_test_1';
const request: IdentityRequest = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  dateOfBirth: toDay('1984-03-09'),
  ssn: null,
  idSubtype: 'driver_license',
  asOf: toDay('2026-11-15'),
};
const outputs = {
  address: { line1: '12 Hawthorne Ave' },
  first_name: 'DANA MARIE',
  last_name: 'WHITFIELD',
  dob: { day: 9, month: 3, year: 1984 },
};
const session = (change: object = {}) => ({
  id: reference,
  object: 'identity.verification_session',
  client_secret: null,
  last_error: null,
  last_verification_report: 'vr_1',
  status: 'verified',
  url: null,
  verified_outputs: outputs,
  ...change,
});
const failed = (code: string) => session({ status: 'requires_input', verified_outputs: null, last_error: { code } });

const answer = ({ method }: Received) =>
  method === 'POST'
    ? { body: session({ status: 'requires_input', verified_outputs: null, url: 'https://verify.stripe.com/start/x' }) }
    : { body: session() };

const KEY = 'rk_test_key';
journeyContract('Stripe Identity', {
  answer,
  vendorAt: (STRIPE_URL) =>
    stripeIdentity(stripeSettings.parse({ STRIPE_KEY: KEY, STRIPE_WEBHOOK_SECRET: 'whsec_own', STRIPE_URL }), {
      observe: () => undefined,
    }),
  request,
  reference,
  kind: 'found',
  schema: identityAnswer,
  unspoken: [KEY, request.firstName, request.lastName],
});

const told = (body: object) => identityFromStripe(stripeSession.parse(body), { request, reference });
const unsure = (...doubts: string[]) => ({ kind: 'unsure', checkedOn: request.asOf, doubts });
const notReady = (stage: string, problem?: string) => ({
  kind: 'unavailable',
  reason: 'notReady',
  stage,
  ...(problem && { problem }),
});

describe('a verification session', () => {
  it.each([
    ['verified as the applicant', session(), { kind: 'found', checkedOn: request.asOf }],
    ['in another name', session({ verified_outputs: { ...outputs, last_name: 'Stone' } }), unsure('name')],
    [
      'with another day of birth',
      session({ verified_outputs: { ...outputs, dob: { day: 3, month: 9, year: 1984 } } }),
      unsure('dateOfBirth'),
    ],
    ['verified without what was read', session({ verified_outputs: null }), unsure('name', 'dateOfBirth')],
    ['with an expired document', failed('document_expired'), unsure('document')],
    ['with another face', failed('selfie_face_mismatch'), unsure('document')],
    ['with another number', failed('id_number_mismatch'), unsure('ssn')],
    ['not begun', session({ status: 'requires_input', verified_outputs: null }), notReady('started')],
    ['left on the way', failed('abandoned'), notReady('left')],
    ['declined', failed('consent_declined'), notReady('failed', 'declined')],
    ['on a device without a camera', failed('device_not_supported'), notReady('failed', 'refused')],
    ['being worked on', session({ status: 'processing', verified_outputs: null }), notReady('waiting')],
    ['canceled', session({ status: 'canceled', verified_outputs: null }), notReady('expired')],
    ['of another visit', session({ id: 'vs_other' }), { kind: 'unavailable', reason: 'garbage' }],
  ])('%s', (_, body, expected) => {
    expect(told(body).answer).toEqual(expected);
  });

  it('leaves nothing of the document on record', () => {
    expect(told(session()).raw).toBe('{"id":"vs_test_1","status":"verified","error":null,"report":"vr_1"}');
  });
});
