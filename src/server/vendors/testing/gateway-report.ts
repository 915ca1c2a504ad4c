type Leaves = Readonly<Record<string, string>>;

/** Written as text, since the shape is the point: prefixes of its own, no line breaks, parts that nobody reads. */
const leaves = (of: Leaves): string =>
  Object.entries(of)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('');
const part = (name: string, ...content: string[]): string => `<${name}>${content.join('')}</${name}>`;
const labeledPart = (name: string, label: string, ...content: string[]): string =>
  `<${name} SequenceNumber="1" d7p1:label="${label}">${content.join('')}</${name}>`;

const nora = part('NAME', leaves({ FirstName: 'NORA', FullName: 'NORA QUIST', LastName: 'QUIST' }));
const ssn = part(
  'TAXPAYER_IDENTIFIERS',
  part(
    'TAXPAYER_IDENTIFIER',
    leaves({ TaxpayerIdentifierType: 'SocialSecurityNumber', TaxpayerIdentifierValue: '219099999' }),
  ),
);
const alias = part('ALIASES', part('ALIAS', part('NAME', leaves({ FullName: 'NORA MARSH', LastName: 'MARSH' }))));

const file = (at: number, bureau: string): string =>
  labeledPart(
    'CREDIT_FILE',
    `CreditFile_1_${at}`,
    part(
      'CREDIT_FILE_DETAIL',
      leaves({ CreditFileInfileDate: '1999-03-02', CreditFileResultStatusType: 'FileReturned' }),
      leaves({ CreditRepositorySourceType: bureau }),
    ),
    // The gateway's own marker is a file of no bureau, about nobody.
    bureau === 'Other' ? '' : part('PARTY', part('INDIVIDUAL', alias, nora), ssn),
  );

const score = (at: number, model: string, value: string): string =>
  labeledPart(
    'CREDIT_SCORE',
    `CreditScore_1_${at}`,
    part('CREDIT_SCORE_DETAIL', leaves({ CreditScoreModelNameType: model, CreditScoreValue: value })),
    part(
      'CREDIT_SCORE_FACTORS',
      part('CREDIT_SCORE_FACTOR', leaves({ CreditScoreFactorCode: '00014', CreditScoreFactorText: 'LENGTH OF TIME' })),
    ),
  );

type Account = { creditor: string; details: Leaves; rating?: string; marks?: string; comment?: string };
const liability = ({ creditor, details, rating = 'AsAgreed', marks = '', comment }: Account, at: number): string =>
  labeledPart(
    'CREDIT_LIABILITY',
    `CreditLiability_1_${at + 1}`,
    comment ? part('CREDIT_COMMENTS', part('CREDIT_COMMENT', leaves({ CreditCommentText: comment }))) : '',
    part('CREDIT_LIABILITY_CREDITOR', part('NAME', leaves({ FullName: creditor }))),
    part('CREDIT_LIABILITY_CURRENT_RATING', leaves({ CreditLiabilityCurrentRatingType: rating })),
    part(
      'CREDIT_LIABILITY_DETAIL',
      leaves({ CreditLiabilityAccountIdentifier: `ACCT${at}0081` }),
      ...Object.entries(details).map(([name, text]) =>
        leaves({ [name === 'CreditLoanType' ? name : `CreditLiability${name}`]: text }),
      ),
      leaves({ DetailCreditBusinessType: 'FinanceCreditUnions' }),
    ),
    part('CREDIT_LIABILITY_LATE_COUNT', part('CREDIT_LIABILITY_LATE_COUNT_DETAIL')),
    part(
      'CREDIT_LIABILITY_PAYMENT_PATTERN',
      leaves({ CreditLiabilityPaymentPatternDataText: marks, CreditLiabilityPaymentPatternStartDate: '2026-10-01' }),
    ),
  );
const account = (
  AccountStatusType: string,
  AccountType: string,
  CreditLoanType: string,
  more: Leaves = {},
): Leaves => ({
  ...{
    AccountStatusType,
    AccountType,
    CreditLoanType,
    AccountOpenedDate: '2008-06-01',
    AccountOwnershipType: 'Individual',
    ...more,
  },
});

const accounts: readonly Account[] = [
  {
    creditor: 'HARBOR HOME',
    marks: 'XC1CCCCCXX',
    details: account('Open', 'Mortgage', 'Mortgage', {
      UnpaidBalanceAmount: '181204.00',
      HighBalanceAmount: '210000.00',
      MonthlyPaymentAmount: '1290.00',
    }),
  },
  {
    creditor: 'CREDIT UNION',
    marks: 'C',
    comment: 'HOME EQUITY LOAN',
    details: account('Open', 'CreditLine', 'Mortgage', {
      UnpaidBalanceAmount: '0.00',
      HighBalanceAmount: '99955.00',
      CreditLimitAmount: '100150.00',
    }),
  },
  { creditor: 'SEDAN FINANCE', details: account('Open', 'Installment', 'Automobile') },
  {
    creditor: 'OLD MORTGAGE',
    marks: 'CC2',
    details: account('Paid', 'Mortgage', 'Mortgage', { UnpaidBalanceAmount: '0.00', HighBalanceAmount: '90000.00' }),
  },
  {
    creditor: 'PAID CARD',
    details: account('Paid', 'Revolving', 'CreditCard', { UnpaidBalanceAmount: '0.00', MonthlyPaymentAmount: '0.00' }),
  },
  {
    creditor: 'COLLECTOR',
    rating: 'Collection',
    details: account('Closed', 'Installment', 'InstallmentLoan', { UnpaidBalanceAmount: '412.00' }),
  },
  {
    creditor: 'PARENT CARD',
    details: { ...account('Open', 'Revolving', 'CreditCard'), AccountOwnershipType: 'AuthorizedUser' },
  },
  {
    creditor: 'STORE CARD',
    details: account('Open', 'Revolving', 'CreditCard', { UnpaidBalanceAmount: '95.00', CreditLimitAmount: '800.00' }),
  },
];

