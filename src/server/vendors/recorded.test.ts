import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { parseKeyRing } from '../db/key-ring.ts';
import { addApplication } from '../db/repos/application/applications.ts';
import { addConsent } from '../db/repos/application/consents.ts';
import { answerReport, findReport, rawOf, reportsOf, rotateReports } from '../db/repos/application/reports.ts';
import type { Answered, Subject } from './port.ts';
import { recorded } from './recorded.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ring = parseKeyRing(`a:${Buffer.alloc(32, 1).toString('base64')}`);
const answer = z.object({ kind: z.literal('found'), score: z.number() });
type Answer = z.infer<typeof answer>;
const found: Answered<Answer> = { answer: { kind: 'found', score: 742 }, raw: 'SCORE=742 SSN=219099999' };
const missing: Answered<Answer> = { answer: { kind: 'unavailable', reason: 'down' }, raw: '' };

const newSubject = async (): Promise<Subject> => {
  const document: Application = emptyApplication();
  const applicationId = await database.transact((tx) =>
    addApplication(tx, { document, status: 'name', variant: 'withUsageStep' }),
  );
  return { applicationId, person: 'borrower' };
};
const consentOf = (subject: Subject) =>
  database.transact((tx) =>
    addConsent(tx, { ...subject, kind: 'softPull', textVersion: 'test', address: '127.0.0.1' }),
  );

const vendorGiving = (...replies: Answered<Answer>[]) => {
  const keys: string[] = [];
  const pull = recorded<{ name: string }, Answer>({
    database,
    ring,
    answer,
    consentFor: () => 'softPull',
    port: async (_, key) => {
      keys.push(key);
      return replies[Math.min(keys.length, replies.length) - 1] ?? missing;
    },
  });
  return {
    keys,
    ask: async (subject: Subject) => (await pull({ subject, kind: 'singleCredit', request: { name: 'Nora' } })).answer,
  };
};

describe('asking a vendor', () => {
  it('is refused without the person’s consent, and nobody is asked', async () => {
    const { keys, ask } = vendorGiving(found);
    const subject = await newSubject();
    expect(await ask(subject)).toEqual({ kind: 'noConsent', needed: 'softPull' });
    await consentOf({ ...subject, person: 'coborrower' });
    expect(await ask(subject)).toEqual({ kind: 'noConsent', needed: 'softPull' });
    expect([keys, await reportsOf(database.db, subject.applicationId)]).toEqual([[], []]);
  });

  it('happens once for one consent and once more for the next', async () => {
    const { keys, ask } = vendorGiving(found);
    const subject = await newSubject();
    await consentOf(subject);
    expect([await ask(subject), await ask(subject), keys.length]).toEqual([found.answer, found.answer, 1]);
    await consentOf(subject);
    await ask(subject);
    expect(new Set(keys).size).toBe(2);
  });

  it('by several at once goes out once', async () => {
    const { keys, ask } = vendorGiving(found);
    const subject = await newSubject();
    await consentOf(subject);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(subject)));
    expect(keys).toHaveLength(1);
    for (const { kind } of answers) expect(['found', 'asking']).toContain(kind);
  });

  it('is kept as a report: our terms to read, the vendor’s own words sealed', async () => {
    const { ask } = vendorGiving(found);
    const subject = await newSubject();
    await consentOf(subject);
    await ask(subject);
    const [listed] = await reportsOf(database.db, subject.applicationId);
    const report = await findReport(database.db, listed?.idempotencyKey ?? '');
    if (!report) throw new Error('no report');
    expect(report).toMatchObject({ kind: 'singleCredit', outcome: 'found', answer: found.answer, keyName: 'a' });
    expect(report.rawSealed?.toString('latin1')).not.toContain('219099999');
    expect(rawOf(ring, report)).toBe(found.raw);
  });

  it('can still be proved after the keys were changed and the old one is gone', async () => {
    const { ask } = vendorGiving(found);
    const subject = await newSubject();
    await consentOf(subject);
    await ask(subject);
    const fresh = `b:${Buffer.alloc(32, 2).toString('base64')}`;
    const both = parseKeyRing(`${fresh},a:${Buffer.alloc(32, 1).toString('base64')}`);
    expect(await rotateReports(database.db, both)).toBeGreaterThan(0);
    expect(await rotateReports(database.db, both)).toBe(0);
    const [listed] = await reportsOf(database.db, subject.applicationId);
    const report = await findReport(database.db, listed?.idempotencyKey ?? '');
    expect(report && rawOf(parseKeyRing(fresh), report)).toBe(found.raw);
  });

  it('in vain may be tried again under the same key', async () => {
    const { keys, ask } = vendorGiving(missing, found);
    const subject = await newSubject();
    await consentOf(subject);
    expect([await ask(subject), await ask(subject)]).toEqual([missing.answer, found.answer]);
    expect(new Set(keys).size).toBe(1);
    expect(await reportsOf(database.db, subject.applicationId)).toHaveLength(1);
  });

  it('and being answered twice keeps the first answer', async () => {
    const { ask } = vendorGiving(found);
    const subject = await newSubject();
    await consentOf(subject);
    await ask(subject);
    const [report] = await reportsOf(database.db, subject.applicationId);
    const again = { kind: 'found', score: 300 };
    await database.transact((tx) =>
      answerReport(tx, {
        id: report?.id ?? '',
        key: report?.idempotencyKey ?? '',
        ring,
        answer: again,
        raw: '',
      }),
    );
    expect((await reportsOf(database.db, subject.applicationId))[0]?.answer).toEqual(found.answer);
  });
});
