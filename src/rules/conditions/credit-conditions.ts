import type { DebtItem } from '#entities/application/debt-item.ts';
import type { DerogatoryKind } from '#entities/application/derogatory-event.ts';
import { daysBetween } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import { isMortgage } from '../debts/monthly-debts.ts';
import { isPaidOff } from '../debts/payoff.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';
import { peopleOf } from '../documents/people-of.ts';
import type { ConditionCode } from './condition-catalog.ts';
import { conditionCode } from './condition-catalog.ts';
import { askDebts, askPeople, type ConditionContext, type OnePerson } from './condition-context.ts';
import { type Asked, type ConditionRequest, makeRequest } from './condition-request.ts';
import { verificationRequest } from './lender-verification.ts';

const INQUIRY_DAYS = 120;

const isLate = ({ latePayments, latePaymentDays }: DebtItem): boolean =>
  latePayments.length > 0 || (latePaymentDays ?? 0) > 0;

const hasInquiries = ({ file }: OnePerson, { asOf }: ConditionContext): boolean =>
  file?.inquiries.some(({ on }) => daysBetween(on, asOf) <= INQUIRY_DAYS) ?? false;

const isOnFile = ({ file }: OnePerson): boolean =>
  file !== null && (file.collections > 0 || file.debts.some((debt) => debt.type === 'collection' || isLate(debt)));

type Told = Pick<ConditionContext, 'application'> & { kinds: readonly DerogatoryKind[] };

/** Stated, declared or on file. The first questions name no applicant: the borrower answered them. */
const hadEvent = ({ person, applicant, file }: OnePerson, told: Told): boolean =>
  [
    ...applicant.declaredEvents.map(({ kind }) => kind),
    ...(file?.derogatoryEvents.map(({ kind }) => kind) ?? []),
    ...(file?.undatedEvents ?? []),
    ...(person === 'borrower' ? told.application.derogatoryEvents.map(({ kind }) => kind) : []),
  ].some((kind) => told.kinds.includes(kind));

const liens: ReadonlySet<DebtItem['type']> = new Set(['judgment', 'taxLien']);

const isOffBureauFile = (debt: DebtItem, { facts }: ConditionContext): boolean =>
  isMortgage(debt) &&
  !isSolarObligation(debt) &&
  debt.source !== 'bureau' &&
  debt.reported?.source !== 'bureau' &&
  (facts.credit.borrower?.outcome === 'found' || facts.credit.coborrower?.outcome === 'found');

/** Documents about an applicant's credit history, by code. */
const personPapers = (context: ConditionContext): [ConditionCode, DocumentType, Asked[]][] => {
  const { application } = context;
  const debtsOf = (person: OnePerson['person']) =>
    application.liabilities.filter(({ debtor }) => debtor === person || (debtor === 'joint' && person === 'borrower'));
  return [
    [
      conditionCode.bankruptcyPapers,
      'bankruptcyPapers',
      askPeople(
        context,
        (one) =>
          one.applicant.declarations?.hasBankruptcy === true || hadEvent(one, { application, kinds: ['bankruptcy'] }),
      ),
    ],
    [
      conditionCode.foreclosurePapers,
      'foreclosurePapers',
      askPeople(context, (one) => {
        const { hasForeclosure, doneShortSale, hasConveyedForeclosure } = one.applicant.declarations ?? {};
        const isDeclared = [hasForeclosure, doneShortSale, hasConveyedForeclosure].includes(true);
        return isDeclared || hadEvent(one, { application, kinds: ['foreclosure', 'shortSale', 'deedInLieu'] });
      }),
    ],
    [
      conditionCode.lienRelease,
      'lienRelease',
      askPeople(context, ({ person, applicant: { declarations }, file }) => {
        const isDeclared =
          declarations?.hasOustandingJudgements === true || declarations?.isPropertySubjectToLien === true;
        return isDeclared || [...(file?.debts ?? []), ...debtsOf(person)].some(({ type }) => liens.has(type));
      }),
    ],
    [
      conditionCode.federalDebt,
      'federalDebtPlan',
      askPeople(context, ({ applicant }) => applicant.declarations?.hasFederalDebt === true),
    ],
    [
      conditionCode.supportPaid,
      'supportObligation',
      askPeople(context, ({ person }) => debtsOf(person).some(({ type }) => type === 'support')),
    ],
  ];
};

/** Documents about one debt each, by code. */
const debtPapers = (context: ConditionContext): [ConditionCode, DocumentType, Asked[]][] => [
  [conditionCode.paymentHistory, 'paymentHistory', askDebts(context, (debt) => isOffBureauFile(debt, context))],
  [conditionCode.payoffStatement, 'payoffStatement', askDebts(context, isPaidOff)],
  [
    conditionCode.paidInFull,
    'paidInFullLetter',
    askDebts(context, ({ id }) => context.desk.paidBeforeClosing.includes(id)),
  ],
  [conditionCode.disputedAccount, 'disputeResolution', askDebts(context, ({ isDisputed }) => isDisputed)],
];

export const creditConditions = (context: ConditionContext): ConditionRequest[] => {
  const { application, facts } = context;
  const inform = (code: ConditionCode, asked: readonly Asked[]) =>
    asked.map((each) => makeRequest({ code, kind: 'information' }, each));
  return [
    ...inform(
      conditionCode.recentInquiries,
      askPeople(context, (one) => hasInquiries(one, context)),
    ),
    ...inform(
      conditionCode.derogatoryItem,
      askPeople(context, (one) => isOnFile(one) || hadEvent(one, { application, kinds: ['missedMortgagePayment'] })),
    ),
    ...inform(
      conditionCode.frozenOrNotYours,
      askPeople(
        context,
        ({ person, file }) => file?.outcome === 'frozen' || context.desk.identityMismatches.includes(person),
      ),
    ),
    ...inform(
      conditionCode.nameVariation,
      askPeople(context, ({ file }) => file?.hasNameOrSsnVariation === true),
    ),
    ...peopleOf(application).flatMap(({ person }) =>
      (facts.credit[person]?.alerts ?? []).map(({ kind }) =>
        verificationRequest(conditionCode.creditAlert, { person, about: kind }),
      ),
    ),
    ...[...personPapers(context), ...debtPapers(context)].flatMap(([code, documentType, asked]) =>
      asked.map((each) => makeRequest({ code, kind: 'document' }, { ...each, documentType })),
    ),
    ...askDebts(context, isPaidOff).map(({ subjectId = null }) =>
      makeRequest({ code: conditionCode.payoffStatement, kind: 'email' }, { owner: 'thirdParty', subjectId }),
    ),
  ];
};
