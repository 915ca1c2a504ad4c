import type { CreditIdentity } from '../credit-bureau/port.ts';
import { labeled, leaf, node, writeXml, type XmlNode } from '../xml/write-xml.ts';

/** What one bureau says about one borrower; `score`: as it stands in the message. */
export type BureauSays = {
  bureau?: string;
  state?: string;
  score?: string | null;
  model?: string;
  factors?: readonly { code?: string; text?: string }[];
  /** The person on the bureau's own file, where it differs. */
  on?: Partial<Pick<CreditIdentity, 'firstName' | 'lastName' | 'ssn' | 'dateOfBirth'>>;
};
export type DebtSays = {
  creditor: string;
  balance?: string | null;
  details?: Readonly<Record<string, string>>;
  pattern?: { marks: string; from: string };
  /** The worst the creditor ever reported. */
  rating?: { type: string; on: string };
  /** Positions of the borrowers it is linked to. */
  of?: readonly number[];
};
export type MismoSays = {
  status?: string | null;
  description?: string;
  order?: string | null;
  people: readonly CreditIdentity[];
  bureaus?: readonly (readonly BureauSays[])[];
  debts?: readonly DebtSays[];
  /** Further parts of the response. */
  more?: readonly XmlNode[];
  /** Labels of those parts, and of whom they are. */
  moreLinks?: readonly (readonly [string, string])[];
  hasLinks?: boolean;
  hasReport?: boolean;
};

const usualBureaus: readonly BureauSays[] = [
  { bureau: 'Equifax', score: '00654', model: 'EquifaxBeacon5.0' },
  { bureau: 'Experian', score: '0666', model: 'ExperianFairIsaac' },
  { bureau: 'TransUnion', score: '623', model: 'FICORiskScoreClassic04' },
];

const person = (who: Pick<CreditIdentity, 'firstName' | 'lastName' | 'ssn'>, rest: readonly (XmlNode | null)[]) => [
  node(
    'INDIVIDUAL',
    ...rest,
    node(
      'NAME',
      leaf('FirstName', who.firstName.toUpperCase()),
      leaf('FullName', `${who.firstName} ${who.lastName}`.toUpperCase()),
      leaf('LastName', who.lastName.toUpperCase()),
    ),
  ),
  node(
    'TAXPAYER_IDENTIFIERS',
    node(
      'TAXPAYER_IDENTIFIER',
      leaf('TaxpayerIdentifierType', 'SocialSecurityNumber'),
      leaf('TaxpayerIdentifierValue', who.ssn),
    ),
  ),
];

const consumer = (who: CreditIdentity, at: number): XmlNode =>
  node(
    'PARTY',
    ...person(who, []),
    node(
      'ROLES',
      labeled(
        { 'xlink:label': `Consumer_${at}` },
        node('ROLE', node('BORROWER', node('BORROWER_DETAIL', leaf('BorrowerBirthDate', who.dateOfBirth)))),
      ),
    ),
  );

const file = (who: CreditIdentity, { bureau = 'Equifax', state = 'FileReturned', on = {} }: BureauSays): XmlNode => {
  const named = { ...who, ...on };
  const born = node('IDENTIFICATION_VERIFICATION', node('BIRTH_INFORMATION', leaf('BirthDate', named.dateOfBirth)));
  return node(
    'CREDIT_FILE',
    node('CREDIT_FILE_DETAIL', leaf('CreditFileResultStatusType', state), leaf('CreditRepositorySourceType', bureau)),
    state === 'FileReturned' ? node('PARTY', ...person(named, [born])) : null,
  );
};

const score = ({
  score: value = null,
  model = null,
  factors = [],
}: {
  score?: string | null;
  model?: string | null;
  factors?: BureauSays['factors'];
}): XmlNode =>
  node(
    'CREDIT_SCORE',
    node('CREDIT_SCORE_DETAIL', leaf('CreditScoreModelNameType', model), leaf('CreditScoreValue', value)),
    node(
      'CREDIT_SCORE_FACTORS',
      ...(factors ?? []).map(({ code = null, text = null }) =>
        node('CREDIT_SCORE_FACTOR', leaf('CreditScoreFactorCode', code), leaf('CreditScoreFactorText', text)),
      ),
    ),
  );

