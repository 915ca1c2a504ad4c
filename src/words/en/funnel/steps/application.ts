import * as applicationLabels from '../../application-labels.ts';
import * as labels from '../../labels.ts';
import type { StepWords } from '../step-words.ts';
import { incomeNotice } from './income-notice.ts';
import { debtWords, ownedHomeLoanFields } from './shared-questions.ts';

export const application = {
  label: 'Personal Info',
  question: 'A few questions about you',
  help: 'List everywhere you have lived in the last two years, with no gaps.',
  why: 'The standard application for home loans asks everyone these questions.',
  fields: {
    creditType: 'How are you applying?',
    hasOtherNames: 'Have you ever used another name?',
    otherNames: 'Other names',
    'otherNames.name': 'Full name',
    phone: 'Phone',
    citizenship: 'Citizenship',
    maritalStatus: 'Marital status',
    dependents: 'How many dependents do you have?',
    militaryStatus: 'Military service',
    residences: 'Where you lived',
    'residences.address': 'Address',
    'residences.from': 'Moved in',
    'residences.isCurrent': 'Do you live there now?',
    'residences.to': 'Moved out',
    'residences.basis': 'Do you own or rent it?',
    'residences.monthlyRent': 'Monthly rent',
    hasOtherMailingAddress: 'Do you get your mail somewhere else?',
    mailingAddress: 'Mailing address',
  },
  hints: { 'residences.from': 'Month and year, MM/YYYY', 'residences.to': 'Month and year, MM/YYYY' },
  options: {
    creditType: applicationLabels.creditTypes,
    citizenship: applicationLabels.citizenships,
    maritalStatus: applicationLabels.maritalStatuses,
    militaryStatus: applicationLabels.militaryStatuses,
    'residences.basis': applicationLabels.residenceBases,
  },
} satisfies StepWords<'application'>;

