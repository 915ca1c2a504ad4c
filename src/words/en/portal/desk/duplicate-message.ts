/** To the people of a loan that is to be closed because another of theirs goes on. */
export const duplicateMessage = (firstName: string, { kept, closing }: { kept: string; closing: string }): string =>
  `Hello ${firstName}, you have two applications with us, ${kept} and ${closing}. We would like to continue with ${kept}. Do you want to withdraw ${closing}? Please reply yes or no here, or withdraw it on your loan page. Nothing changes until you do.`;