const debt = ({ creditor, balance = '1000.00', details = {}, pattern, rating }: DebtSays): XmlNode =>
  node(
    'CREDIT_LIABILITY',
    node('CREDIT_LIABILITY_CREDITOR', node('NAME', leaf('FullName', creditor))),
    node(
      'CREDIT_LIABILITY_DETAIL',
      ...Object.entries({
        CreditLiabilityAccountIdentifier: `ACCT-${creditor}`,
        CreditLiabilityAccountStatusType: 'Open',
        CreditLiabilityAccountType: 'Revolving',
        ...details,
      }).map(([name, text]) => leaf(name, text)),
      leaf('CreditLiabilityUnpaidBalanceAmount', balance),
    ),
    rating
      ? node(
          'CREDIT_LIABILITY_HIGHEST_ADVERSE_RATING',
          leaf('CreditLiabilityHighestAdverseRatingDate', rating.on),
          leaf('CreditLiabilityHighestAdverseRatingType', rating.type),
        )
      : null,
    pattern
      ? node(
          'CREDIT_LIABILITY_PAYMENT_PATTERN',
          leaf('CreditLiabilityPaymentPatternDataText', pattern.marks),
          leaf('CreditLiabilityPaymentPatternStartDate', pattern.from),
        )
      : null,
  );

/** A MISMO 3.4 credit response of our own, in the shape that gateways publish. */
export const mismoReply = ({
  status = 'Completed',
  description = 'READY',
  order = '815879',
  people,
  bureaus = people.map(() => usualBureaus),
  debts = [],
  more = [],
  moreLinks = [],
  hasLinks = true,
  hasReport = status === null || status === 'Completed',
}: MismoSays): string => {
  const says = people.flatMap((who, at) => (bureaus[at] ?? []).map((each) => ({ who, at, each })));
  const links: (readonly [string, string])[] = [
    ...says.flatMap(({ at, each }, index): [string, string][] => [
      [`File_${index}`, `Consumer_${at}`],
      ...(each.score === undefined || each.score === null
        ? []
        : [
            [`Score_${index}`, `File_${index}`] satisfies [string, string],
            [`Score_${index}`, `Consumer_${at}`] satisfies [string, string],
          ]),
    ]),
    ...debts.flatMap(({ of = [0] }, index) => of.map((at): [string, string] => [`Debt_${index}`, `Consumer_${at}`])),
    ...moreLinks,
  ];
  const response = node(
    'CREDIT_RESPONSE',
    node(
      'CREDIT_FILES',
      ...says.map(({ who, each }, index) => labeled({ 'xlink:label': `File_${index}` }, file(who, each))),
    ),
    node('CREDIT_LIABILITIES', ...debts.map((each, index) => labeled({ 'xlink:label': `Debt_${index}` }, debt(each)))),
    ...more,
    node(
      'CREDIT_SCORES',
      ...says.flatMap(({ each }, index) =>
        each.score === undefined || each.score === null
          ? []
          : [labeled({ 'xlink:label': `Score_${index}` }, score(each))],
      ),
    ),
    node('PARTIES', ...people.map(consumer)),
  );
  const service = node(
    'SERVICE',
    node('CREDIT', node('CREDIT_REQUEST'), hasReport ? response : null),
    node(
      'RELATIONSHIPS',
      ...(hasLinks ? links : []).map(([from, to]) =>
        labeled({ 'xlink:from': from, 'xlink:to': to }, node('RELATIONSHIP')),
      ),
    ),
    node(
      'SERVICE_PRODUCT_FULFILLMENT',
      node('SERVICE_PRODUCT_FULFILLMENT_DETAIL', leaf('VendorOrderIdentifier', order)),
    ),
    node(
      'STATUSES',
      status === null ? null : node('STATUS', leaf('StatusCode', status), leaf('StatusDescription', description)),
    ),
  );
  const deal = node('DEAL', node('SERVICES', service));
  return writeXml(
    'http://www.mismo.org/residential/2009/schemas',
    node('MESSAGE', node('DEAL_SETS', node('DEAL_SET', node('DEALS', deal)))),
  );
};