export const application3 = {
  label: 'Property Info',
  question: 'Tell us about the home',
  help: 'Enter 0 for anything you do not pay.',
  why: 'Taxes, insurance and HOA fees are part of what the home costs you each month.',
  fields: {
    address: 'Address of the home',
    type: 'Type of home',
    units: 'How many units?',
    usage: 'How do you use it?',
    acquiredOn: 'When did it become yours?',
    titleHolder: 'Who is on the title?',
    trustKind: 'What kind of trust?',
    hasOtherTitleHolders: 'Is anyone on the title who is not applying with you?',
    otherTitleHolders: 'Other owners',
    'otherTitleHolders.name': 'Name',
    'otherTitleHolders.email': 'Email address',
    fees: 'Monthly HOA fees',
    yearlyTaxes: 'Yearly property tax',
    yearlyInsurance: 'Yearly home insurance',
    isListed: 'Is it listed for sale now?',
    wasListedLately: 'Was it listed in the last six months?',
    endedOn: 'When was it taken off the market?',
  },
  options: {
    type: labels.propertyTypes,
    units: labels.unitCounts,
    usage: labels.propertyUsages,
    titleHolder: applicationLabels.titleHolders,
    trustKind: applicationLabels.trustKinds,
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
    'properties.type': 'Type of property',
    'properties.units': 'How many units?',
    'properties.usage': 'How do you use it?',
    'properties.value': 'Estimated value',
    'properties.fees': 'Monthly HOA fees',
    'properties.yearlyTaxes': 'Yearly property tax',
    'properties.yearlyInsurance': 'Yearly insurance',
    'properties.annualRentalIncome': 'Yearly rental income',
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
  help: `Cover two full years, up to today. Breaks of 31 days or less are fine. ${incomeNotice}`,
  why: 'Steady work is part of our decision. A break does not count against you by itself. We only ask about it.',
  fields: {
    isEmployed: 'Have you worked in the last two years?',
    employments: 'Your jobs',
    'employments.employerName': 'Employer',
    'employments.position': 'Job title',
    'employments.startDate': 'Started',
    'employments.isCurrent': 'Do you still work there?',
    'employments.endDate': 'Ended',
    'employments.isOwner': 'Do you own part of the business?',
    'employments.percentageOwned': 'What share do you own?',
    'employments.base': 'Monthly base pay, before tax',
    'employments.overtime': 'Monthly overtime',
    'employments.bonuses': 'Monthly bonuses',
    'employments.commissions': 'Monthly commissions',
    'employments.incomeInformation': 'Your income from the business, by year',
    'employments.incomeInformation.year': 'Year',
    'employments.incomeInformation.amount': 'Income from the business',
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
    'employments.incomeInformation.amount': 'Enter a loss with a minus sign, such as -5,000.',
  },
} satisfies StepWords<'application5'>;

export const manualIncomeVerification = {
  label: 'Other Income Sources',
  question: 'Do you have other income?',
  help: incomeNotice,
  why: 'More income can raise the amount you can borrow. We ask for proof of any income we count.',
  fields: {
    hasOtherIncome: 'Any other income?',
    incomeSources: 'Your other income',
    'incomeSources.type': 'Type of income',
    'incomeSources.otherValue': 'Monthly amount, before tax',
    'incomeSources.rentalUnits': 'How many units are rented out?',
    'incomeSources.propertyId': 'Which property is the rent from?',
  },
  options: { 'incomeSources.type': applicationLabels.incomeTypes },
} satisfies StepWords<'manualIncomeVerification'>;

export const debtConsolidation = {
  label: 'Debt Consolidation',
  ...debtWords,
  fields: { ...debtWords.fields, 'liabilities.comments': 'Why should it be left out?' },
  hints: { 'liabilities.comments': 'For example, who pays it and since when. We ask for one statement as proof.' },
} satisfies StepWords<'debtConsolidation'>;

export const application6 = {
  label: 'Income Verification',
  question: 'How should we verify your income?',
  help: 'Connecting takes about two minutes and saves you most of the uploads.',
  why: 'We can only count income we have proof of.',
  fields: {
    incomeVerificationMethod: 'Choose one',
    incomeReviews: 'What we found',
    'incomeReviews.isRight': 'Is this right?',
    'incomeReviews.note': 'What is wrong?',
  },
  options: { incomeVerificationMethod: applicationLabels.incomeVerificationMethods },
} satisfies StepWords<'application6'>;

export const disclosures = {
  label: 'E-sign HECA',
  question: 'Read and sign',
  help: 'Each document opens here with plain words beside it. The document itself is what counts.',
  why: 'The Home Equity Credit Agreement says what we each promise. No money moves yet.',
  fields: {
    hasConsentedToElectronicRecords: 'I agree to receive documents electronically',
    hasReceivedEarlyDisclosures: 'I have received the early disclosures and the brochure',
    hasAuthorizedCredit: 'I authorize a full credit check',
    agreementSigned: 'I sign the agreement',
    signedName: 'Your full name, as your signature',
  },
  hints: { hasAuthorizedCredit: 'This check can lower your score by a few points.' },
} satisfies StepWords<'disclosures'>;

export const identityVerification = {
  label: 'Identity',
  question: 'Verify your identity',
  help: 'Send a photo of each side of your ID, with all four corners in the picture.',
  why: 'The law requires us to verify who is borrowing. It also keeps others from borrowing in your name.',
  fields: { idSubtype: 'Type of ID', isIdentitySubmitted: 'I have sent every side of it' },
  options: { idSubtype: applicationLabels.idSubtypes },
} satisfies StepWords<'identityVerification'>;

export const incomeDocs = {
  label: 'Income Docs',
  question: 'Documents we still need',
  help: 'PDF, JPG, PNG or HEIC. You can send the rest later.',
  why: 'Each request says what it is for. We do not ask for what a connected account already proves.',
  fields: { hasHandedInDocuments: 'That is all I have for now' },
} satisfies StepWords<'incomeDocs'>;

export const loanDisbursement = {
  label: 'Where the money goes',
  question: 'Where should the money go?',
  why: 'We send the first draw to this account once your days to cancel are over.',
  fields: {
    accountHolder: 'Name on the account',
    bankName: 'Bank',
    accountKind: 'Type of account',
    routingNumber: 'Routing number',
    accountNumber: 'Account number',
    firstDraw: 'First draw',
  },
  hints: {
    routingNumber: 'Nine digits, at the bottom left of a check or in your bank’s app.',
    accountNumber: 'Kept encrypted. We show only the last four digits.',
    firstDraw: 'What we send you first. Enter 0 to take nothing yet.',
  },
  options: { accountKind: applicationLabels.accountKinds },
} satisfies StepWords<'loanDisbursement'>;

export const applicationSubmitted = {
  label: 'Submitted',
  question: 'Your application is in',
  why: 'See where it stands, who needs to do what, and what comes next.',
  fields: {},
} satisfies StepWords<'applicationSubmitted'>;

export const businessInformation = {
  label: 'Your business',
  question: 'Tell us about your business',
  why: 'We average business income over two years, so we need to know more about yours.',
  fields: {
    legalName: 'Legal name',
    structure: 'Legal structure',
    industry: 'What it does',
    startedOn: 'In business since',
    address: 'Business address',
    employees: 'How many people work there?',
    lastReturnYear: 'Year of the last tax return',
    lastReturnFiledOn: 'When was it filed?',
  },
  options: { structure: applicationLabels.businessStructures },
} satisfies StepWords<'businessInformation'>;
