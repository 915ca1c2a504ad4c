import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { Disbursement } from '#entities/application/disbursement.ts';
import { emptySigning } from '#entities/application/signing.ts';
import type { Upload } from '#entities/application/upload.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Rescission } from '../rescission/rescission.ts';
import { anApplicant, anApplication } from '../testing/builders.ts';
import { type ConditionCode, conditionCodes } from './condition-catalog.ts';
import {
  type ConditionOwner,
  type ConditionRequest,
  type ConditionState,
  conditionState,
  makeRequest,
} from './condition-request.ts';
import {
  canBeWaived,
  conditionProgress,
  isMet,
  isMissingToDecide,
  isWaitingForAnswer,
  type Progress,
  uploadedFor,
  uploadsFor,
} from './condition-state.ts';

const anUpload = (change: Partial<Upload> = {}): Upload => ({
  id: 'upload-1',
  type: 'w2',
  isCoborrower: false,
  propertyId: 'home',
  subjectId: 'job-1',
  state: 'received',
  idSubtype: null,
  idSide: null,
  ...change,
});
const aRequest = (change: Partial<ConditionRequest> = {}): ConditionRequest => ({
  ...makeRequest(
    { code: 303, kind: 'document' },
    { owner: 'borrower', documentType: 'w2', propertyId: 'home', subjectId: 'job-1' },
  ),
  ...change,
});
const information = (code: ConditionCode, owner: ConditionOwner = 'borrower'): ConditionRequest =>
  makeRequest({ code, kind: 'information' }, { owner });

type Given = { before?: Progress; application?: Partial<Application>; rescission?: Rescission['kind'] };
const requested: Progress = { state: 'requested', answer: null };
const accepted: Progress = { state: 'accepted', answer: null };
const progressOf = (
  request: ConditionRequest,
  { before = requested, application = {}, rescission = 'notStarted' }: Given,
): Progress => conditionProgress(request, { before, facts: { application: anApplication(application), rescission } });

describe('an ID', () => {
  const id = { type: 'idDocument', propertyId: null, subjectId: null } as const;
  const front = anUpload({ ...id, id: 'front', idSubtype: 'passport', idSide: 'front' });
  const face = anUpload({ ...id, id: 'face', idSubtype: 'passport', idSide: 'selfie' });
  const ask = (needsSelfie: boolean) =>
    makeRequest({ code: 600, kind: 'document' }, { owner: 'borrower', documentType: 'idDocument', needsSelfie });

  it('is whole with its sides, and a selfie is none of them', () => {
    expect([[front], [face], [front, face]].map((uploads) => uploadedFor(ask(false), uploads))).toEqual([1, 0, 1]);
  });

  it('is whole with a selfie only where one is required', () => {
    expect([[front], [face], [front, face]].map((uploads) => uploadedFor(ask(true), uploads))).toEqual([0, 0, 1]);
  });
});

describe('the files of a request', () => {
  it.each<[string, Partial<ConditionRequest>, Partial<Upload>, boolean]>([
    ['the paper asked for', {}, {}, true],
    ['another kind of paper', {}, { type: 'paystub' }, false],
    ['of another property', {}, { propertyId: 'rental-1' }, false],
    ['about another job', {}, { subjectId: 'job-2' }, false],
    ['of the other person', {}, { isCoborrower: true }, false],
    ['the co-borrower’s own', { owner: 'coborrower' }, { isCoborrower: true }, true],
    ['the borrower’s, asked of the co-borrower', { owner: 'coborrower' }, {}, false],
    ['of the household, by the co-borrower', { isShared: true }, { isCoborrower: true }, true],
    ['of the household, another kind', { isShared: true }, { type: 'paystub' }, false],
    ['of the household, another job', { isShared: true }, { subjectId: null }, false],
    ['one that was turned down', {}, { state: 'notAccepted' }, true],
  ])('%s', (_, request, upload, isOne) => {
    const upload1 = anUpload(upload);
    expect(uploadsFor(aRequest(request), [upload1])).toEqual(isOne ? [upload1] : []);
  });

  it.each<[string, number, Upload['state'][], number]>([
    ['none', 1, [], 0],
    ['one', 1, ['received'], 1],
    ['one that was accepted', 1, ['accepted'], 1],
    ['one that was turned down', 1, ['notAccepted'], 0],
    ['one of two', 2, ['received', 'notAccepted'], 1],
    ['more than were asked for', 2, ['received', 'received', 'received'], 2],
  ])('count: %s', (_, count, states, uploaded) => {
    const uploads = states.map((state, at) => anUpload({ id: `upload-${at}`, state }));
    expect(uploadedFor(aRequest({ count }), uploads)).toBe(uploaded);
  });
});

describe('a paper asked for', () => {
  const two = [anUpload(), anUpload({ id: 'upload-2' })];
  const turnedDown = [anUpload(), anUpload({ id: 'upload-2', state: 'notAccepted' })];
  it.each<[string, Progress['state'], Upload[], Progress['state']]>([
    ['is still asked for with one of two', 'requested', [anUpload()], 'requested'],
    ['is received with both', 'requested', two, 'received'],
    ['is looked at again once there are both again', 'needsAnotherLook', two, 'received'],
    ['stays to be looked at while one is turned down', 'needsAnotherLook', turnedDown, 'needsAnotherLook'],
    ['stays accepted', 'accepted', two, 'accepted'],
    ['is asked for again when one is turned down after all', 'accepted', turnedDown, 'requested'],
    ['is asked for again when one is taken back', 'received', [anUpload()], 'requested'],
    ['stays waived without any', 'waived', [], 'waived'],
    ['stays waived with both', 'waived', two, 'waived'],
  ])('%s', (_, state, uploads, expected) => {
    const before = { state, answer: 'seen before' };
    expect(progressOf(aRequest({ count: 2 }), { before, application: { uploads } })).toEqual({
      state: expected,
      answer: 'seen before',
    });
  });

  it('waits for a person where no paper answers it', () => {
    const before: Progress = { state: 'received', answer: 'We moved in March.' };
    const uploads = [anUpload({ propertyId: null, subjectId: null })];
    expect(progressOf(information(603), { before, application: { uploads } })).toEqual(before);
    expect(progressOf(information(603), { before: accepted })).toEqual(accepted);
  });
});

