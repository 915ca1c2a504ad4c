import { derogatoryKind } from '#entities/application/derogatory-event.ts';
import { defineStep } from '../../engine/define-step.ts';
import {
  checkDerogatory,
  derogatoryAnswers,
  derogatoryRules,
  readDerogatory,
  whenAndChapter,
  writeDerogatory,
} from '../../questions/derogatory.ts';

export const prequalDerogatory = defineStep({
  key: 'prequalDerogatory',
  path: '/prequal/derogatory',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 20,
  screen: 'form',
  aside: 'homeValue',
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
      item: [{ name: 'kind', kind: 'choice', options: derogatoryKind.options }, ...whenAndChapter],
    },
  ],
  read: readDerogatory,
  write: writeDerogatory,
  check: checkDerogatory,
});