const link = (arc: string, from: string, to: string | null): string =>
  `<RELATIONSHIP d7p1:arcrole="urn:fdc:gateway.example:2017:mortgage/${arc}" d7p1:from="${from}"${to ? ` d7p1:to="${to}"` : ''} />`;

const links = (): string[] => [
  ...[1, 2, 3, 4].map((at) => link('CREDIT_FILE_IsAssociatedWith_ROLE', `CreditFile_1_${at}`, 'ConsumerPC_1_1')),
  ...[1, 2, 3, 4].map((at) => link('CREDIT_SCORE_IsAssociatedWith_ROLE', `CreditScore_1_${at}`, 'ConsumerPC_1_1')),
  ...[1, 2, 3].map((at) =>
    link('CREDIT_FILE_IsAssociatedWith_CREDIT_SCORE', `CreditScore_1_${at}`, `CreditFile_1_${at}`),
  ),
  ...accounts.map((_, at) =>
    link('CREDIT_LIABILITY_IsAssociatedWith_ROLE', `CreditLiability_1_${at + 1}`, 'ConsumerPC_1_1'),
  ),
  // Trade references are linked and left out, some of them to nobody.
  link('CREDIT_TRADE_REFERENCE_IsAssociatedWith_ROLE', 'CreditTradeReference_2_1', 'ConsumerPC_1_1'),
  link('CREDIT_TRADE_REFERENCE_IsAssociatedWith_ROLE', 'CreditTradeReference_2_1', null),
];

const response = (): string =>
  part(
    'CREDIT_RESPONSE',
    part('CREDIT_BUREAU', part('CREDIT_BUREAU_DETAIL', leaves({ CreditBureauName: 'A GATEWAY' }))),
    part('CREDIT_FILES', file(1, 'Equifax'), file(2, 'Experian'), file(3, 'TransUnion'), file(4, 'Other')),
    part(
      'CREDIT_INQUIRIES',
      part(
        'CREDIT_INQUIRY',
        part('CREDIT_INQUIRY_DETAIL', leaves({ CreditBusinessType: 'Automotive', CreditInquiryDate: '2026-10-02' })),
        part('NAME', leaves({ FullName: 'A DEALER' })),
      ),
    ),
    part('CREDIT_LIABILITIES', ...accounts.map(liability)),
    part(
      'CREDIT_RESPONSE_ALERT_MESSAGES',
      part(
        'CREDIT_RESPONSE_ALERT_MESSAGE',
        leaves({ CreditResponseAlertMessageAdverseIndicator: 'true' }),
        leaves({ CreditResponseAlertMessageCategoryType: 'FACTARiskScoreValue' }),
        leaves({ CreditResponseAlertMessageText: 'Inquiries weighed on the score.' }),
      ),
    ),
    part(
      'CREDIT_SCORES',
      score(1, 'EquifaxBeacon5.0', '00688'),
      score(2, 'ExperianFairIsaac', '0702'),
      score(3, 'FICORiskScoreClassic04', '671'),
      score(4, 'FICORiskScoreClassic98', '650'),
    ),
    part(
      'PARTIES',
      part(
        'PARTY',
        part('INDIVIDUAL', nora),
        part('ROLES', labeledPart('ROLE', 'ConsumerPC_1_1', part('BORROWER', part('BORROWER_DETAIL')))),
        ssn,
      ),
    ),
  );

/** A report on Nora Quist as gateways in use send it, with their habits. */
export const gatewayReport = ({
  status = 'Completed',
  order = '815872',
}: {
  status?: string;
  order?: string | null;
} = {}): string =>
  `<MESSAGE xmlns="http://www.mismo.org/residential/2009/schemas" xmlns:d7p1="http://www.w3.org/1999/xlink">${part(
    'DEAL_SETS',
    part(
      'DEAL_SET',
      part(
        'DEALS',
        part(
          'DEAL',
          part(
            'SERVICES',
            part(
              'SERVICE',
              part('CREDIT', part('CREDIT_REQUEST'), status === 'Completed' ? response() : ''),
              part('RELATIONSHIPS', ...(status === 'Completed' ? links() : [])),
              part(
                'SERVICE_PRODUCT_FULFILLMENT',
                part('SERVICE_PRODUCT_FULFILLMENT_DETAIL', order ? leaves({ VendorOrderIdentifier: order }) : ''),
              ),
              part('STATUSES', part('STATUS', leaves({ StatusCode: status, StatusDescription: 'READY' }))),
            ),
          ),
        ),
      ),
    ),
    part('DEAL_SET_SERVICES', part('DEAL_SET_SERVICE', part('STATUSES', part('STATUS')))),
  )}</MESSAGE>`;
