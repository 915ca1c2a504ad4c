import { at, cents, type MadePaper, row } from './made-paper.ts';

type Loan = { balance: string; payment: string; date: string; iso: string };
const truthOf = ({ balance, payment, iso }: Loan): MadePaper['truth'] => ({
  statementDate: iso,
  principalBalance: cents(balance),
  monthlyPayment: cents(payment),
});

const standard = (loan: Loan): MadePaper => ({
  type: 'mortgageStatement',
  layout: 'the model form of a periodic statement',
  pages: [
    [
      at(40, 40, 'Springside Mortgage', 14, true),
      at(360, 40, 'Mortgage Statement', 13, true),
      at(360, 58, `Statement Date: ${loan.date}`, 9),
      ...row(84, [
        [360, 'Account Number'],
        [480, '1234567'],
      ]),
      ...row(98, [
        [360, 'Payment Due Date'],
        [480, '12/1/2026'],
      ]),
      ...row(112, [
        [360, 'Amount Due'],
        [480, loan.payment],
      ]),
      at(360, 124, 'If payment is received after 12/15/26, a $60.00 late fee will be charged.', 6),
      at(40, 170, 'Account Information', 11, true),
      ...row(188, [
        [40, 'Outstanding Principal'],
        [200, loan.balance],
      ]),
      ...row(202, [
        [40, 'Interest Rate (Until October 2029)'],
        [200, '4.75%'],
      ]),
      ...row(216, [
        [40, 'Prepayment Penalty'],
        [200, 'Yes'],
      ]),
      at(320, 170, 'Explanation of Amount Due', 11, true),
      ...row(188, [
        [320, 'Principal'],
        [480, '$386.46'],
      ]),
      ...row(202, [
        [320, 'Interest'],
        [480, '$1,048.07'],
      ]),
      ...row(216, [
        [320, 'Escrow (for Taxes and Insurance)'],
        [480, '$235.18'],
      ]),
      ...row(230, [
        [320, 'Regular Monthly Payment'],
        [480, loan.payment],
      ]),
      ...row(300, [
        [320, 'Paid Last Month'],
        [430, 'Paid Year to Date'],
      ]),
      ...row(316, [
        [40, 'Principal'],
        [320, '$385.06'],
        [430, '$3,442.20'],
      ]),
    ],
  ],
  truth: truthOf(loan),
});

const online = (loan: Loan): MadePaper => ({
  type: 'mortgageStatement',
  layout: 'tiles with labels above',
  pages: [
    [
      at(50, 50, 'first commonwealth home loans', 16),
      at(50, 80, 'Your monthly statement', 11),
      at(50, 110, 'Statement date', 8),
      at(50, 122, loan.date, 11),
      at(200, 110, 'Loan number', 8),
      at(200, 122, '•••• 8810', 11),
      at(330, 110, 'Total payment due', 8),
      at(330, 122, loan.payment, 11),
      at(50, 170, 'Unpaid principal balance', 8),
      at(50, 182, loan.balance, 11),
      at(200, 170, 'Escrow balance', 8),
      at(200, 182, '$2,114.09', 11),
      at(330, 170, 'Interest rate', 8),
      at(330, 182, '3.125%', 11),
    ],
  ],
  truth: truthOf(loan),
});

const plain = (loan: Loan): MadePaper => ({
  type: 'mortgageStatement',
  layout: 'a letter with dotted lines',
  pages: [
    [
      at(60, 50, 'CRESTLINE CREDIT UNION', 12, true),
      at(60, 66, 'Mortgage Loan Billing Statement', 10),
      at(60, 100, `Billing date . . . . . . . . ${loan.date}`, 9),
      at(60, 116, 'Property: 214 Larkspur Ln, Asheville NC 28805', 9),
      at(60, 150, `Current principal balance . . . . . . . . ${loan.balance}`, 9),
      at(60, 166, 'Interest rate . . . . . . . . 5.250%', 9),
      at(60, 182, `Monthly payment . . . . . . . . ${loan.payment}`, 9),
      at(60, 198, 'Past due . . . . . . . . $0.00', 9),
      at(60, 214, `Total amount due by 12/01/2026 . . . . . . . . ${loan.payment}`, 9),
    ],
  ],
  truth: truthOf(loan),
});

export const mortgageStatements: readonly MadePaper[] = [
  standard({ balance: '$264,776.43', payment: '$1,669.71', date: '11/5/2026', iso: '2026-11-05' }),
  standard({ balance: '$98,310.02', payment: '$1,120.40', date: '10/20/2026', iso: '2026-10-20' }),
  online({ balance: '$366,667.00', payment: '$2,481.93', date: 'November 2, 2026', iso: '2026-11-02' }),
  online({ balance: '$212,045.88', payment: '$1,402.16', date: 'Oct 28, 2026', iso: '2026-10-28' }),
  plain({ balance: '$151,002.17', payment: '$1,255.00', date: '11/01/2026', iso: '2026-11-01' }),
  plain({ balance: '$429,600.00', payment: '$3,090.55', date: '2026-10-31', iso: '2026-10-31' }),
];
