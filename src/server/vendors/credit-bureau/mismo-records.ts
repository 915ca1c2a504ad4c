import { createHash } from 'node:crypto';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { DebtType } from '#entities/application/debt-type.ts';
import type { DerogatoryEvent, DerogatoryKind } from '#entities/application/derogatory-event.ts';
import { reportedDebt } from '#entities/facts/reported-debt.ts';
import { type BankruptcyChapter, bankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import type { Day } from '#entities/values/day.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dayAt, dollarsAt } from './mismo-text.ts';

const chapterOf = (type: string): BankruptcyChapter => {
  const chapter = bankruptcyChapter.safeParse(`chapter${/Chapter(\d+)/.exec(type)?.[1]}`);
  return chapter.success ? chapter.data : 'other';
};

/** Public records that decide nothing here. A type outside MISMO's names could be any of them. */
const OTHERS =
  /^(Annulment|Attachment|(Child|Family|Spouse)Support|SupportDebt|Collection|CustodyAgreement|DivorceDecree|FictitiousName|Financ\w+|ForcibleDetainer|Garnishment|Judgment|LawSuit|\w*Lien\w*|NonResponsibility|NoticeOfDefault|Other|PublicSale|RealEstateRecording|Repossession|Trusteeship|Unknown|UnlawfulDetainer)$/;

const kindsOf = (type: string): readonly DerogatoryKind[] => {
  if (/bankruptcy/i.test(type)) return ['bankruptcy'];
  if (/foreclosure/i.test(type)) return ['foreclosure'];
  return OTHERS.test(type) ? [] : ['bankruptcy', 'foreclosure'];
};

/** Dispositions after which a case goes on. */
const UNDER_WAY =
  /^(Adjudicated|Appealed|Converted|Filed|Nonadjudicated|Pending|Unknown|Unreleased|Unsatisfied|PaidNotSatisfied)$/;
const isOver = (record: XmlElement): boolean => {
  const disposition = textAt(record, 'CreditPublicRecordDispositionType');
  return disposition !== null && !UNDER_WAY.test(disposition);
};

/** When it ended. The day it was filed is not that day. */
const endOf = (record: XmlElement): Day | null => {
  const settled = dayAt(record, 'CreditPublicRecordSettledDate');
  return settled ?? (isOver(record) ? dayAt(record, 'CreditPublicRecordDispositionDate') : null);
};

/** A public record without its detail could be of any kind. */
const detailsOf = (records: readonly XmlElement[]): XmlElement[] =>
  records.flatMap((each) => elementsAt(each, 'CREDIT_PUBLIC_RECORD_DETAIL')[0] ?? each);

/** The public records that count. One whose end has no date did happen, and nobody knows when it was over. */
export const derogatoryIn = (
  records: readonly XmlElement[],
): { derogatoryEvents: DerogatoryEvent[]; undatedEvents?: DerogatoryKind[] } => {
  const derogatoryEvents: DerogatoryEvent[] = [];
  const undatedEvents = new Set<DerogatoryKind>();
  for (const [at, record] of detailsOf(records).entries()) {
    const type = textAt(record, 'CreditPublicRecordType') ?? '';
    const [kind, ...more] = kindsOf(type);
    const on = endOf(record);
    if (kind === undefined) continue;
    if (on === null || more.length > 0) for (const each of [kind, ...more]) undatedEvents.add(each);
    else
      derogatoryEvents.push({
        ...{ id: `bureau-record-${at + 1}`, kind, on },
        chapter: kind === 'bankruptcy' ? chapterOf(type) : null,
      });
  }
  return { derogatoryEvents, ...(undatedEvents.size > 0 && { undatedEvents: [...undatedEvents] }) };
};

const lienOf = (type: string): DebtType | null => {
  if (/^TaxLien/.test(type)) return 'taxLien';
  return /^(Judgment|Lien|MechanicsLien)$/.test(type) ? 'judgment' : null;
};

/** Tax liens and judgments that are not settled. */
export const liensIn = (records: readonly XmlElement[]): DebtItem[] =>
  detailsOf(records).flatMap((record) => {
    const type = lienOf(textAt(record, 'CreditPublicRecordType') ?? '');
    if (type === null || isOver(record)) return [];
    const creditor = textAt(record, 'CreditPublicRecordPlaintiffName')?.slice(0, 100) ?? null;
    const dateOpened = dayAt(record, 'CreditPublicRecordFiledDate');
    const balance = dollarsAt(record, 'CreditPublicRecordLegalObligationAmount') ?? 0;
    const docket = textAt(record, 'CreditPublicRecordDocketIdentifier') ?? balance;
    const id = createHash('sha256').update([type, creditor, dateOpened, docket].join('|')).digest('hex').slice(0, 12);
    return [
      reportedDebt({
        ...{ id: `bureau-${id}`, type, creditor, debtor: 'borrower', balance, monthlyPayment: null, dateOpened },
        ...(balance === 0 && { isAmountUnknown: true as const }),
      }),
    ];
  });
