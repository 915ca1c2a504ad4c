import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdSide, IdSubtype } from '#entities/values/id-document.ts';
import { idChecklistAsSeen, tickIdChecks } from '#testing/conditions/tick-id-checks.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { licenseBack } from '#testing/files/license-back.ts';
import { textPdf } from '#testing/files/text-pdf.ts';
import { newestMail } from '#testing/leads.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { IdChecklist } from '../review/id-checklist.ts';
import type { ReadId } from '../review/read-id.ts';
import type { LoanDocuments } from './loan-documents.ts';
import { storeFile } from './store-file.ts';

let server: TestServer;
let loan: DeskLoan;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  await processor.mutate('loanWork.giveReason', { loanId: loan.loanId, reason: 'Looking at the ID' });
}, 60_000);
afterAll(() => server.close());

let pictures = 0;
const plainPicture = (): Promise<Buffer> => {
  pictures += 1;
  const background = { r: pictures, g: 40, b: 30 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
};
const send = async (idSide: IdSide, made?: Buffer, idSubtype: IdSubtype = 'driver_license'): Promise<void> => {
  const picture = made ?? (await plainPicture());
  const purpose = { name: `${idSide}.png`, documentType: 'idDocument', propertyId: null } as const;
  const outcome = await storeFile(
    server.container,
    { applicationId: loan.loanId, person: 'borrower' },
    { purpose: { ...purpose, idSubtype, idSide }, body: Readable.from([picture]) },
  );
  expect(outcome.kind).toBe('stored');
};
const at = { loanId: '' };
const identity = async (): Promise<LoanCondition> => {
  at.loanId = loan.loanId;
  const all = (await processor.query('loanFile.conditions', at)).data as LoanCondition[];
  const found = all.find(({ code, owner }) => code === 600 && owner === 'borrower');
  if (!found) throw new Error('no identity');
  return found;
};
const judge = async (who: TestBrowser, decision: Record<string, unknown>) => {
  const { key, changedAt } = await identity();
  return who.mutate('loanWork.decideCondition', { ...at, key, seen: changedAt, decision });
};
const checklist = () => idChecklistAsSeen(processor, { ...at, person: 'borrower' });
const tickAll = (seen: IdChecklist) => tickIdChecks(processor, { ...at, person: 'borrower', checklist: seen });
const pictureStates = async () =>
  ((await processor.query('loanFile.documents', at)).data as LoanDocuments).files
    .filter(({ documentType }) => documentType === 'idDocument')
    .map(({ idSide, review }) => `${idSide} ${review}`)
    .sort();

const picturesNow = async () => (await pictureStates()).filter((each) => !each.endsWith('notAccepted'));

describe('an ID in the portal', () => {
  it('waits for every side; a selfie goes with it and takes the place of none', async () => {
    // The ID the application was submitted with is sent back: it is complete again only with both sides.
    const expired = { kind: 'anotherLook', reason: 'This license has expired.', fileIds: null };
    expect((await judge(processor, expired)).data).toEqual({ kind: 'decided' });
    await send('selfie');
    await send('front');
    expect((await identity()).state).toBe('needsAnotherLook');
    expect((await judge(processor, { kind: 'accept' })).data).toEqual({ kind: 'nothingToJudge' });
    await send('back');
    expect((await identity()).state).toBe('received');
    expect(await picturesNow()).toEqual(['back received', 'front received', 'selfie received']);
  });

  it('is asked for again with a reason the person reads', async () => {
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    const again = { kind: 'anotherLook', reason: 'The birth date is covered by a thumb.', fileIds: null };
    expect(await judge(auditor, again)).toMatchObject({ status: 403 });
    expect((await judge(processor, again)).data).toEqual({ kind: 'decided' });
    expect((await identity()).state).toBe('needsAnotherLook');
    expect(await picturesNow()).toEqual([]);
    const { data } = await loan.applicant.query('conditions.list');
    expect(JSON.stringify(data)).toContain(again.reason);
    const email = await emailOf(server.container.database, loan.loanId);
    expect(await newestMail(server, email, (text) => text.includes(again.reason))).toContain('/app/');
  });

  it('is accepted once a person ticked every check of the pictures as they are, and who was slower is told', async () => {
    await send('front');
    expect((await checklist()).checks.map(({ ticked }) => ticked)).toEqual([null, null, null, null]);
    await tickAll(await checklist());
    await send('back');
    // The ticks were for the front alone.
    const list = await checklist();
    expect(list.checks.map(({ check }) => check)).toContain('sameAsFront');
    expect(list.checks.every(({ ticked }) => ticked === null)).toBe(true);
    const before = await identity();
    expect(before.state).toBe('received');
    expect((await judge(processor, { kind: 'accept' })).data).toEqual({ kind: 'checksMissing' });
    const [picture] = list.pictures;
    const one = { ...at, fileId: picture, seen: 'received', judgement: { kind: 'accept' } };
    expect((await processor.mutate('loanWork.judgeFile', one)).data).toEqual({ kind: 'checksMissing' });
    await tickAll(list);
    expect((await checklist()).checks[0]).toMatchObject({ check: 'name', ticked: { by: 'Sam processor' } });
    const stale = { ...at, person: 'borrower', check: 'name', isTicked: true, pictures: [] };
    expect((await processor.mutate('loanReview.tickIdCheck', stale)).data).toEqual({ kind: 'changedMeanwhile' });
    expect((await judge(processor, { kind: 'accept' })).data).toEqual({ kind: 'decided' });
    expect((await identity()).state).toBe('accepted');
    expect((await pictureStates()).filter((each) => each.endsWith(' accepted'))).toEqual([
      'back accepted',
      'front accepted',
    ]);
    const late = { ...at, key: before.key, seen: before.changedAt, decision: { kind: 'accept' } };
    expect((await processor.mutate('loanWork.decideCondition', late)).data).toMatchObject({ kind: 'changedMeanwhile' });
  });
});

/** A reader that a busy machine leaves no processor says so, and is asked again, as the page offers. */
const read = async () => {
  const ask = () => processor.query('loanReview.readId', { ...at, person: 'borrower' });
  let answer = await ask();
  while (answer.reason === 'unavailable') answer = await ask();
  return answer.data as ReadId;
};

describe('the barcode of a license', () => {
  it('is read from the back, and what is not there is said to be not read', async () => {
    await judge(processor, { kind: 'anotherLook', reason: 'Please send it once more.', fileIds: null });
    await send('front');
    await send('back');
    expect(await read()).toEqual({ expected: 'barcode', reading: null });
    const back = await licenseBack({ firstName: 'ALMA', lastName: 'REYES', birthDate: '04121986' });
    await send('back', await sharp(back).rotate(6, { background: '#c8b49a' }).jpeg().toBuffer());
    expect(await read()).toMatchObject({
      expected: 'barcode',
      reading: { source: 'barcode', firstName: 'ALMA', lastName: 'REYES', birthDate: '1986-04-12', zip: '37203' },
    });
  });
});

describe('the two lines of a passport', () => {
  it('are typed where a photograph shows none, beside the barcode of a license that was sent too', async () => {
    await send('front', undefined, 'passport');
    expect(await read()).toMatchObject({ expected: 'mrz', reading: { source: 'barcode', firstName: 'ALMA' } });
  });

  it('are read from a photograph, before the barcode', async () => {
    const specimen = await readFile(fileURLToPath(import.meta.resolve('#testing/files/passports/specimen.jpg')));
    await send('front', specimen, 'passport');
    expect(await read()).toMatchObject({
      expected: 'mrz',
      reading: { source: 'mrz', firstName: 'ALMA', lastName: 'REYES', birthDate: '1984-02-01', isSound: true },
    });
    // A picture has no text of its own: nobody waits for a look for it.
    expect(await server.container.metrics.registry.metrics()).not.toContain('task="readPages"');
  });

  it('are read from a file with text, before the barcode', async () => {
    const lines = ['P<USAREYES<<ALMA'.padEnd(44, '<'), '5401234562USA8402116F3101159<<<<<<<<<<<<<<08'];
    const page = ['PASSPORT', ...lines].map((text, at) => ({ text, x: 40, y: 200 + 24 * at, size: 12 }));
    await send('front', await textPdf([page], 'typewriter'), 'passport');
    expect(await read()).toMatchObject({
      expected: 'mrz',
      reading: { source: 'mrz', firstName: 'ALMA', lastName: 'REYES', expiresOn: '2031-01-15', isSound: true },
    });
  });
});
