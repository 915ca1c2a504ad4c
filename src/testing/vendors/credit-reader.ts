import { type CreditRequest, creditAnswer } from '#server/vendors/credit-bureau/port.ts';
import { nora, requestFor } from './credit-requests.ts';

const single = requestFor([nora]);

/** Responses as the product reads them, about Nora unless another request was sent. */
export const creditReader = (read: (xml: string, request: CreditRequest) => { answer: unknown }) => {
  const told = (xml: string, request = single) => read(xml, request).answer;
  const filesIn = (xml: string, request = single) => creditAnswer.parse(told(xml, request)).files;
  return { told, filesIn, fileIn: (xml: string) => filesIn(xml)[0] };
};

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
