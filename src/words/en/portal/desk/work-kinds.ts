import type { WorkKind } from '#entities/contract/desk/work-item.ts';

/** What is to be done, in a few words. */
export const workKinds: Readonly<Record<WorkKind, string>> = {
  document: 'Document',
  answer: 'Answer to read',
  ready: 'Ready to clear',
  task: 'Task',
  decision: 'Decide',
  decisionProposal: 'Decision proposed',
  returnedProposal: 'Proposal returned: decide again',
  waiver: 'Waiver proposed',
  factEntry: 'Fact to confirm',
  payoffLetter: 'Payoff letter to confirm',
  paymentPlan: 'Payments: second approval',
  payment: 'New payment: second approval',
  grant: 'Role proposed',
  fact: 'Order and enter',
  signing: 'Signing',
  paymentApproval: 'Approve the payments',
  release: 'Release the money',
  returnedPayment: 'Payment returned',
  moneyBack: 'Return the money',
  letter: 'Letter',
  order: 'No answer',
};
