import type { CreditAlert, CreditAlertKind, CreditInquiry } from '#entities/facts/credit-file.ts';
import type { Day } from '#entities/values/day.ts';
import { everyElement, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dayAt } from './mismo-text.ts';

/** An inquiry without a date is taken for a recent one: it was made, and may have ended in a debt. */
export const inquiriesIn = (inquiries: readonly XmlElement[], pulledOn: Day): CreditInquiry[] =>
  inquiries.map((inquiry) => ({
    creditor: textAt(inquiry, 'NAME', 'FullName') ?? 'Unnamed creditor',
    on: dayAt(inquiry, 'CREDIT_INQUIRY_DETAIL', 'CreditInquiryDate') ?? pulledOn,
  }));

const ALERTS: readonly [RegExp, CreditAlertKind][] = [
  [/Active ?Duty/i, 'activeDuty'],
  [/Address ?Discrepancy/i, 'addressDiscrepancy'],
  [/Fraud ?Victim ?Extended|Extended fraud/i, 'extendedFraud'],
  [/Fraud/i, 'initialFraud'],
  [/Death ?Claim|Deceased/i, 'deathClaim'],
  [/File ?Suppressed/i, 'suppressedFile'],
];
/** MISMO's other categories, which ask nothing of us. */
const HARMLESS =
  /^(DemographicsVerification|FACTARiskScoreValue|Other|RecentlyAddedAuthorizedUserAlert|SSNVerification)$/;
const PHONE = /\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/;

/** By its category; where that is none we know, by its text, and a message nobody can place is one to call about. */
const alertKindOf = (category: string, text: string | null): CreditAlertKind | null => {
  const kindIn = (words: string) => ALERTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const known = kindIn(category);
  if (known !== null || HARMLESS.test(category)) return known;
  return kindIn(text ?? '') ?? 'initialFraud';
};

const alertOf = (message: XmlElement, of: 'Response' | 'File'): CreditAlert[] => {
  const category = textAt(message, `Credit${of}AlertMessageCategoryType`) ?? '';
  const text = textAt(message, `Credit${of}AlertMessageText`);
  const kind = category === '' && text === null ? null : alertKindOf(category, text);
  return kind ? [{ kind, contact: PHONE.exec(text ?? '')?.[0] ?? null, text }] : [];
};

/** Messages of the response and those inside one bureau's file; the contact stands in the text. */
export const alertsIn = (elements: readonly XmlElement[]): CreditAlert[] =>
  elements.flatMap((element) =>
    element.name === 'CREDIT_RESPONSE_ALERT_MESSAGE'
      ? alertOf(element, 'Response')
      : everyElement(element, 'CREDIT_FILE_ALERT_MESSAGE').flatMap((message) => alertOf(message, 'File')),
  );
