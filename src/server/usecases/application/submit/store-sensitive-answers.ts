import type { Issue } from '#funnel/engine/define-step.ts';
import { AppError } from '#server/app-error.ts';
import { keepDemographics } from '#server/db/repos/application/demographics.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSecret, keepSecret } from '#server/db/repos/application/secrets.ts';
import { keepSsnTerms } from '#server/db/repos/pipeline/pipeline-terms.ts';
import type { CheckedStep } from './submission.ts';

/** Two applicants cannot share an SSN: it is a typing error, or someone else's number. */
export const ssnOfOtherPerson = async (checked: CheckedStep): Promise<Issue | null> => {
  const { container, tx, step, stored, person, answers } = checked;
  const field = step.fields.find(({ kind, secret }) => secret && kind === 'ssn');
  const ssn = field && answers[field.name];
  if (!field || typeof ssn !== 'string') return null;
  const other = person === 'borrower' ? 'coborrower' : 'borrower';
  const at = { applicationId: stored.id, person: other, kind: 'ssn' } as const;
  const known = await findSecret(tx, { ring: container.ring, at });
  return known === ssn ? { path: [field.name], code: 'ssnOfOther' } : null;
};

/** Whether the answers replace a number on file. The first entry of a number is no change. */
const changesNumbers = async ({ container, tx, step, stored, person, answers }: CheckedStep): Promise<boolean> => {
  const onFile = step.read(stored.document, person);
  const owner = { applicationId: stored.id, person };
  for (const { name, kind, secret, isGuarded } of step.fields) {
    const sent = answers[name];
    if (typeof sent !== 'string') continue;
    if (isGuarded && onFile[name] != null && onFile[name] !== sent) return true;
    if (!secret) continue;
    const at = { ...owner, kind: kind === 'ssn' ? 'ssn' : 'accountNumber' } as const;
    const known = await findSecret(tx, { ring: container.ring, at });
    if (known !== null && known !== sent) return true;
  }
  return false;
};

/** An open page is not enough to change an SSN or where the money goes. */
export const requireProofForNumbers = async (checked: CheckedStep): Promise<void> => {
  if (checked.submission.isProved !== true && (await changesNumbers(checked)))
    throw new AppError('confirmationRequired');
};

/** Answers that must not be in the application: numbers go to the vault, demographics to their own schema. */
export const storeSensitiveAnswers = async (checked: CheckedStep): Promise<'changed' | 'unchanged'> => {
  const { tx, step, stored, person, answers } = checked;
  const { ring } = checked.container;
  const owner = { applicationId: stored.id, person };
  let vault: 'changed' | 'unchanged' = 'unchanged';
  // Passing the page again without a new answer leaves the answers on file.
  if (step.storedSeparately && answers.hasAnswered !== true) await keepDemographics(tx, { ...owner, answers });
  for (const field of step.fields.filter(({ secret }) => secret)) {
    const plain = answers[field.name];
    if (typeof plain !== 'string') continue;
    const kind = field.kind === 'ssn' ? 'ssn' : 'accountNumber';
    const at = { ...owner, kind } as const;
    if ((await findSecret(tx, { ring, at })) === plain) continue;
    vault = 'changed';
    await keepSecret(tx, { ring, at, plain });
    if (kind === 'ssn') await keepSsnTerms(tx, { ring, ...owner, ssn: plain });
    await appendEvent(tx, { applicationId: stored.id, actor: person, kind: 'secretStored', body: { kind } });
  }
  return vault;
};
