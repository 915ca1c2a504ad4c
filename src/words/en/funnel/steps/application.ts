import * as labels from '../../labels.ts';
import type { StepWords } from '../step-words.ts';
import { incomeNotice } from './income-notice.ts';
import { debtWords, ownedHomeLoanFields } from './shared-questions.ts';

export const application = {
  label: 'Personal Info',
  question: 'A few things about you',
  help: 'List where you lived in the last two years, without a gap.',
  why: 'Federal rules ask every home-loan applicant the same questions.',
  fields: {
    creditType: 'How are you applying?',
    hasOtherNames: 'Have you used another name?',
    otherNames: 'Other names',
    'otherNames.name': 'Full name, as it was written',
    phone: 'Phone',
    citizenship: 'Citizenship',
    maritalStatus: 'Marital status',
    dependents: 'How many people depend on you?',
    militaryStatus: 'Military service',
    residences: 'Where you lived',
    'residences.address': 'Address',
    'residences.from': 'Since',
    'residences.isCurrent': 'Do you live there now?',
    'residences.to': 'Until',
    'residences.basis': 'Did you own it or rent it?',
    'residences.monthlyRent': 'Rent a month',
    hasOtherMailingAddress: 'Does your mail go somewhere else?',
    mailingAddress: 'Mailing address',
  },
  hints: { 'residences.from': 'Month and year, MM/YYYY', 'residences.to': 'Month and year, MM/YYYY' },
  options: {
    creditType: labels.creditTypes,
    citizenship: labels.citizenships,
    maritalStatus: labels.maritalStatuses,
    militaryStatus: labels.militaryStatuses,
    'residences.basis': labels.residenceBases,
  },
} satisfies StepWords<'application'>;

export const application3 = {
  label: 'Property Info',
  question: 'Tell us about the home',
  help: 'Enter 0 where nothing is due.',
  why: 'Taxes, insurance and association fees are part of what the home costs you each month.',
  fields: {
    address: 'Address of the home',
    type: 'Kind of home',
    units: 'How many units?',
    usage: 'How you use it',
    acquiredOn: 'Yours since',
    titleHolder: 'Who is on the title?',
    trustKind: 'What kind of trust?',
    hasOtherTitleHolders: 'Is anyone on the title who is not applying?',
    otherTitleHolders: 'Other owners',
    'otherTitleHolders.name': 'Name',
    'otherTitleHolders.email': 'Email address',
    fees: 'Association fees a month',
    yearlyTaxes: 'Property tax a year',
    yearlyInsurance: 'Home insurance a year',
    isListed: 'Is it listed for sale now?',
    wasListedLately: 'Was it listed in the last six months?',
    endedOn: 'When was it taken off the market?',
  },
  options: {
    type: labels.propertyTypes,
    units: labels.unitCounts,
    usage: labels.propertyUsages,
    titleHolder: labels.titleHolders,
    trustKind: labels.trustKinds,
  },
} satisfies StepWords<'application3'>;

export const application4 = {
  label: 'Additional Real Estate',
  question: 'Do you own other real estate?',
  why: 'Its costs count toward your debts, and its rent toward your income.',
  fields: {
    ownsOtherProperty: 'Do you own any other property?',
    properties: 'Your other properties',
    'properties.address': 'Address',
    'properties.type': 'Kind of property',
    'properties.units': 'How many units?',
    'properties.usage': 'How you use it',
    'properties.value': 'What it is worth',
    'properties.fees': 'Association fees a month',
    'properties.yearlyTaxes': 'Property tax a year',
    'properties.yearlyInsurance': 'Insurance a year',
    'properties.annualRentalIncome': 'Rent it brings in a year',
    ...ownedHomeLoanFields,
  },
  hints: { 'properties.annualRentalIncome': 'Enter 0 if it is not rented out.' },
  options: {
    'properties.type': labels.propertyTypes,
    'properties.units': labels.unitCounts,
    'properties.usage': labels.propertyUsages,
    'properties.mortgages.type': labels.debtTypes,
  },
} satisfies StepWords<'application4'>;

export const application5 = {
  label: 'Employment History',
  question: 'Where have you worked in the last two years?',
  help: `Two full years, up to today. Breaks of 31 days or less are fine. ${incomeNotice}`,
  why: 'Steady work is part of what we decide by. A break does not count against you by itself; we only ask about it.',
  fields: {
    isEmployed: 'Have you worked in the last two years?',
    employments: 'Your jobs',
    'employments.employerName': 'Employer',
    'employments.position': 'Your role',
    'employments.startDate': 'Started',
    'employments.isCurrent': 'Do you still work there?',
    'employments.endDate': 'Ended',
    'employments.isOwner': 'Do you own part of it?',
    'employments.percentageOwned': 'What share do you own?',
    'employments.base': 'Monthly base pay, before tax',
    'employments.overtime': 'Overtime a month',
    'employments.bonuses': 'Bonuses a month',
    'employments.commissions': 'Commissions a month',
    'employments.incomeInformation': 'What the business brought you, by year',
    'employments.incomeInformation.year': 'Year',
    'employments.incomeInformation.amount': 'Your income from it',
    'employments.employerPhone': 'Employer phone',
    'employments.employerFullAddress': 'Employer address',
    'employments.contactName': 'Who can confirm your job?',
    'employments.contactPhone': 'Their phone',
    'employments.contactEmail': 'Their email address',
    gapExplanation: 'If there was a break, what was happening?',
  },
  hints: {
    'employments.startDate': 'Month and year, MM/YYYY',
    'employments.endDate': 'Month and year, MM/YYYY',
    'employments.incomeInformation.amount': 'For a year with a loss, with a minus: -5,000',
  },
} satisfies StepWords<'application5'>;

