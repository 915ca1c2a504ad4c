import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { Upload } from '#entities/application/upload.ts';
import { toDollars } from '#entities/values/money.ts';
import { fc } from '#testing/fast-check.ts';
import { aDebt, aHome, anApplicant, anApplication, outsideFactsWith } from '../testing/builders.ts';
import { asOf, policy } from '../testing/worked-example.ts';
import { conditionsNow, type KnownCondition } from './condition-changes.ts';
import { type DeskFacts, noDeskFacts } from './condition-context.ts';
import { makeRequest } from './condition-request.ts';
import { conditionRequests } from './condition-requests.ts';
import { uploadedFor, uploadsFor } from './condition-state.ts';

type World = { application: Application; desk: DeskFacts; known: KnownCondition[] };

const requestsOf = ({ application, desk }: World) =>
  conditionRequests({ application, facts: outsideFactsWith({}), desk, policy, asOf });

const reconciled = (world: World): World => {
  const requests = requestsOf(world);
  const facts = { application: world.application, rescission: 'notStarted' as const };
  return { ...world, known: conditionsNow(world.known, { requests, facts }) };
};

const changed = (world: World, change: Partial<Application>): World => ({
  ...world,
  application: { ...world.application, ...change },
});

const debt = aDebt({ id: 'card', toBePaidOff: true, creditor: 'Harbor Bank', balance: toDollars(4000) });
const other = aDebt({ id: 'loan', toBePaidOff: true, creditor: 'Pine Finance', balance: toDollars(9000) });

/** Every possible change to an application and its conditions; `at` picks an item. */
const happenings: Record<string, (world: World, at: number) => World> = {
  fees: (world, at) => changed(world, { property: aHome({ fees: toDollars(at % 2 ? 0 : 250) }) }),
  canopy: (world, at) => changed(world, { canopyConnected: at % 2 === 0 }),
  debts: (world, at) => changed(world, { liabilities: [[debt], [debt, other], []][at % 3] ?? [] }),
  trust: (world, at) => changed(world, { isInTrust: at % 2 === 0 }),
  couple: (world, at) => changed(world, { coborrower: at % 2 ? anApplicant({}) : null }),
  upload: (world, at) => {
    const asked = world.known.filter(({ isAsked, request }) => isAsked && request.kind === 'document');
    const request = asked[at % Math.max(1, asked.length)]?.request;
    if (!request?.documentType) return world;
    const upload: Upload = {
      id: `file-${world.application.uploads.length}`,
      type: request.documentType,
      isCoborrower: request.owner === 'coborrower',
      propertyId: request.propertyId,
      subjectId: request.subjectId,
      state: 'received',
      idSubtype: null,
      idSide: null,
    };
    return changed(world, { uploads: [...world.application.uploads, upload] });
  },
  anotherLook: (world, at) => decided(world, { at, state: 'needsAnotherLook', file: 'notAccepted' }),
  accept: (world, at) => decided(world, { at, state: 'accepted', file: 'accepted' }),
  waive: (world, at) => decided(world, { at, state: 'waived', file: 'received' }),
  skip: (world, at) =>
    changed(world, {
      uploadRequests: [{ documentType: 'trustDocument', propertyId: null, shouldSkip: at % 2 === 0 }],
    }),
  staff: (world, at) => ({
    ...world,
    desk: { ...world.desk, opened: at % 2 ? [{ code: 411, owner: 'borrower', subjectId: 'card' }] : [] },
  }),
};

const decided = (
  world: World,
  { at, state, file }: { at: number; state: KnownCondition['state']; file: Upload['state'] },
): World => {
  const open = world.known.filter(({ isAsked, request, state: now }) => {
    const isDecidable = state === 'waived' || now === 'received' || now === 'accepted';
    return isAsked && request.kind === 'document' && isDecidable;
  });
  const chosen = open[at % Math.max(1, open.length)];
  if (!chosen) return world;
  const files = new Set(uploadsFor(chosen.request, world.application.uploads).map(({ id }) => id));
  const uploads = world.application.uploads.map((each) => (files.has(each.id) ? { ...each, state: file } : each));
  const known = world.known.map((each) => (each.key === chosen.key ? { ...each, state } : each));
  return { ...changed(world, { uploads }), known };
};

