/** Credits and the offsetting debit, to checking and savings accounts. */
export const transactionCodes = {
  checking: { credit: '22', debit: '27' },
  savings: { credit: '32', debit: '37' },
} as const;

/** `PPD` pays a person, `CCD` a business. */
export type SecCode = 'PPD' | 'CCD';

export type NachaEntry = {
  /** Ours for ever: no two files hold the same one. */
  trace: string;
  secCode: SecCode;
  accountKind: keyof typeof transactionCodes;
  routingNumber: string;
  accountNumber: string;
  amount: number;
  /** The payment's own reference, which the bank gives back. */
  reference: string;
  name: string;
  /** What it is for, in ten characters. */
  description: string;
  /** A line for the receiver; the account number at a creditor. */
  addenda: string | null;
};