describe('what the facts answer', () => {
  const person = (agreementSigned: boolean | null) => anApplicant({ signing: { ...emptySigning(), agreementSigned } });
  const booked = { ...anApplication({}).closing, appointmentOn: toDay('2026-11-24') };
  it.each<[string, ConditionRequest, Given, 'accepted' | 'requested']>([
    ['the borrower signed', information(604), { application: { borrower: person(true) } }, 'accepted'],
    ['the borrower declined', information(604), { application: { borrower: person(false) } }, 'requested'],
    ['the borrower was not asked', information(604), { application: { borrower: person(null) } }, 'requested'],
    [
      'only the co-borrower signed',
      information(604),
      { application: { borrower: person(null), coborrower: person(true) } },
      'requested',
    ],
    [
      'the co-borrower signed',
      information(604, 'coborrower'),
      { application: { borrower: person(null), coborrower: person(true) } },
      'accepted',
    ],
    [
      'only the borrower signed',
      information(604, 'coborrower'),
      { application: { borrower: person(true), coborrower: person(null) } },
      'requested',
    ],
    [
      'no co-borrower any more',
      information(604, 'coborrower'),
      { application: { borrower: person(true) } },
      'requested',
    ],
    ['a day is booked', information(608), { application: { closing: booked } }, 'accepted'],
    ['no day is booked', information(608), {}, 'requested'],
    ['the days to cancel are over', information(609), { rescission: 'over' }, 'accepted'],
    ['nobody can cancel', information(609), { rescission: 'notApplicable' }, 'accepted'],
    ['the days to cancel run', information(609), { rescission: 'running' }, 'requested'],
    ['they have not begun', information(609), { rescission: 'notStarted' }, 'requested'],
    ['it was cancelled', information(609), { rescission: 'cancelled' }, 'requested'],
  ])('%s', (_, request, given, state) => {
    for (const before of [requested, accepted, { state: 'waived', answer: 'said by staff' } as const])
      expect(progressOf(request, { ...given, before })).toEqual({ state, answer: null });
  });
});

describe('the account for the money', () => {
  const account: Disbursement = {
    accountHolder: 'Dana Whitfield',
    bankName: 'Harbor Bank',
    accountKind: 'checking',
    routingNumber: '021000021',
    accountLast4: '4471',
    firstDraw: toDollars(5000),
  };
  const given = (disbursement: Disbursement | null, before = requested) =>
    progressOf(information(607), { before, application: { disbursement } });
  const seen = given(account);
  const approved: Progress = { ...seen, state: 'accepted' };

  it('is asked for until it is known, and again when it is gone', () => {
    for (const before of [requested, approved]) {
      expect(given(null, before)).toEqual(requested);
      expect(given({ ...account, accountLast4: null }, before)).toEqual(requested);
    }
  });

  it('is received once known, and says which it is without its number', () => {
    expect(seen).toEqual({ state: 'received', answer: '021000021 checking 4471 Dana Whitfield' });
  });

  it.each<[string, Partial<Disbursement>, boolean]>([
    ['the same', {}, true],
    ['another first draw', { firstDraw: toDollars(9000) }, true],
    ['another name for the bank', { bankName: 'Harbor Bank NA' }, true],
    ['another bank', { routingNumber: '011000015' }, false],
    ['another kind', { accountKind: 'savings' }, false],
    ['another number', { accountLast4: '4472' }, false],
    ['another holder', { accountHolder: 'Luis Ortiz' }, false],
  ])('keeps staff’s word for the same account only: %s', (_, change, isKept) => {
    const now = given({ ...account, ...change }, approved);
    expect(now.state).toBe(isKept ? 'accepted' : 'received');
    if (!isKept) expect(now.answer).not.toBe(seen.answer);
  });
});

it('lets staff waive everything but facts, signature, account, appointment and the days to cancel', () => {
  expect(conditionCodes.filter((code) => !canBeWaived({ code }))).toEqual([
    421, 423, 424, 425, 426, 427, 428, 429, 604, 607, 608, 609, 610,
  ]);
});

it('is met once accepted or waived, and waits for someone outside while asked for', () => {
  expect(conditionState.options.filter(isMet)).toEqual(['accepted', 'waived']);
  expect(conditionState.options.filter(isWaitingForAnswer)).toEqual(['requested', 'needsAnotherLook']);
});

it.each<[boolean, Partial<ConditionRequest>, ConditionState]>([
  [true, { owner: 'borrower', priorTo: 'approval' }, 'requested'],
  [true, { owner: 'coborrower', priorTo: 'docs' }, 'needsAnotherLook'],
  [true, { owner: 'thirdParty', priorTo: 'docs' }, 'requested'],
  [false, { owner: 'borrower', priorTo: 'docs' }, 'received'],
  [false, { owner: 'borrower', priorTo: 'approval' }, 'accepted'],
  [false, { owner: 'lender', priorTo: 'approval' }, 'requested'],
  [false, { owner: 'borrower', priorTo: 'closing' }, 'requested'],
  [false, { owner: 'borrower', priorTo: 'funding' }, 'requested'],
])('is missing to decide: %s, for %o that is %s', (isMissing, change, state) => {
  expect(isMissingToDecide({ request: aRequest(change), state })).toBe(isMissing);
});
