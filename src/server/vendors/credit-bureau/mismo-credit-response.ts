import type { DebtItem } from '#entities/application/debt-item.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { Day } from '#entities/values/day.ts';
import { onceEach } from '../once-each.ts';
import type { Unavailable } from '../port.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsAt, everyElement, textAt, type XmlElement } from '../xml/xml-element.ts';
import { isCollection } from './mismo-debt-type.ts';
import { alertsIn, inquiriesIn } from './mismo-events.ts';
import { debtOf } from './mismo-liability.ts';
import { type Links, labelOf, linksIn } from './mismo-links.ts';
import { isAsked, likeness } from './mismo-person.ts';
import { derogatoryIn, liensIn } from './mismo-records.ts';
import { areScoresRead, bureauOfFile, bureauOfScore, scoresIn } from './mismo-scores.ts';
import { dayAt } from './mismo-text.ts';
import type { CreditAnswer, CreditIdentity, CreditRequest } from './port.ts';

/** The gateway's answer: in our terms, with its number for the order, and whether it says that it has no such order. */
export type MismoAnswer = {
  answer: CreditAnswer | Unavailable;
  reference: string | null;
  isOrderUnknown: boolean;
};

const none = (reason: Unavailable['reason']): Unavailable => ({ kind: 'unavailable', reason });

type FileState = CreditFile['outcome'] | 'refused';
/** Bureaus that know nobody of that name say so by one of these; any other missing file is a problem, not an empty file. */
const UNKNOWN_TO_BUREAU: ReadonlySet<string> = new Set(['NoFileReturnedNoHit', 'NoFileReturnedThinFile']);

/** A bureau that failed leaves the report incomplete: no decision may rest on the others alone. */
const stateOf = (files: readonly XmlElement[]): FileState => {
  const states = files.map((file) => textAt(file, 'CREDIT_FILE_DETAIL', 'CreditFileResultStatusType') ?? 'missing');
  if (states.some((state) => /freeze|frozen/i.test(state))) return 'frozen';
  if (states.some((state) => state !== 'FileReturned' && !UNKNOWN_TO_BUREAU.has(state))) return 'refused';
  if (states.includes('FileReturned')) return 'found';
  return states.length > 0 ? 'notFound' : 'refused';
};

const isBorrower = (party: XmlElement): boolean => elementsAt(party, 'ROLES', 'ROLE', 'BORROWER').length > 0;

/** The labels under which a response speaks of one borrower. */
const labelsOf = (party: XmlElement): string[] =>
  [party, ...elementsAt(party, 'ROLES', 'ROLE')].flatMap((element) => labelOf(element) ?? []);

type Consumer = { response: XmlElement; labels: readonly string[]; everyone: readonly string[] };

/** Null where no response is about this person. */
const consumerFor = (responses: readonly XmlElement[], asked: CreditIdentity): Consumer | null => {
  for (const response of responses) {
    const borrowers = elementsAt(response, 'PARTIES', 'PARTY').filter(isBorrower);
    const own = borrowers.find((party) => isAsked(party, asked));
    if (own) return { response, labels: labelsOf(own), everyone: borrowers.flatMap(labelsOf) };
  }
  return null;
};

/** Belongs to a borrower by its own link or by that of its file; what is linked to nobody counts for everyone. */
const belongs = (links: Links, { labels, everyone }: Consumer) => {
  return (element: XmlElement): boolean => {
    const near = links.of(element);
    const all = new Set([...near, ...[...near].flatMap((label) => [...links.between(label)])]);
    const isTo = (wanted: readonly string[], among: ReadonlySet<string>) => wanted.some((label) => among.has(label));
    if (isTo(everyone, near)) return isTo(labels, near);
    return !isTo(everyone, all) || isTo(labels, all);
  };
};

type Read = { person: CreditIdentity; request: CreditRequest; consumer: Consumer; links: Links };

const issuedOn = (response: XmlElement, asOf: Day): Day => {
  const told = dayAt(response, 'CREDIT_RESPONSE_DETAIL', 'CreditReportFirstIssuedDate');
  return told === null || told > asOf ? asOf : told;
};

