import { among, codesOf, type Edit, isDate, isNumber, isOut, same, when } from './lar-edit.ts';
import { hasValidCheckDigits } from './universal-loan-id.ts';

/** The loan, the action and the home. */
export const loanEdits: readonly Edit[] = [
  { edit: 'V600', reads: ['lei'], passes: ({ lei }) => /^[A-Za-z0-9]{20}$/.test(lei) },
  {
    edit: 'V608-1',
    reads: ['uli'],
    passes: ({ uli }) => /^[A-Za-z0-9]{1,45}$/.test(uli) && !among(uli, 'NA', 'Exempt', '1111'),
  },
  { edit: 'V609', reads: ['uli'], passes: ({ uli }) => when(uli.length >= 23, hasValidCheckDigits(uli)) },
  {
    edit: 'V610-1',
    reads: ['applicationDate'],
    passes: (row) => row.applicationDate === 'NA' || isDate(row.applicationDate),
  },
  {
    edit: 'V610-2',
    reads: ['applicationDate', 'actionTaken'],
    passes: (row) => same(row.actionTaken === '6', row.applicationDate === 'NA'),
  },
  codesOf('V611', 'loanType'),
  codesOf('V612-1', 'loanPurpose'),
  {
    edit: 'V612-2',
    reads: ['preapproval', 'loanPurpose'],
    passes: (row) => when(row.preapproval === '1', row.loanPurpose === '1'),
  },
  codesOf('V613-1', 'preapproval'),
  {
    edit: 'V613-3',
    reads: ['actionTaken', 'preapproval'],
    passes: (row) => when(among(row.actionTaken, '3', '4', '5', '6'), row.preapproval === '2'),
  },
  {
    edit: 'V614-4',
    reads: ['openEnd', 'preapproval'],
    passes: (row) => when(row.openEnd === '1', row.preapproval === '2'),
  },
  codesOf('V615-1', 'constructionMethod'),
  {
    edit: 'V615-3',
    reads: ['manufacturedType', 'constructionMethod'],
    passes: (row) => when(among(row.manufacturedType, '1', '2'), row.constructionMethod === '2'),
  },
  codesOf('V616', 'occupancy'),
  { edit: 'V617', reads: ['loanAmount'], passes: (row) => isNumber(row.loanAmount) && Number(row.loanAmount) >= 0 },
  codesOf('V618', 'actionTaken'),
  { edit: 'V619-1', reads: ['actionDate'], passes: (row) => isDate(row.actionDate) },
  {
    edit: 'V619-3',
    reads: ['actionTaken', 'actionDate', 'applicationDate'],
    passes: (row) => row.actionTaken === '6' || row.actionDate >= row.applicationDate,
  },
  { edit: 'V620', reads: ['street'], passes: (row) => row.street !== '' },
  { edit: 'V621', reads: ['city'], passes: (row) => row.city !== '' },
  {
    edit: 'V622',
    reads: ['street', 'city', 'state', 'zip'],
    passes: (row) => isOut(row.street) || [row.city, row.state, row.zip].every((part) => part !== 'NA' && part !== ''),
  },
  { edit: 'V623', reads: ['state'], passes: (row) => row.state === 'NA' || /^[A-Z]{2}$/.test(row.state) },
  { edit: 'V624', reads: ['zip'], passes: (row) => isOut(row.zip) || /^\d{5}(-\d{4})?$/.test(row.zip) },
  { edit: 'V625-1', reads: ['tract'], passes: (row) => row.tract === 'NA' || /^\d{11}$/.test(row.tract) },
  { edit: 'V626', reads: ['county'], passes: (row) => row.county === 'NA' || /^\d{5}$/.test(row.county) },
  {
    edit: 'V627',
    reads: ['county', 'tract'],
    passes: (row) => row.county === 'NA' || row.tract === 'NA' || row.tract.startsWith(row.county),
  },
];
