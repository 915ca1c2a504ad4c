import { describe, expect, it } from 'vitest';
import { personaBook } from '#sandbox/persona-book.ts';
import { creditAnswer, creditRequest } from '#server/vendors/credit-bureau/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, home, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxCreditBureau } from './sandbox-credit-bureau.ts';

const asking = (who: { firstName: string; lastName: string; ssn: string }, owed = 210_000) => ({
  kind: 'singleCredit',
  look: 'soft',
  people: [{ ...who, middleName: null, suffix: null, dateOfBirth: '1985-03-14', address: home }],
  asOf,
  stated: { mortgageBalance: owed },
});
const winston = { firstName: 'Winston', lastName: 'Ferro', ssn: '123456707' };
const both = {
  ...asking(stranger),
  kind: 'jointCredit',
  people: [...asking(stranger).people, ...asking(winston).people],
};

describeContract('the sandbox bureau', {
  adapter: sandboxCreditBureau(behaving('found'), personaBook),
  request: creditRequest,
  answer: creditAnswer,
  questions: {
    'finds a stranger': { ask: asking(stranger), expect: 'found' },
    'finds a persona by SSN': { ask: asking({ firstName: 'D', lastName: 'W', ssn: '123456702' }), expect: 'found' },
    'says when a file is frozen': { ask: asking(winston), expect: 'frozen' },
    'answers for two people with a file each': { ask: both, expect: 'frozen' },
  },
});

const filesWith = async (behaviour: Parameters<typeof behaving>[0], who = stranger) => {
  const adapter = sandboxCreditBureau(behaving(behaviour), personaBook);
  const sending = { idempotencyKey: 'k', signal: new AbortController().signal };
  const { answer } = await adapter(creditRequest.parse(asking(who)), sending);
  return creditAnswer.parse(answer);
};

describe('the sandbox bureau', () => {
  it('reports mortgages that add up to what the person said, and three scores', async () => {
    const [file] = (await filesWith('found')).files;
    const owed = file?.debts.filter(({ type }) => type === 'mortgage').reduce((sum, { balance }) => sum + balance, 0);
    expect([owed, file?.scores.length]).toEqual([210_000, 3]);
  });

  it('can be switched to a thin, a frozen, a doubtful and a doubled file, which is read as one', async () => {
    expect((await filesWith('thin')).files[0]?.scores.map(({ score }) => score)).toEqual([null, null, null]);
    expect((await filesWith('frozen')).kind).toBe('frozen');
    expect((await filesWith('inconsistent')).files[0]?.hasNameOrSsnVariation).toBe(true);
    expect(await filesWith('duplicate')).toEqual(await filesWith('found'));
  });

  it('is switched off by refusing to answer', async () => {
    await expect(filesWith('down')).rejects.toThrow('switched off');
  });
});