const anyHappening = fc.tuple(fc.constantFrom(...Object.keys(happenings)), fc.nat({ max: 50 }));
const start = (): World => ({
  application: anApplication({ liabilities: [debt] }),
  desk: noDeskFacts(),
  known: [],
});

describe('conditions and requests', () => {
  it('never disagree, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyHappening, { maxLength: 25 }), (told) => {
        let world = reconciled(start());
        for (const [name, at] of told) world = reconciled(happenings[name]?.(world, at) ?? world);
        const asked = world.known.filter(({ isAsked }) => isAsked);
        expect(asked.map(({ key }) => key).sort()).toEqual(
          requestsOf(world)
            .map(({ key }) => key)
            .sort(),
        );
        for (const { request, state } of asked.filter(({ request: { kind } }) => kind === 'document')) {
          const hasEnough = uploadedFor(request, world.application.uploads) >= request.count;
          expect([request.key, hasEnough, state]).toSatisfy(
            () => state === 'waived' || hasEnough === (state === 'received' || state === 'accepted'),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stay as they are when nothing happened', () => {
    fc.assert(
      fc.property(fc.array(anyHappening, { maxLength: 15 }), (told) => {
        let world = reconciled(start());
        for (const [name, at] of told) world = reconciled(happenings[name]?.(world, at) ?? world);
        expect(reconciled(world)).toEqual(world);
      }),
      { numRuns: 100 },
    );
  });

  it('keep an answer for a request that goes and comes back', () => {
    const trust = reconciled(changed(start(), { isInTrust: true }));
    const key = '309:document:borrower:trustDocument';
    const sent = reconciled({
      ...trust,
      known: trust.known.map((each) => (each.key === key ? { ...each, state: 'waived' as const } : each)),
    });
    const gone = reconciled(changed(sent, { isInTrust: false }));
    expect(gone.known.find((each) => each.key === key)).toMatchObject({ isAsked: false, state: 'waived' });
    const back = reconciled(changed(gone, { isInTrust: true }));
    expect(back.known.find((each) => each.key === key)).toMatchObject({ isAsked: true, state: 'waived' });
  });

  it('cover a request to a third party only by the paper about the very same thing', () => {
    const email = makeRequest({ code: 412, kind: 'email' }, { owner: 'thirdParty', subjectId: 'card' });
    const stateBeside = (...[asked, about]: Parameters<typeof makeRequest>) => {
      const beside = makeRequest(asked, about);
      const known = { key: beside.key, request: beside, isAsked: true, state: 'waived' as const, answer: null };
      const facts = { application: anApplication({}), rescission: 'notStarted' as const };
      return conditionsNow([known], { requests: [beside, email], facts }).find(({ key }) => key === email.key)?.state;
    };
    const about = { owner: 'borrower', subjectId: 'card' } as const;
    expect(stateBeside({ code: 412, kind: 'document' }, about)).toBe('waived');
    expect(stateBeside({ code: 412, kind: 'document' }, { ...about, subjectId: 'loan' })).toBe('requested');
    expect(stateBeside({ code: 413, kind: 'document' }, about)).toBe('requested');
    expect(stateBeside({ code: 412, kind: 'information' }, about)).toBe('requested');
  });

  it('want each paper of a code for itself', () => {
    const returns = makeRequest(
      { code: 105, kind: 'document' },
      { owner: 'borrower', documentType: 'businessTaxReturn' },
    );
    const k1 = makeRequest({ code: 105, kind: 'document' }, { owner: 'borrower', documentType: 'k1' });
    const known = { key: returns.key, request: returns, isAsked: true, state: 'waived' as const, answer: null };
    const facts = { application: anApplication({}), rescission: 'notStarted' as const };
    const now = conditionsNow([known], { requests: [returns, k1], facts });
    expect(now.map(({ state }) => state)).toEqual(['waived', 'requested']);
  });

  it('ask a third party no more once the paper itself is there', () => {
    const world = reconciled(start());
    const sent = reconciled(
      changed(world, {
        uploads: [
          {
            id: 'f',
            type: 'payoffStatement',
            isCoborrower: false,
            propertyId: null,
            subjectId: 'card',
            state: 'received',
            idSubtype: null,
            idSide: null,
          },
        ],
      }),
    );
    const states = sent.known.filter(({ request }) => request.code === 412).map(({ state }) => state);
    expect(states).toEqual(['received', 'received']);
  });
});
