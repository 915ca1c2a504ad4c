/** To the people of a loan that is to be closed because another of theirs goes on. */
export const duplicateMessage = (firstName: string, { kept, closing }: { kept: string; closing: string }): string =>
  `Hello ${firstName}, you have two applications with us, ${kept} and ${closing}. We are going on with ${kept}. Do you want to withdraw ${closing}? Please answer yes or no here, or withdraw it on your loan page. Until then nothing changes.`;
