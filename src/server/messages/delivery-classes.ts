import type { MessageName } from './messages.ts';

/** How hard a message is tried: codes for minutes, ordinary mail for a day, mail the law requires for days. */
export type DeliveryClass = 'code' | 'ordinary' | 'statutory';

/** Hours an undelivered message is kept, to be sent or retried by staff; links in it end by themselves. */
export const keptHours = { code: 1, ordinary: 14 * 24, statutory: 90 * 24 } as const satisfies Record<
  DeliveryClass,
  number
>;

/** Statutory: notices of action taken (12 CFR 1002.9), rescission (12 CFR 1026.15) and the requests they depend on. */
export const deliveryClasses = {
  signInCode: 'code',
  emailChangeCode: 'code',
  emailChanged: 'ordinary',
  confirmationCode: 'code',
  passwordChanged: 'ordinary',
  staffPasswordChanged: 'ordinary',
  noAccount: 'ordinary',
  started: 'ordinary',
  welcomeBack: 'ordinary',
  coborrowerInvitation: 'ordinary',
  coborrowerRemoved: 'ordinary',
  coborrowerDeclined: 'ordinary',
  leadInvitation: 'ordinary',
  clockLate: 'ordinary',
  staffInvitation: 'ordinary',
  staffReset: 'ordinary',
  applicationReceived: 'ordinary',
  offerReady: 'ordinary',
  offerChanged: 'ordinary',
  documentRequest: 'ordinary',
  documentAccepted: 'ordinary',
  documentAnotherLook: 'ordinary',
  thirdPartyQuestion: 'ordinary',
  payoffRequest: 'ordinary',
  messageFromStaff: 'ordinary',
  messageFromPerson: 'ordinary',
  deskNotification: 'ordinary',
  uploadLink: 'ordinary',
  rightToCancel: 'statutory',
  rescissionCancelled: 'statutory',
  moneySent: 'ordinary',
  moneyReturned: 'ordinary',
  funded: 'ordinary',
  signingReady: 'ordinary',
  rescission: 'statutory',
  decisionApproved: 'statutory',
  appointmentBooked: 'ordinary',
  decisionCounter: 'statutory',
  decisionDenied: 'statutory',
  decisionWithdrawn: 'statutory',
  decisionClosed: 'statutory',
  decisionIncomplete: 'statutory',
  noticeReady: 'statutory',
  reminder: 'ordinary',
  lastReminder: 'ordinary',
  waitlistOpen: 'ordinary',
  answerChanged: 'ordinary',
} as const satisfies Record<MessageName, DeliveryClass>;
