import type { DerogatoryEvent } from '#entities/application/derogatory-event.ts';
import type {
  Bureau,
  BureauScore,
  CreditAlert,
  CreditAlertKind,
  CreditFile,
  CreditInquiry,
  ScoreModel,
} from '#entities/facts/credit-file.ts';
import { type BankruptcyChapter, bankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import type { Day } from '#entities/values/day.ts';
import { onceEach } from '../once-each.ts';
import type { Unavailable } from '../port.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsAt, everyElement, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dayAt, debtOf, isCollection } from './mismo-liability.ts';
import type { CreditAnswer, CreditRequest } from './port.ts';

/** A bureau reports a score outside the scale when there is none. */
const scoreOf = (text: string | null): number | null => {
  const score = Number(text ?? Number.NaN);
  return Number.isInteger(score) && score >= 300 && score <= 850 ? score : null;
};

/** Some gateways name the bureau only in the score model's name. */
const bureauOf = (detail: XmlElement): Bureau => {
  const name = textAt(detail, 'CreditRepositorySourceType') ?? textAt(detail, 'CreditScoreModelNameType') ?? '';
  if (/equifax/i.test(name)) return 'equifax';
  return /experian/i.test(name) ? 'experian' : 'transUnion';
};

const models: Readonly<Record<string, ScoreModel>> = {
  'EquifaxBeacon5.0': 'equifaxBeacon5',
  ExperianFairIsaac: 'experianFairIsaac',
  FICORiskScoreClassic04: 'ficoClassic04',
  FICORiskScoreClassic98: 'ficoClassic98',
  'VantageScore2.0': 'vantage2',
  'VantageScore3.0': 'vantage3',
  'VantageScore4.0': 'vantage4',
};

const scoresIn = (response: XmlElement): BureauScore[] =>
  elementsAt(response, 'CREDIT_SCORES', 'CREDIT_SCORE').flatMap((score) => {
    const [detail] = elementsAt(score, 'CREDIT_SCORE_DETAIL');
    if (!detail) return [];
    const model = models[textAt(detail, 'CreditScoreModelNameType') ?? ''];
    const factors = elementsAt(score, 'CREDIT_SCORE_FACTORS', 'CREDIT_SCORE_FACTOR');
    return [
      {
        bureau: bureauOf(detail),
        score: scoreOf(textAt(detail, 'CreditScoreValue')),
        factors: factors.flatMap((factor) => textAt(factor, 'CreditScoreFactorText') ?? []),
        ...(model && { model }),
      },
    ];
  });

const inquiriesIn = (response: XmlElement): CreditInquiry[] =>
  elementsAt(response, 'CREDIT_INQUIRIES', 'CREDIT_INQUIRY').flatMap((inquiry) => {
    const creditor = textAt(inquiry, 'NAME', 'FullName');
    const on = dayAt(inquiry, 'CREDIT_INQUIRY_DETAIL', 'CreditInquiryDate');
    return creditor && on ? [{ creditor, on }] : [];
  });

const chapterOf = (type: string): BankruptcyChapter => {
  const chapter = bankruptcyChapter.safeParse(`chapter${/Chapter(\d+)/.exec(type)?.[1]}`);
  return chapter.success ? chapter.data : 'other';
};

const derogatoryIn = (response: XmlElement): DerogatoryEvent[] =>
  everyElement(response, 'CREDIT_PUBLIC_RECORD_DETAIL').flatMap((record, at): DerogatoryEvent[] => {
    const type = textAt(record, 'CreditPublicRecordType') ?? '';
    const on =
      dayAt(record, 'CreditPublicRecordSettledDate') ??
      dayAt(record, 'CreditPublicRecordDispositionDate') ??
      dayAt(record, 'CreditPublicRecordFiledDate');
    const id = `bureau-record-${at + 1}`;
    if (!on) return [];
    if (/bankruptcy/i.test(type)) return [{ id, kind: 'bankruptcy', on, chapter: chapterOf(type) }];
    return /foreclosure/i.test(type) ? [{ id, kind: 'foreclosure', on, chapter: null }] : [];
  });

type FileState = 'found' | 'frozen' | 'notFound';
const stateOf = (files: readonly XmlElement[]): FileState => {
  const states = files.map((file) => textAt(file, 'CREDIT_FILE_DETAIL', 'CreditFileResultStatusType') ?? '');
  if (states.some((state) => /freeze|frozen/i.test(state))) return 'frozen';
  return states.includes('FileReturned') ? 'found' : 'notFound';
};

const identifiers = (party: XmlElement): (string | null)[] =>
  elementsAt(party, 'TAXPAYER_IDENTIFIERS', 'TAXPAYER_IDENTIFIER').map((id) => textAt(id, 'TaxpayerIdentifierValue'));

const differs = (files: readonly XmlElement[], { ssn, lastName }: CreditRequest['people'][number]): boolean =>
  files
    .flatMap((file) => elementsAt(file, 'PARTY'))
    .some((party) => {
      const name = textAt(party, 'INDIVIDUAL', 'NAME', 'LastName');
      const isOtherName = name !== null && name.toLowerCase() !== lastName.toLowerCase();
      return isOtherName || identifiers(party).some((value) => value !== null && value !== ssn);
    });

const ALERTS: readonly [RegExp, CreditAlertKind][] = [
  [/ActiveDuty/i, 'activeDuty'],
  [/AddressDiscrepancy/i, 'addressDiscrepancy'],
  [/FraudVictimExtended/i, 'extendedFraud'],
  [/Fraud/i, 'initialFraud'],
];
const PHONE = /\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/;

/** Messages of the whole response and of one bureau's file; the contact stands in the text. */
const alertsIn = (response: XmlElement): CreditAlert[] =>
  (['Response', 'File'] as const).flatMap((of) =>
    everyElement(response, `CREDIT_${of.toUpperCase()}_ALERT_MESSAGE`).flatMap((message) => {
      const category = textAt(message, `Credit${of}AlertMessageCategoryType`) ?? '';
      const text = textAt(message, `Credit${of}AlertMessageText`);
      const [, kind] = ALERTS.find(([pattern]) => pattern.test(category)) ?? [];
      return kind ? [{ kind, contact: PHONE.exec(text ?? '')?.[0] ?? null, text }] : [];
    }),
  );

const fileOf = (
  response: XmlElement,
  { person, request }: { person: CreditRequest['people'][number]; request: CreditRequest },
): CreditFile => {
  const files = elementsAt(response, 'CREDIT_FILES', 'CREDIT_FILE');
  const liabilities = elementsAt(response, 'CREDIT_LIABILITIES', 'CREDIT_LIABILITY');
  const pulledOn: Day | null = dayAt(response, 'CREDIT_RESPONSE_DETAIL', 'CreditReportFirstIssuedDate');
  return {
    outcome: stateOf(files),
    kind: request.kind,
    pulledOn: pulledOn ?? request.asOf,
    isSoft: request.look === 'soft',
    scores: scoresIn(response),
    debts: onceEach(liabilities.flatMap((liability) => debtOf(liability) ?? [])),
    inquiries: inquiriesIn(response),
    derogatoryEvents: derogatoryIn(response),
    collections: liabilities.filter(isCollection).length,
    hasNameOrSsnVariation: differs(files, person),
    alerts: alertsIn(response),
  };
};

/** A MISMO 3.4 credit response in our terms. One response covers one applicant; a joint order returns one per applicant. */
export const creditAnswerFromMismo = (xml: string, request: CreditRequest): CreditAnswer | Unavailable => {
  const message = parseXml(xml);
  if (!message) return { kind: 'unavailable', reason: 'garbage' };
  const responses = everyElement(message, 'CREDIT_RESPONSE');
  const [status] = everyElement(message, 'STATUS').flatMap((each) => textAt(each, 'StatusCode') ?? []);
  if (status === 'Error') return { kind: 'unavailable', reason: 'refused' };
  if (status !== 'Completed') return { kind: 'unavailable', reason: 'notReady' };
  const files = request.people.flatMap((person, at) => {
    const response = responses[at];
    return response ? [fileOf(response, { person, request })] : [];
  });
  if (files.length < request.people.length) return { kind: 'unavailable', reason: 'garbage' };
  if (files.some(({ outcome }) => outcome === 'frozen')) return { kind: 'frozen', files };
  return { kind: files.every(({ outcome }) => outcome === 'notFound') ? 'notFound' : 'found', files };
};
