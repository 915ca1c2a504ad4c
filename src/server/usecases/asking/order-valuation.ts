import { createHash } from 'node:crypto';
import type { Valuation } from '#entities/facts/valuation.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { answerReport, claimReport } from '#server/db/repos/application/reports.ts';
import type { Subject } from '#server/vendors/port.ts';
import { type CascadeAnswer, valuationModels } from '#server/vendors/valuation/port.ts';
import { knownAddress } from '../shared/known-address.ts';
import { drawReview } from '../valuations/draw-review.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

/**
 * The models in the policy's order, of those the chosen vendor has, until one is confident enough. Every answer is kept, and a model that cannot answer now is waited for
 * and not skipped: a value may not be shopped for.
 */
export const orderValuation = async (
  container: Container,
  { applicationId }: Pick<Subject, 'applicationId'>,
): Promise<AskOutcome> => {
  const { database, clock, vendorGateway } = container;
  const subject = { applicationId, person: 'borrower' as const };
  const stored = await findApplication(database.db, applicationId);
  const address = stored && knownAddress(stored.document);
  if (!stored || !address) return 'notReady';
  const asOf = clock.today();
  const { maxFsd, cascade } = getPolicy(asOf).valuation;
  const offered = valuationModels[container.env.vendors.valuation.choice] ?? [];
  const models = cascade.filter((model) => offered.includes(model));
  if (models.length === 0) return 'unavailable';
  const stated = { value: stored.document.property.value };

  const answers: Valuation[] = [];
  for (const model of models) {
    const { answer } = await vendorGateway.valuation({
      subject,
      kind: 'avm',
      request: { model, address, asOf, stated },
    });
    if (!('valuation' in answer)) return answer.kind;
    answers.push(answer.valuation);
    if (answer.kind === 'found' && answer.valuation.fsd <= maxFsd)
      return keepCascade(container, { subject, cascade: { kind: 'found', address, answers, winner: model } });
  }
  return keepCascade(container, { subject, cascade: { kind: 'unsure', address, answers } });
};

/** One cascade per home: the models' own reports are found again under their keys, and so is this one. */
const keepCascade = async (
  container: Container,
  { subject, cascade }: { subject: Subject; cascade: CascadeAnswer },
): Promise<AskOutcome> => {
  const { database, ring } = container;
  const place = createHash('sha256').update(JSON.stringify(cascade.address)).digest('hex').slice(0, 32);
  const key = ['avmCascade', subject.applicationId, place].join('/');
  await database.transact(async (tx) => {
    const claimed = await claimReport(tx, { ...subject, kind: 'avmCascade', idempotencyKey: key });
    if (claimed) await answerReport(tx, { id: claimed, key, ring, answer: cascade, raw: JSON.stringify(cascade) });
    const winner = cascade.kind === 'found' ? cascade.answers.find(({ model }) => model === cascade.winner) : undefined;
    if (claimed && winner)
      await drawReview(container, tx, { applicationId: subject.applicationId, reportId: claimed, valuation: winner });
    await receiveReport(tx, { subject, report: { key, kind: 'avmCascade', outcome: cascade.kind } });
  });
  return cascade.kind;
};
