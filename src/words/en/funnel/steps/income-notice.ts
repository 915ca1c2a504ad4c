/** On every page that asks for income (Reg B, 1002.5(d)(2)). */
export const incomeNotice =
  'You do not have to tell us about alimony, child support or separate maintenance, unless you want us to count it.';
