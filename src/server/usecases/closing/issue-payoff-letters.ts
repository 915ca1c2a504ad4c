import { isDeepStrictEqual } from 'node:util';
import { peopleOf } from '#rules/documents/people-of.ts';
import { payoffsOf } from '#rules/funding/payoffs-of.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { lettersInForce } from '#server/db/repos/loan/payoff-letters.ts';
import { allWrittenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { saveIssued } from '../documents/issue-document.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';

/** With the release, each creditor's letter as it is paid; one that was among the closing documents and still holds is not written again. */
export const issuePayoffLetters = async (container: Container, tx: Tx, stored: StoredApplication): Promise<void> => {
  const applicationId = stored.id;
  const letters = await lettersInForce(tx, applicationId);
  const written = (await allWrittenDocumentsOf(tx, applicationId)).filter(({ kind }) => kind === 'payoffLetter');
  const line = await findAcceptedOffer(tx, applicationId);
  for (const { person } of peopleOf(stored.document)) {
    const facts = await writingFacts(container, { tx, stored, person, line });
    for (const payoff of payoffsOf(stored.document, { letters, person })) {
      const content = writeDocument(facts, { kind: 'payoffLetter', payoff });
      const isWritten = written.some((row) => isDeepStrictEqual(row.content.sections, content?.sections));
      if (content === null || isWritten) continue;
      await saveIssued(container, { tx, subject: { applicationId, person }, content, termsHash: termsHashOf(facts) });
    }
  }
};
