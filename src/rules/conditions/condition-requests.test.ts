import { describe, expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { fc } from '#testing/fast-check.ts';
import { aDebt, aHome, aJob, aMortgage, anApplicant } from '../testing/builders.ts';
import { type Given, keysOf, requestsFor } from '../testing/condition-cases.ts';
import { type ConditionCode, codeOfDocument, conditionCatalog, conditionCodes } from './condition-catalog.ts';
import { conditionRequest } from './condition-request.ts';

describe('the catalogue', () => {
  it('has every code of the four ranges', () => {
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    expect(conditionCodes).toEqual([
      ...range(100, 110),
      ...range(303, 310),
      ...range(405, 429),
      ...range(600, 610),
      700,
    ]);
  });

  it('is always there for ID, disclosures, the account and the appointment', () => {
    const given: Given = { application: { coborrower: emptyApplicant() } };
    expect(keysOf(600, given)).toEqual(['600:document:borrower:idDocument', '600:document:coborrower:idDocument']);
    expect(keysOf(604, given)).toEqual(['604:information:borrower', '604:information:coborrower']);
    expect(keysOf(607, given)).toEqual(['607:information:borrower']);
    expect(keysOf(608, given)).toEqual(['608:information:borrower']);
    expect(keysOf(610, given)).toEqual([
      '610:information:lender:borrower/militaryService',
      '610:information:lender:coborrower/militaryService',
    ]);
  });
});

describe('an ID', () => {
  it.each([
    ['optional', false],
    ['required', true],
  ] as const)('with a selfie that is %s', (selfie, needsSelfie) => {
    const requests = requestsFor({ policy: { identity: { selfie } } });
    expect(requests.find(({ code }) => code === 600)?.needsSelfie).toBe(needsSelfie);
    expect(requests.filter((each) => each.code !== 600 && each.needsSelfie)).toEqual([]);
  });
});

describe('prior to', () => {
  it.each(conditionCodes)('%i', (code) => {
    const others: Partial<Record<ConditionCode, string>> = {
      102: 'funding',
      305: 'closing',
      408: 'approval',
      409: 'approval',
      412: 'funding',
      413: 'funding',
      420: 'approval',
      421: 'approval',
      422: 'approval',
      423: 'approval',
      424: 'approval',
      425: 'approval',
      426: 'approval',
      428: 'closing',
      429: 'approval',
      607: 'funding',
      608: 'closing',
      609: 'funding',
      610: 'closing',
      700: 'approval',
    };
    expect(conditionCatalog[code].priorTo).toBe(others[code] ?? 'docs');
  });
});

describe('conditionRequests', () => {
  const full: Given = {
    application: {
      coborrower: anApplicant({ isSelfEmployed: true }),
      mortgages: [aMortgage({})],
      liabilities: [aDebt({ toBePaidOff: true, isDisputed: true })],
    },
  };

  it('are asked once, in order, and as the schema has them', () => {
    const requests = requestsFor({ ...full, desk: { opened: [{ code: 105, owner: 'coborrower', subjectId: null }] } });
    expect(new Set(requests.map(({ key }) => key)).size).toBe(requests.length);
    expect(requests.map(({ code }) => code)).toEqual(requests.map(({ code }) => code).toSorted((a, b) => a - b));
    const plain = requestsFor({ application: { property: aHome({ usage: 'investment' }) } });
    for (const request of [...requests, ...plain]) expect(conditionRequest.parse(request)).toEqual(request);
    const { needsSelfie: _, ...ofOld } = conditionRequest.parse(plain[0]);
    expect(conditionRequest.parse(ofOld)).toMatchObject({ needsSelfie: false });
    expect(requests.find(({ key }) => key === '105:document:coborrower:k1')?.count).toBe(2);
  });

  it('use only the kinds and documents of their code', () => {
    for (const { code, kind, documentType } of requestsFor(full)) {
      expect(conditionCatalog[code].kinds).toContain(kind);
      if (kind === 'document') expect(codeOfDocument(documentType ?? 'other')).toBe(code);
      else expect(documentType).toBeNull();
    }
    expect(codeOfDocument('voidedCheck')).toBeNull();
  });

  it('open by hand with every kind the code has', () => {
    const opened = [
      { code: 304 as const, owner: 'coborrower' as const, subjectId: null },
      { code: 103 as const, owner: 'coborrower' as const, subjectId: 'x' },
    ];
    const people = {
      borrower: anApplicant({ employments: [aJob({})] }),
      coborrower: anApplicant({ employments: [aJob({})] }),
    };
    const given = { application: people, desk: { opened } };
    expect(keysOf(304, given)).toEqual(['304:document:coborrower:condoMasterPolicy', '304:email:thirdParty']);
    expect(keysOf(103, given)).toEqual(['103:information:coborrower:x']);
  });

  it('ask nothing of who does not borrow: what the home still owes is the borrower’s to show', () => {
    const loan = aMortgage({ debtor: 'coborrower', toBePaidOff: true, isDisputed: true });
    const opened = [{ code: 411 as const, owner: 'coborrower' as const, subjectId: null }];
    const askedOf = (owner: string, change: Partial<Application>) =>
      requestsFor({ application: { mortgages: [loan], ...change }, desk: { opened } })
        .filter((request) => request.owner === owner && [411, 412, 417].includes(request.code))
        .map(({ code }) => code);
    expect(askedOf('coborrower', { coborrower: emptyApplicant() })).toEqual([411, 412, 417]);
    expect(askedOf('coborrower', {})).toEqual([]);
    expect(askedOf('borrower', {})).toEqual([412, 417]);
  });

  it('open by hand for as many papers as the rules would ask for, and the same years', () => {
    const byHand = (code: ConditionCode) =>
      requestsFor({ desk: { opened: [{ code, owner: 'borrower', subjectId: null }] } }).find(
        (request) => request.code === code,
      );
    expect(byHand(100)).toMatchObject({ documentType: 'paystub', count: 4, years: [] });
    expect(byHand(101)).toMatchObject({ documentType: 'w2', count: 2, years: [2025, 2024] });
    expect(byHand(110)).toMatchObject({ documentType: 'bankStatement', count: 3, years: [] });
    expect(byHand(411)).toMatchObject({ documentType: 'thirdPartyPaymentProof', count: 1, years: [] });
  });

  it('leave out what is skipped', () => {
    const skip = { documentType: 'homeownersInsurance' as const, propertyId: null, shouldSkip: true };
    expect(keysOf(303, { application: { uploadRequests: [skip] } })).toEqual([]);
    expect(keysOf(306, { application: { uploadRequests: [skip] } })).toHaveLength(1);
    expect(keysOf(303, { application: { uploadRequests: [{ ...skip, shouldSkip: false }] } })).toHaveLength(1);
    expect(keysOf(303, { application: { uploadRequests: [{ ...skip, propertyId: 'rental-1' }] } })).toHaveLength(1);
  });

  it('take a paper of the home from either person, and one about a person from that person', () => {
    const couple = { borrower: anApplicant({ employments: [aJob({})] }), coborrower: anApplicant({}) };
    const shared = requestsFor({ application: couple })
      .filter(({ isShared }) => isShared)
      .map(({ documentType }) => documentType);
    expect(shared).toEqual(['homeownersInsurance', 'propertyTaxBill']);
  });

  it('lose nothing but 303 through the insurance link', () => {
    const without = requestsFor(full).filter(({ code }) => code !== 303);
    expect(requestsFor({ application: { ...full.application, canopyConnected: true } })).toEqual(without);
  });

  it('ask the co-borrower no differently from the borrower', () => {
    const person = fc.record({
      isSelfEmployed: fc.constantFrom(true, false, null),
      citizenship: fc.constantFrom('usCitizen' as const, 'permanentResident' as const, null),
      employments: fc.array(
        fc.constantFrom(aJob({}), aJob({ id: 'b', percentageOwned: 50 }), aJob({ id: 'c', dataSource: 'payroll' })),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(person, (change) => {
        const each = anApplicant(change);
        const requests = requestsFor({
          application: { borrower: each, coborrower: each, mortgages: [aMortgage({})], canopyConnected: true },
        });
        const of = (owner: string) =>
          requests
            .filter((request) => request.owner === owner && ![308, 603, 607, 608].includes(request.code))
            .map(({ key }) => key.replace(owner, ''));
        expect(of('coborrower')).toEqual(of('borrower'));
      }),
    );
  });
});
