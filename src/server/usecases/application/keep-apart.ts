import type { Issue, Step } from '#funnel/engine/define-step.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { keepDemographics } from '#server/db/repos/application/demographics.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSecret, keepSecret } from '#server/db/repos/application/secrets.ts';
import { keepLastFourTerm } from '#server/db/repos/pipeline/pipeline-terms.ts';
import type { Writer } from '../shared/writer.ts';

type Apart = {
  container: Container;
  tx: Tx;
  step: Step;
  answers: Record<string, unknown>;
  at: Pick<Writer, 'applicationId' | 'person'>;
};

/** Two people cannot have one SSN: a slip of the hand, or somebody else's number. */
export const othersSecret = async ({ container, tx, step, answers, at }: Apart): Promise<Issue | null> => {
  const field = step.fields.find(({ kind, secret }) => secret && kind === 'ssn');
  const typed = field && answers[field.name];
  if (!field || typeof typed !== 'string') return null;
  const other = at.person === 'borrower' ? 'coborrower' : 'borrower';
  const known = await findSecret(tx, { ring: container.ring, at: { ...at, person: other, kind: 'ssn' } });
  return known === typed ? { path: [field.name], code: 'ssnOfOther' } : null;
};

/** What must not be in the document: numbers go to the vault, demographics to their own schema. */
export const keepApart = async ({ container, tx, step, answers, at }: Apart): Promise<'changed' | 'unchanged'> => {
  let vault: 'changed' | 'unchanged' = 'unchanged';
  // Who goes past the page again without answering anew has nothing to say over what they said.
  if (step.keptApart && answers.hasAnswered !== true) await keepDemographics(tx, { ...at, answers });
  for (const field of step.fields.filter(({ secret }) => secret)) {
    const plain = answers[field.name];
    if (typeof plain !== 'string') continue;
    const kind = field.kind === 'ssn' ? 'ssn' : 'accountNumber';
    if ((await findSecret(tx, { ring: container.ring, at: { ...at, kind } })) === plain) continue;
    vault = 'changed';
    await keepSecret(tx, { ring: container.ring, at: { ...at, kind }, plain });
    if (kind === 'ssn') await keepLastFourTerm(tx, { ring: container.ring, ...at, lastFour: plain.slice(-4) });
    await appendEvent(tx, { applicationId: at.applicationId, actor: at.person, kind: 'secretStored', body: { kind } });
  }
  return vault;
};
