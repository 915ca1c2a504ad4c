import { type Lender, lenderAddress } from '#entities/contract/lender.ts';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import type { NoticeKind } from '#entities/facts/notice.ts';
import type { Day } from '#entities/values/day.ts';
import type { Locale } from '#entities/values/locale.ts';
import { wordsFor } from '#words';

type Mailed = {
  locale: Locale;
  lender: Lender;
  batchId: string;
  mailedOn: Day;
  mailedByName: string;
  rows: readonly { loanNumber: string; kind: NoticeKind; to: string }[];
};

/** The record of one batch, from what was stored when it was mailed. */
export const mailingCertificate = ({
  locale,
  lender,
  batchId,
  mailedOn,
  mailedByName,
  rows,
}: Mailed): WrittenDocument => {
  const { inLongDate, letters, writtenDocumentNames } = wordsFor(locale);
  const { title, statement, caption, columns } = letters.certificate;
  const left = (label: string) => ({ label, align: 'left' as const });
  const text = statement({ name: mailedByName, day: inLongDate(mailedOn), count: rows.length, batch: batchId });
  return {
    kind: 'mailingCertificate',
    locale,
    title,
    version: mailedOn,
    preparedOn: mailedOn,
    loanNumber: letters.certificate.several,
    lender: {
      ...{ name: lender.legalName, displayName: lender.displayName, logo: lender.logo },
      ...{ nmls: lender.nmls, address: lenderAddress(lender), phone: lender.phone },
    },
    home: null,
    ...{ subtitle: null, badge: null, isNumbered: false },
    recipient: lender.legalName,
    sections: [
      {
        id: 'mailing',
        title: letters.certificate.section,
        plain: null,
        place: null,
        layout: 'flow',
        blocks: [
          { kind: 'text', runs: [{ text, isStrong: false }], counsel: null },
          {
            kind: 'table',
            caption,
            columns: [left(columns.loan), left(columns.letter), left(columns.to)],
            rows: rows.map(({ loanNumber, kind, to }) => [loanNumber, writtenDocumentNames[kind], to]),
          },
        ],
      },
    ],
  };
};
