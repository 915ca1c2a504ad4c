import { nora, requestFor } from '#testing/vendors/credit-requests.ts';
import { creditAnswerFromMismo } from '../credit-bureau/mismo-credit-response.ts';
import { creditAnswer } from '../credit-bureau/port.ts';

const single = requestFor([nora]);

/** A MISMO response as the product reads it, about Nora unless another request was sent. */
export const told = (xml: string, request = single) => creditAnswerFromMismo(xml, request).answer;
export const filesIn = (xml: string, request = single) => creditAnswer.parse(told(xml, request)).files;
export const fileIn = (xml: string) => filesIn(xml)[0];

/** A mortgage of two people, late twice. */
export const jointMortgage = {
  creditor: 'Harbor & Sons',
  balance: '180000.00',
  details: {
    CreditLiabilityAccountOwnershipType: 'JointContractualLiability',
    CreditLiabilityAccountOpenedDate: '2019-04-01',
    CreditLiabilityAccountType: 'Mortgage',
    CreditLiabilityMonthlyPaymentAmount: '1290.40',
  },
  pattern: { marks: 'CC1C2', from: '2026-10-01' },
};
