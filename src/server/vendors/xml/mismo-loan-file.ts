import type { LoanSystemRequest } from '../loan-system/port.ts';
import { borrowerParty } from './mismo-borrower.ts';
import { labeled, leaf, node, writeXml, type XmlNode } from './write-xml.ts';

const MISMO = 'http://www.mismo.org/residential/2009/schemas';

const collateral = ({ home, value }: LoanSystemRequest): XmlNode | null =>
  home &&
  node(
    'COLLATERALS',
    node(
      'COLLATERAL',
      node(
        'SUBJECT_PROPERTY',
        node(
          'ADDRESS',
          leaf('AddressLineText', [home.line1, home.line2].filter(Boolean).join(' ')),
          leaf('CityName', home.city),
          leaf('CountyName', home.county ?? null),
          leaf('PostalCode', home.zip),
          leaf('StateCode', home.state),
        ),
        value === null
          ? null
          : node(
              'PROPERTY_VALUATIONS',
              node('PROPERTY_VALUATION', node('PROPERTY_VALUATION_DETAIL', leaf('PropertyValuationAmount', value))),
            ),
      ),
    ),
  );

/** A loan as a MISMO 3.4 message. */
export const mismoLoanFile = (loan: LoanSystemRequest): string => {
  const { loanNumber, lineAmount, firstDraw, status, decidedOn } = loan;
  const terms =
    lineAmount === null
      ? null
      : node(
          'HELOC',
          node(
            'HELOC_RULE',
            leaf('HELOCInitialAdvanceAmount', firstDraw),
            leaf('HELOCMaximumBalanceAmount', lineAmount),
          ),
        );
  const subject = labeled(
    { LoanRoleType: 'SubjectLoan' },
    node(
      'LOAN',
      terms,
      node('LOAN_DETAIL', leaf('HELOCIndicator', true)),
      node(
        'LOAN_IDENTIFIERS',
        node('LOAN_IDENTIFIER', leaf('LoanIdentifier', loanNumber), leaf('LoanIdentifierType', 'LenderLoan')),
      ),
      node(
        'LOAN_STATUSES',
        node('LOAN_STATUS', leaf('LoanStatusDate', decidedOn), leaf('LoanStatusIdentifier', status)),
      ),
    ),
  );
  const parties = loan.borrowers.map((borrower, at) => borrowerParty(borrower, { at }));
  const deal = node('DEAL', collateral(loan), node('LOANS', subject), node('PARTIES', ...parties));
  const sets = node('DEAL_SETS', node('DEAL_SET', node('DEALS', deal)));
  return writeXml(MISMO, labeled({ MISMOReferenceModelIdentifier: '3.4.032420160128' }, node('MESSAGE', sets)));
};
