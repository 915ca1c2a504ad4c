import { moneyWords } from './money.ts';
import { ownerConsent } from './owner-consent.ts';

const things = (count: number): string => {
  const names = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
  const name = names[count] ?? String(count);
  return count === 1 ? `${name} thing needs` : `${name} things need`;
};

/** Text for the hub, the applicant's page between the last question and funding. */
export const hubWords = {
  failed: 'We could not load where your loan stands.',
  title: (toDo: number, name: string | null) => {
    const to = name === null ? '' : `, ${name}`;
    return toDo === 0 ? `You’re all caught up${to}` : `${things(toDo)} you${to}`;
  },
  /** The money did not arrive: more urgent than anything else on the page. */
  moneyBack: (name: string | null) => `A payment came back${name === null ? '' : `, ${name}`}`,
  moneyBackLede: (loan: string) =>
    `The bank returned a payment from your line, loan ${loan}. The reason and what happens next are under “Your line” below.`,
  closed: (loan: string) => `Your file, loan ${loan}, is closed. Your messages and documents stay here.`,
  lede: (toDo: number, { loan, worker, review }: { loan: string; worker: string | null; review: string | null }) => {
    const file = `Your file, loan ${loan}, is with ${worker ?? 'us'}`;
    return toDo === 0
      ? `It is our turn. ${file}. This page always has the latest, and we write to you when something changes.`
      : `Then it is our turn.${review === null ? '' : ` With everything in today, our final review ends by about ${review}.`} ${file}.`;
  },
  documents: (missing: number, needed: number) =>
    missing > 0
      ? `Documents still missing: ${missing} of ${needed}.`
      : needed === 1
        ? 'Your document is in.'
        : `All ${needed} documents are in.`,
  links: {
    label: 'Parts of this page',
    toDo: 'To do',
    papers: 'Documents',
    money: 'Your line',
    messages: 'Messages',
    counted: { toDo: 'left', papers: 'new', money: 'new', messages: 'new' },
  },
  decision: {
    label: 'Our decision',
    letters: 'Read the notice',
    approved: 'Your line is approved.',
    conditionallyApproved: 'Your line is approved, subject to the items below.',
    denied: 'We could not approve this application. The notice has the reasons and your rights.',
    withdrawn: 'The application is withdrawn, as you asked. You owe nothing.',
    suspended: 'We cannot decide until we have the items below. The notice has the date.',
    countered: 'We could not approve what you asked for, but we can offer you a different line.',
    closedIncomplete:
      'We did not get the missing items by the date in the notice, so this application is closed. You owe nothing.',
    counterTaken:
      'You took the line we offered instead. We are reviewing the application with it and will write to you.',
    counterLapsed: 'You did not take the line we offered instead, so this application is closed. You owe nothing.',
    offer: (line: string) => `We can offer you a line of ${line} instead.`,
    until: 'The notice has the reasons and the date the offer ends.',
    take: (line: string) => `Take ${line}`,
    decline: 'No, thank you',
    declineSure: 'This closes the application.',
    declineMeans:
      'You owe nothing, and you cannot undo this here. You have until the date in the notice to think about it.',
    declineConfirm: 'Yes, decline the offer',
    declineNot: 'Not yet',
    over: 'This offer is no longer open.',
  },
  needsYou: 'Needs you',
  nothingMore: 'There is nothing more for you to do.',
  nothing: 'We have everything we asked you for. If anything comes up, we will write to you.',
  onlySign: 'Only your signature, above.',
  withUs: 'Who has what, and by when',
  has: {
    us: 'Our team',
    someone: 'The person you named',
    review: (name: string, until: string) => `${name} reviews it by ${until}`,
    work: (name: string, until: string) => `${name} takes care of it by ${until}`,
    them: (name: string, { asked, until }: { asked: string; until: string }) =>
      `${name} was asked ${asked} and has until ${until}`,
    cancel: (until: string) => `You can cancel until ${until}. Nothing to do.`,
    cancelLater: 'Begins on the day you sign. Nothing to do.',
    late: (name: string, until: string) => `${name} had until ${until}. It is late, and we are following up.`,
  },
  other: {
    notSent: 'Still filling in their own part',
    open: (count: number, until: string) =>
      count === 1 ? `One thing to do by ${until}` : `${count} things to do, the first by ${until}`,
    sign: 'Closing documents to sign',
    nothing: 'Nothing to do',
  },
  done: 'Done',
  lenderWorks: 'We are on it',
  why: 'Why:',
  reason: 'Please review it again.',
  countOf: (there: number, count: number) => `${there} of ${count}`,
  forPlace: (place: string) => `For ${place}`,
  whose: {
    mine: 'For you',
    either: 'Either of you can do this',
    lender: 'On our side',
    thirdParty: 'Someone else answers',
  },
  parts: { identity: 'Show your ID', sign: 'Read and sign', account: 'Enter your account', back: 'Back to your loan' },
  answer: {
    label: 'Your answer',
    empty: 'Write a sentence or two.',
    send: 'Send my answer',
  },
  email: {
    what: 'Tell us who to ask. We email them a link to answer.',
    label: (subject: string | null) => (subject === null ? 'Their email address' : `Email address of ${subject}`),
    instead: (subject: string | null) =>
      subject === null ? 'Let us ask them instead' : `Let us ask ${subject} instead`,
    wrong: 'Enter an email address like name@example.com.',
    send: 'Ask them',
    again: 'Ask again',
    change: 'Ask again, or ask another address',
    sent: (email: string) => `We wrote to ${email}. They have 14 days to answer.`,
  },
  book: {
    day: 'Day',
    time: 'Time',
    place: 'Where',
    places: { online: 'Online', office: 'At our office', home: 'At your home' },
    book: 'Book appointment',
    move: 'Change appointment',
    notPossible: 'That day, time or place is no longer available. Choose another one.',
    taken: 'Someone else booked that time a moment ago. Choose another one; nothing else has changed.',
    full: 'That day is full. Choose another day or place.',
    zone: (zone: string) => `Times are in ${zone}.`,
  },
  closing: {
    now: 'Sign your closing documents today',
    nowText:
      'The terms, and two copies of your right to cancel. It takes about ten minutes. You can stop and continue later, even on another device.',
    sign: 'Read and sign',
    booked: (day: string) => `You sign on ${day}`,
    waiting:
      'The law gives you more days with your documents before you sign. We will write to you about another day, or you can choose one below.',
    conditionsOpen: 'Before that, we need to receive and review the items below.',
    notApproved:
      'We have everything. Your documents open once we make the final decision. There is nothing for you to do.',
    before: {
      online:
        'On that day a button to sign appears here. Read the documents now if you like: they are under “Your documents”.',
      office:
        'You sign at our office. Bring the ID you showed us. You can read the documents beforehand under “Your documents”.',
      home: 'We come to your home. Have the ID you showed us ready. You can read the documents beforehand under “Your documents”.',
    },
    today: 'You sign today',
    checkIn: 'When we are there with you, we open the documents and the button to sign appears here.',
    signed: 'You have signed',
    waitsFor: (names: string) =>
      `We are waiting for ${names}. Your line opens with the last signature, and the days to cancel begin.`,
    notNow: 'There is nothing to sign right now',
    notNowText:
      'The closing documents can be signed on the day you booked, once everything before it is done. Your loan page shows what is left.',
    doneText:
      'Each document is sealed and in your account. When everyone has signed, your line is open and the days to cancel begin.',
  },
  tracker: {
    label: 'Where your loan stands',
    stages: {
      applied: 'Applied',
      documents: 'Documents',
      review: 'Final review',
      sign: 'Sign',
      cancel: 'Time to cancel',
      money: 'Money arrives',
    },
    at: (stage: string, number: number, of: number) => `${stage}, ${number} of ${of}`,
    states: { done: '(done)', now: '(now)', later: '(later)' },
    needYou: (count: number) => (count === 0 ? '' : count === 1 ? '1 needs you' : `${count} need you`),
    about: (day: string) => `about ${day}`,
    from: (first: string, last: string) => `${first} to ${last}`,
  },
  calendar: {
    title: 'Your signing and funding dates',
    none: 'Once your signing is booked, your days to cancel and the first day money can move appear here.',
    ifSigned: (day: string) => `If you sign on ${day}`,
    countdown: (days: number) => (days <= 1 ? 'Today is the last day.' : `${days} days are left, today included.`),
    over: 'The days to cancel are over.',
    cancelled: 'The line is canceled.',
    moneyBack: (day: string) => `You will have everything you paid back by ${day}.`,
    funding: (day: string) => `${day} is the earliest money can move.`,
    right:
      'After signing, any owner may cancel for everyone within three business days, for any reason. Sundays and federal holidays do not count.',
    add: 'Add these dates to my calendar',
    move: 'Change the appointment',
    marks: {
      today: 'today',
      sign: 'sign',
      funds: 'money',
      notCounted: 'closed',
      cancel: (day: number) => `day ${day}`,
    },
    weekdays: [
      { short: 'S', long: 'Sunday' },
      { short: 'M', long: 'Monday' },
      { short: 'T', long: 'Tuesday' },
      { short: 'W', long: 'Wednesday' },
      { short: 'T', long: 'Thursday' },
      { short: 'F', long: 'Friday' },
      { short: 'S', long: 'Saturday' },
    ],
  },
  deadline: {
    label: 'Your right to cancel',
    days: 'Your days to cancel',
    lead: 'You can still cancel, at no cost, until',
    until: (day: string) => `${day}, 11:59 pm`,
    today: 'Today',
    marks: { signed: 'signed', off: 'closed', money: 'money' },
    otherwise: (day: string) => `Do nothing, and your money can move on ${day}.`,
    add: 'Add to calendar',
  },
  cancel: {
    start: 'Cancel the line',
    sure: 'This cancels the line for every owner.',
    means: 'No money is paid out, and you get back what you paid. You cannot undo this here.',
    confirm: 'Yes, cancel it in writing now',
    keep: 'Keep the line',
    title: (name: string) => `Your right to cancel, ${name}`,
    about: (home: string) =>
      `A line of credit secured by ${home} was opened. As an owner, you may cancel it for any reason, at no cost. If you do, it is canceled for everyone.`,
    byLink: 'Cancel the line in writing now',
    byLinkTitle: 'If you do not want the line',
    papersTitle: 'Your documents',
    papersText:
      'Two copies of the notice of your right to cancel, and the terms of the line. Your three business days begin when you have them.',
    consent: ownerConsent,
    received: (day: string) => `You have had these since ${day}.`,
    until: (day: string) => `You may cancel until midnight at the end of ${day}.`,
    closed: 'The days to cancel are over, so this link no longer cancels anything.',
    already: 'The line is canceled. You do not need to do anything.',
    doneTitle: 'The line is canceled',
    done: 'We have your cancellation in writing, with the time you sent it. We told everyone else.',
    endedTitle: 'This link does not work',
  },
  messages: {
    title: 'Messages',
    unread: (count: number) => `${count} new`,
    none: 'No messages yet. Ask us anything here, or tell us what to change on your application.',
    you: 'You',
    label: 'Write to us',
    empty: 'Write your message first.',
    send: 'Send',
  },
  check: moneyWords.check,
  money: moneyWords.money,
} as const;
