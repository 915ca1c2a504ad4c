import { templateFieldNames } from './template-fields.ts';

/** Text for the lender's own message texts. */
export const templateWords = {
  title: 'Templates',
  lede: 'Your own templates for messages to applicants. Each change is recorded with its author and date; messages already sent stay as they were.',
  own: 'Your templates',
  none: 'No templates of your own yet.',
  builtIn: 'Templates that come with the portal',
  add: 'New template',
  edit: 'Edit',
  editNamed: (name: string) => ` ${name}`,
  retire: 'Retire',
  retireNamed: (name: string) => `Retire ${name}`,
  use: 'Bring back',
  sure: 'No one will be able to insert it. Its versions stay on record.',
  yes: 'Yes, retire it',
  no: 'Keep it',
  by: (name: string, at: string, version: number) => `${name}, ${at}, version ${version}`,
  retired: 'Retired',
  name: 'Name in the list',
  body: 'Text',
  fieldsHelp: 'Values from the loan, inserted at the cursor:',
  fields: templateFieldNames,
  insert: (field: string) => `Insert ${field.toLowerCase()}`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  nameShort: 'Give it a name of three letters or more.',
  bodyShort: 'Write a sentence or two.',
  unknown: (names: string) => `No loan has a value for ${names}. Use the fields below.`,
  outcomes: {
    changedMeanwhile:
      'A colleague changed this template in the meantime. This is the current version; enter yours again.',
    nameTaken: 'Another template has this name. Choose a different one.',
  },
} as const;
