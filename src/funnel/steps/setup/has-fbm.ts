import { defineStep } from '../../engine/define-step.ts';
import {
  checkDerogatory,
  derogatoryAnswers,
  derogatoryRules,
  readDerogatory,
  whenAndChapter,
  writeDerogatory,
} from '../../questions/derogatory.ts';

/** A foreclosure, a bankruptcy or a missed mortgage payment; always spelled out for applicants. */
export const hasFbm = defineStep({
  key: 'hasFbm',
  path: '/app/initial-setup/has-fbm',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 20,
  screen: 'form',
  aside: 'estimate',
  refusedBy: derogatoryRules,
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: derogatoryAnswers,
  fields: [
    { name: 'hasFbm', kind: 'yesNo' },
    {
      name: 'derogatoryEvents',
      kind: 'list',
      isAsked: (answers) => answers.hasFbm === true,
      item: [
        { name: 'kind', kind: 'choice', options: ['foreclosure', 'bankruptcy', 'missedMortgagePayment'] },
        ...whenAndChapter,
      ],
    },
  ],
  read: readDerogatory,
  write: writeDerogatory,
  check: checkDerogatory,
});