export const manualIncomeVerification = {
  label: 'Other Income Sources',
  question: 'Do you have other income?',
  help: incomeNotice,
  why: 'More income can raise what you may borrow. We ask for proof of what counts.',
  fields: {
    hasOtherIncome: 'Is there other income?',
    incomeSources: 'Your other income',
    'incomeSources.type': 'Kind of income',
    'incomeSources.otherValue': 'Amount a month, before tax',
    'incomeSources.rentalUnits': 'How many units are rented out?',
    'incomeSources.propertyId': 'Which property brings the rent?',
  },
  options: { 'incomeSources.type': labels.incomeTypes },
} satisfies StepWords<'manualIncomeVerification'>;

export const debtConsolidation = {
  label: 'Debt Consolidation',
  ...debtWords,
  fields: { ...debtWords.fields, 'liabilities.comments': 'Why should it be left out?' },
  hints: { 'liabilities.comments': 'For example: who pays it, since when. We ask for one statement as proof.' },
} satisfies StepWords<'debtConsolidation'>;

export const application6 = {
  label: 'Income Verification',
  question: 'How should we verify your income?',
  help: 'Connecting takes about two minutes and saves you most of the uploads.',
  why: 'We lend on income we have seen proof of.',
  fields: {
    incomeVerificationMethod: 'Choose one',
    incomeReviews: 'What we found',
    'incomeReviews.isRight': 'Is this right?',
    'incomeReviews.note': 'What is wrong?',
  },
  options: { incomeVerificationMethod: labels.incomeVerificationMethods },
} satisfies StepWords<'application6'>;

export const disclosures = {
  label: 'E-sign HECA',
  question: 'Read and sign',
  help: 'Each document opens here, with plain words beside it. The text of the document is what counts.',
  why: 'The Home Equity Credit Agreement says what we promise each other. Nothing is paid out yet.',
  fields: {
    hasConsentedToElectronicRecords: 'I agree to get documents electronically',
    hasReceivedEarlyDisclosures: 'I have received the early disclosures and the brochure',
    hasAuthorizedCredit: 'I authorize a full credit check',
    agreementSigned: 'I sign the agreement',
    signedName: 'Your full name, as your signature',
  },
  hints: { hasAuthorizedCredit: 'This check can lower your score by a few points.' },
} satisfies StepWords<'disclosures'>;

export const identityVerification = {
  label: 'Identity',
  question: 'Show us that it is you',
  help: 'A photo of your ID, every side it has. All four corners need to be in the picture.',
  why: 'The law requires us to check who borrows, and it keeps others from borrowing in your name.',
  fields: { idSubtype: 'Kind of ID', isIdentitySubmitted: 'I have sent every side of it' },
  options: { idSubtype: labels.idSubtypes },
} satisfies StepWords<'identityVerification'>;

export const incomeDocs = {
  label: 'Income Docs',
  question: 'Documents we still need',
  help: 'PDF, JPG, PNG or HEIC. What you do not have at hand can follow later.',
  why: 'Each request says what it is for. What a connected source proves is not asked for.',
  fields: { hasHandedInDocuments: 'That is all I have for now' },
} satisfies StepWords<'incomeDocs'>;

export const loanDisbursement = {
  label: 'Where the money goes',
  question: 'Where should the money go?',
  why: 'We send the first draw to this account once your days to cancel are over.',
  fields: {
    accountHolder: 'Name on the account',
    bankName: 'Bank',
    accountKind: 'Kind of account',
    routingNumber: 'Routing number',
    accountNumber: 'Account number',
    firstDraw: 'First draw',
  },
  hints: {
    routingNumber: 'Nine digits, at the bottom left of a check or in your bank’s app.',
    accountNumber: 'Kept encrypted. We show only the last four digits.',
    firstDraw: 'Enter 0 to leave the line undrawn.',
  },
  options: { accountKind: labels.accountKinds },
} satisfies StepWords<'loanDisbursement'>;

export const applicationSubmitted = {
  label: 'Submitted',
  question: 'Your application is in',
  why: 'Here you see where it stands, what is asked of whom, and what comes next.',
  fields: {},
} satisfies StepWords<'applicationSubmitted'>;

export const businessInformation = {
  label: 'Your business',
  question: 'Tell us about your business',
  why: 'Income from a business you own is averaged over two years, so we need to know it better.',
  fields: {
    legalName: 'Legal name',
    structure: 'Legal form',
    industry: 'What it does',
    startedOn: 'In business since',
    address: 'Business address',
    employees: 'How many people work there?',
    lastReturnYear: 'Year of the last tax return',
    lastReturnFiledOn: 'When was it filed?',
  },
  options: { structure: labels.businessStructures },
} satisfies StepWords<'businessInformation'>;
