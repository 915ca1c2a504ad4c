import type { DocumentTable, WrittenDocument } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { fillTemplate } from './fill-template.ts';
import { commonValues } from './line-values.ts';
import { headOf, type WritingFacts } from './writing-facts.ts';

export type Completion = {
  signer: { email: string; address: string; agent: string };
  verifyUrl: string;
  papers: readonly { name: string; version: Day; shownHash: string; sealedHash: string; signedAt: string }[];
  events: readonly { what: string; at: string }[];
};

const table = (caption: string, labels: readonly [string, string], rows: string[][]): DocumentTable => ({
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
  const signed = papers.flatMap(({ name, version, shownHash, sealedHash, signedAt }) => [
    [name, `Text of ${version}, signed ${signedAt}`],
    ['SHA-256 as shown', grouped(shownHash)],
    ['SHA-256 as sealed', grouped(sealedHash)],
  ]);
  const values = {
    ...common,
    texts: { ...common.texts, verifyUrl },
    tables: {
      signer: table(
        'Signer',
        ['What', 'Recorded'],
        [
          ['Name', common.texts.name ?? ''],
          ['Email', signer.email],
          ['Network address', signer.address],
          ['Browser', signer.agent],
          ['Loan', facts.loanNumber],
        ],
      ),
      signed: table('Papers', ['Paper', 'Record'], signed),
      events: table(
        'Record',
        ['When', 'What'],
        events.map(({ what, at }) => [at, what]),
      ),
    },
  };
  return fillTemplate('completionCertificate', { head: headOf(facts), values, on: facts.preparedOn });
};
