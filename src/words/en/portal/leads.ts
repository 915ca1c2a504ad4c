import type { ImportCounts, LeadFileProblem, LeadProblem, TextEncoding } from '#entities/contract/lead-import.ts';
import { inCount } from '../figures.ts';
import { leadStates } from './desk/lead-states.ts';

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${inCount(count)} ${more}`;

/** Text for the leads page. */
export const leads = {
  title: 'Leads',
  lede: 'People you would like to invite, and how far those are who were.',
  ledePartner:
    'People you brought us, and how far they are. Their answers and papers stay between them and the lender.',
  states: leadStates,
  expired: 'Link ran out',
  sources: { MCR: 'Partner (MCR)', staff: 'Staff' },
  add: 'Add a lead',
  importFile: 'Import a file',
  search: 'Last name or email',
  state: 'State',
  anyState: 'All states',
  caption: 'Leads with their source and state',
  columns: {
    name: 'Name',
    source: 'Source',
    state: 'State',
    created: 'Added',
    invited: 'Invited',
  },
  invite: 'Invite',
  inviteAgain: 'New invitation',
  inviteSelected: (count: number) => `Invite ${many(count, 'person', 'people')}`,
  invited: (count: number) => `${many(count, 'invitation is', 'invitations are')} on the way by email.`,
  started: (count: number) =>
    `${many(count, 'person has', 'people have')} opened theirs already and go on by themselves.`,
  invitedMeanwhile: (count: number) =>
    `A colleague invited ${many(count, 'person', 'people')} a moment ago: nothing was mailed twice.`,
  linkHeading: 'The link, if you would rather hand it over yourself',
  linkHelp: 'It opens once, within two weeks. It is shown now and never again.',
  copy: 'Copy the link',
  copied: 'Copied',
  openFile: 'Open the file',
  empty: 'No leads yet. Add the first one, or import a file.',
  emptyToRead: 'No leads yet. Once a partner or a colleague adds one, it is here.',
  emptyFound: 'No leads match. Clear the search or the state to see more.',
  emptyTitle: 'No leads',
  more: 'Show more',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    zip: 'ZIP code of the home',
    value: 'What the home is worth',
    estimatedMortgageBalance: 'What is owed on it',
    optional: 'optional',
  },
  create: 'Add and invite',
  cancel: 'Cancel',
  known: 'This email address is a lead already. Nothing was sent. Open that lead to invite again.',
  registered: 'This person cannot be registered at this time. Nothing was sent.',
  registeredBy: (partner: string, until: string) =>
    `${partner} registered this person and keeps them until ${until}. Nothing was sent yet.`,
  addAnyway: 'Add and invite anyway',
  notInvited: (count: number) =>
    `${many(count, 'person', 'people')} cannot be invited at this time: nothing was sent to them.`,
  notInvitedBy: (partner: string, until: string) => `Not invited: ${partner} keeps this person until ${until}.`,
  detail: {
    told: 'What we were told',
    registration: 'Kept for this partner until',
    notes: 'Notes',
    notesLede: 'Read by the partner and by the lender’s staff. The applicant does not see them.',
    noNotes: 'No notes yet.',
    form: { label: 'New note', submit: 'Save the note', empty: 'Write the note first.' },
  },
  alike: {
    registered: (partner: string, until: string) => `With ${partner} until ${until}`,
    loan: (loanNumber: string) => `Also on ${loanNumber}`,
  },
  created: (email: string) => `Added. The invitation is on its way to ${email}.`,
  fieldProblems: {
    firstName: 'Enter the first name.',
    lastName: 'Enter the last name.',
    email: 'Enter an email address like dana@example.com.',
    phone: 'Enter ten digits, or leave it empty.',
    zip: 'Enter the five digits of a ZIP code, or leave it empty.',
    value: 'Enter one amount, such as 480,000 or 480k, or leave it empty.',
    estimatedMortgageBalance: 'Enter one amount, such as 480,000 or 480k, or leave it empty.',
  },
  file: {
    heading: 'Import leads from a CSV file',
    help: 'The first line names the columns: first name, last name and email are needed; phone, ZIP, home value and mortgage balance may be there. Nobody is imported twice, also when you send the same file again. Nobody is invited by importing.',
    choose: 'Choose a CSV file',
    working: (counts: ImportCounts) =>
      `${many(counts.lines, 'line', 'lines')} read, ${inCount(counts.imported)} imported so far.`,
    done: ({ imported, known, refused }: ImportCounts) =>
      `${many(imported, 'lead', 'leads')} imported, ${inCount(known)} known already, ${many(refused, 'line', 'lines')} not imported.`,
    doneTitle: 'Import finished',
    badHeading: 'Lines that were not imported',
    badShown: (shown: number, all: number) => `The first ${shown} of ${inCount(all)}.`,
    downloadBad: 'Download all of them',
    line: 'Line',
    problem: 'What to mend',
    text: 'What it said',
    encoding: (encoding: TextEncoding) => `Read as ${encoding.toUpperCase()}.`,
    stop: 'Stop the import',
    stopped: 'You stopped the import. What was imported stays; send the file again and it goes on.',
    failed: 'The import broke off. What was imported stays; send the file again and it goes on.',
    refusedTitle: 'The file was not imported',
    fileProblems: {
      empty: 'The file is empty.',
      notText: 'This is not a CSV file. In your spreadsheet choose Save as, CSV, and send that.',
      columns: 'The first line has to name the columns “first name”, “last name” and “email”.',
      tooLarge: 'The file is larger than 25 MB. Split it.',
    } satisfies Record<LeadFileProblem, string>,
    problems: {
      firstName: 'The first name is missing.',
      lastName: 'The last name is missing.',
      email: 'The email address is not one.',
      phone: 'The phone number needs ten digits.',
      zip: 'The ZIP code is not one.',
      value: 'The home value is not an amount.',
      mortgageBalance: 'The mortgage balance is not an amount.',
      formula: 'The name begins like a formula.',
      registered: 'This person cannot be registered at this time.',
      broken: 'The line cannot be read: a quotation mark is open or it is too long.',
    } satisfies Record<LeadProblem, string>,
  },
} as const;
