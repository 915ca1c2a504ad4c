import type { DerogatoryEvent, DerogatoryKind } from '#entities/application/derogatory-event.ts';
import type { CreditAlert, CreditAlertKind, CreditInquiry } from '#entities/facts/credit-file.ts';
import { type BankruptcyChapter, bankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import { elementsAt, everyElement, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dayAt } from './mismo-liability.ts';

export const inquiriesIn = (inquiries: readonly XmlElement[]): CreditInquiry[] =>
  inquiries.flatMap((inquiry) => {
    const creditor = textAt(inquiry, 'NAME', 'FullName');
    const on = dayAt(inquiry, 'CREDIT_INQUIRY_DETAIL', 'CreditInquiryDate');
    return creditor && on ? [{ creditor, on }] : [];
  });

const chapterOf = (type: string): BankruptcyChapter => {
  const chapter = bankruptcyChapter.safeParse(`chapter${/Chapter(\d+)/.exec(type)?.[1]}`);
  return chapter.success ? chapter.data : 'other';
};

const kindOf = (type: string): DerogatoryKind | null => {
  if (/bankruptcy/i.test(type)) return 'bankruptcy';
  return /foreclosure/i.test(type) ? 'foreclosure' : null;
};

/** The public records that count. One without a date did happen, and nobody knows when. */
export const derogatoryIn = (
  records: readonly XmlElement[],
): { derogatoryEvents: DerogatoryEvent[]; undatedEvents?: DerogatoryKind[] } => {
  const derogatoryEvents: DerogatoryEvent[] = [];
  const undatedEvents = new Set<DerogatoryKind>();
  for (const [at, record] of records.flatMap((each) => elementsAt(each, 'CREDIT_PUBLIC_RECORD_DETAIL')).entries()) {
    const type = textAt(record, 'CreditPublicRecordType') ?? '';
    const kind = kindOf(type);
    const on =
      dayAt(record, 'CreditPublicRecordSettledDate') ??
      dayAt(record, 'CreditPublicRecordDispositionDate') ??
      dayAt(record, 'CreditPublicRecordFiledDate');
    if (kind === null) continue;
    if (on === null) undatedEvents.add(kind);
    else
      derogatoryEvents.push({
        ...{ id: `bureau-record-${at + 1}`, kind, on },
        chapter: kind === 'bankruptcy' ? chapterOf(type) : null,
      });
  }
  return { derogatoryEvents, ...(undatedEvents.size > 0 && { undatedEvents: [...undatedEvents] }) };
};

const ALERTS: readonly [RegExp, CreditAlertKind][] = [
  [/ActiveDuty/i, 'activeDuty'],
  [/AddressDiscrepancy/i, 'addressDiscrepancy'],
  [/FraudVictimExtended/i, 'extendedFraud'],
  [/Fraud/i, 'initialFraud'],
];
const PHONE = /\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/;

const alertOf = (message: XmlElement, of: 'Response' | 'File'): CreditAlert[] => {
  const category = textAt(message, `Credit${of}AlertMessageCategoryType`) ?? '';
  const text = textAt(message, `Credit${of}AlertMessageText`);
  const [, kind] = ALERTS.find(([pattern]) => pattern.test(category)) ?? [];
  return kind ? [{ kind, contact: PHONE.exec(text ?? '')?.[0] ?? null, text }] : [];
};

/** Messages of the response and those inside one bureau's file; the contact stands in the text. */
export const alertsIn = (elements: readonly XmlElement[]): CreditAlert[] =>
  elements.flatMap((element) =>
    element.name === 'CREDIT_RESPONSE_ALERT_MESSAGE'
      ? alertOf(element, 'Response')
      : everyElement(element, 'CREDIT_FILE_ALERT_MESSAGE').flatMap((message) => alertOf(message, 'File')),
  );
