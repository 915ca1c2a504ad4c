import type { DocumentTable, WrittenDocument } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { wordsFor } from '#words';
import { fillTemplate } from './fill-template.ts';
import { commonValues } from './line-values.ts';
import { headOf, type WritingFacts } from './writing-facts.ts';

export type Completion = {
  signer: { email: string; address: string; agent: string };
  verifyUrl: string;
  papers: readonly { name: string; version: Day; shownHash: string; sealedHash: string; signedAt: string }[];
  events: readonly { what: string; at: string }[];
};

const table = (caption: string, labels: readonly string[], rows: string[][]): DocumentTable => ({
  kind: 'table',
  caption,
  columns: labels.map((label) => ({ label, align: 'left' })),
  rows,
});

/** In groups of eight, so that two can be compared by eye. */
const grouped = (hash: string): string => hash.replace(/.{8}(?=.)/g, '$& ');

/** The signers, the documents, the times and origins, and the fingerprints of the shown and the sealed versions. */
export const completionCertificate = (
  facts: WritingFacts,
  { signer, verifyUrl, papers, events }: Completion,
): WrittenDocument => {
  const common = commonValues(facts);
  const texts = wordsFor(facts.locale).writtenDocumentTexts.certificate;
  const signed = papers.flatMap(({ name, version, shownHash, sealedHash, signedAt }) => [
    [name, texts.signed.text(version, signedAt)],
    [texts.signed.shownHash, grouped(shownHash)],
    [texts.signed.sealedHash, grouped(sealedHash)],
  ]);
  const values = {
    ...common,
    texts: { ...common.texts, verifyUrl },
    tables: {
      signer: table(texts.signer.caption, texts.signer.columns, [
        [texts.signer.name, common.texts.name ?? ''],
        [texts.signer.email, signer.email],
        [texts.signer.address, signer.address],
        [texts.signer.browser, signer.agent],
        [texts.signer.loan, facts.loanNumber],
      ]),
      signed: table(texts.signed.caption, texts.signed.columns, signed),
      events: table(
        texts.events.caption,
        texts.events.columns,
        events.map(({ what, at }) => [at, what]),
      ),
    },
  };
  return fillTemplate('completionCertificate', { head: headOf(facts), values, on: facts.preparedOn });
};