const fileOf = ({ person, request, consumer, links }: Read): CreditFile | Unavailable => {
  const { response, everyone, labels } = consumer;
  const isOwn = belongs(links, consumer);
  const at = (...path: string[]) => elementsAt(response, ...path).filter(isOwn);
  const isLinked = (element: XmlElement): boolean => everyone.some((label) => links.of(element).has(label));
  const recordsOf = (file: XmlElement, who = person) => elementsAt(file, 'PARTY').map((party) => likeness(party, who));
  /** More like somebody else who was asked about than like this person. */
  const isCloser = (file: XmlElement) =>
    recordsOf(file).includes('variation') &&
    request.people.some((other) => other !== person && recordsOf(file, other).every((each) => each === 'same'));
  // In a joint report, a file linked to nobody is told apart by the person it names.
  const isOthers = (file: XmlElement) =>
    request.people.length > 1 && !isLinked(file) && (recordsOf(file).includes('other') || isCloser(file));
  const files = at('CREDIT_FILES', 'CREDIT_FILE').filter((file) => !isOthers(file));
  const state = stateOf(files);
  const likenesses = files.flatMap((file) => recordsOf(file));
  if (likenesses.includes('other')) return none('otherPerson');
  if (state === 'refused') return none('refused');
  const isShared = (element: XmlElement): boolean => {
    const near = links.of(element);
    return everyone.some((label) => !labels.includes(label) && near.has(label));
  };
  const pulledOn = issuedOn(response, request.asOf);
  const liabilities = at('CREDIT_LIABILITIES', 'CREDIT_LIABILITY');
  const debts: DebtItem[] = [];
  for (const liability of liabilities) {
    const debt = debtOf(liability, pulledOn);
    if (debt === 'unreadable') return none('garbage');
    if (debt) debts.push(isShared(liability) ? { ...debt, debtor: 'joint' } : debt);
  }
  // In a joint report, a score linked to nobody is theirs whose file is of its bureau.
  const bureaus = new Set(files.map(bureauOfFile));
  const isOthersScore = (score: XmlElement) =>
    request.people.length > 1 && links.of(score).size === 0 && !bureaus.has(bureauOfScore(score, { links, files }));
  const scores = at('CREDIT_SCORES', 'CREDIT_SCORE').filter((score) => !isOthersScore(score));
  if (!areScoresRead(scores, { links, files })) return none('garbage');
  const records = at('CREDIT_PUBLIC_RECORDS', 'CREDIT_PUBLIC_RECORD');
  return {
    outcome: state,
    kind: request.kind,
    pulledOn,
    isSoft: request.look === 'soft',
    scores: scoresIn(scores, { links, files }),
    debts: onceEach([...debts, ...liensIn(records)]),
    inquiries: inquiriesIn(at('CREDIT_INQUIRIES', 'CREDIT_INQUIRY'), pulledOn),
    ...derogatoryIn(records),
    collections: liabilities.filter(isCollection).length,
    hasNameOrSsnVariation: likenesses.includes('variation'),
    alerts: alertsIn([...at('CREDIT_RESPONSE_ALERT_MESSAGES', 'CREDIT_RESPONSE_ALERT_MESSAGE'), ...files]),
  };
};

/** Null once the report is there. */
const waitOf = (services: readonly XmlElement[], responses: readonly XmlElement[]): Unavailable | null => {
  const codes = services.flatMap((service) =>
    elementsAt(service, 'STATUSES', 'STATUS').flatMap((status) => textAt(status, 'StatusCode') ?? []),
  );
  const types = responses.flatMap((each) => textAt(each, 'CREDIT_RESPONSE_DETAIL', 'CreditReportType') ?? []);
  if (codes.some((code) => /error|fail|reject/i.test(code)) || types.includes('Error')) return none('refused');
  if (codes.some((code) => !/^complete/i.test(code)) || types.includes('Status')) return none('notReady');
  return responses.length === 0 ? none('garbage') : null;
};

const creditAnswerOf = (message: XmlElement, request: CreditRequest): CreditAnswer | Unavailable => {
  const services = everyElement(message, 'SERVICE').filter((service) => elementsAt(service, 'CREDIT').length > 0);
  if (services.length === 0) return none('garbage');
  const responses = services.flatMap((service) => elementsAt(service, 'CREDIT', 'CREDIT_RESPONSE'));
  const wait = waitOf(services, responses);
  if (wait) return wait;
  const links = linksIn(message);
  if (!links.areWhole) return none('garbage');
  const files: CreditFile[] = [];
  for (const person of request.people) {
    const consumer = consumerFor(responses, person);
    if (consumer === null) return none('otherPerson');
    const file = fileOf({ person, request, consumer, links });
    if ('reason' in file) return file;
    files.push(file);
  }
  if (files.some(({ outcome }) => outcome === 'frozen')) return { kind: 'frozen', files };
  return { kind: files.every(({ outcome }) => outcome === 'notFound') ? 'notFound' : 'found', files };
};

const NO_SUCH_ORDER = /not found|unknown|no such|does not exist/i;

/** A MISMO 3.4 credit response. A joint report names both borrowers; some gateways send one response for each instead. */
export const creditAnswerFromMismo = (bytes: Uint8Array | string, request: CreditRequest): MismoAnswer => {
  const message = parseXml(bytes);
  return message ? readMismo(message, request) : { answer: none('garbage'), reference: null, isOrderUnknown: false };
};

export const readMismo = (message: XmlElement, request: CreditRequest): MismoAnswer => {
  const [order] = everyElement(message, 'VendorOrderIdentifier');
  const said = everyElement(message, 'SERVICE').flatMap((service) =>
    elementsAt(service, 'STATUSES', 'STATUS').map((status) => textAt(status, 'StatusDescription') ?? ''),
  );
  const answer = creditAnswerOf(message, request);
  return {
    answer,
    reference: order?.text.trim().slice(0, 100) || null,
    isOrderUnknown: 'reason' in answer && answer.reason === 'refused' && said.some((text) => NO_SUCH_ORDER.test(text)),
  };
};
