/** Short messages; each returns what the mail port wants besides the address. */
export const mails = {
  signInCode: ({ code }: { code: string }) => ({
    subject: `${code} is your Hearthline code`,
    text: `Your sign-in code is ${code}.\n\nIt works for ten minutes. If you did not ask for it, you can ignore this message: nobody can sign in without it.`,
  }),
  noAccount: ({ startUrl }: { startUrl: string }) => ({
    subject: 'There is no Hearthline application for this address',
    text: `Someone asked to sign in with this address, and we have no application for it.\n\nIf it was you, try the address you started with, or start here: ${startUrl}\n\nIf it was not you, there is nothing to do.`,
  }),
  started: ({ firstName, resumeUrl }: { firstName: string; resumeUrl: string }) => ({
    subject: 'Your answers are saved',
    text: `Hello ${firstName},\n\nYour answers are saved as you give them. To go on later, on this or another device, open ${resumeUrl} and ask for a code. We send it to this address.\n\nIf you did not start this, you can ignore this message. Nothing was checked and nothing is owed.`,
  }),
  staffInvitation: ({ firstName, enrolUrl }: { firstName: string; enrolUrl: string }) => ({
    subject: 'Your Hearthline portal account',
    text: `Hello ${firstName},\n\nAn account in the Hearthline portal was made for you. Set a password and add the account to your authenticator app here, within three days:\n\n${enrolUrl}\n\nThe link works once.`,
  }),
} as const;
