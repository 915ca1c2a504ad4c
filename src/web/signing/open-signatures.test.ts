import { expect, it } from 'vitest';
import type { DocumentToSign } from '#entities/contract/signing-view.ts';
import { toDay } from '#entities/values/day.ts';
import { openSignatures, signaturePlaces } from './open-signatures.ts';

const part = (id: string, kind: 'initial' | 'sign' | null) => ({
  ...{ id, title: id, plain: null, blocks: [], layout: 'flow' as const },
  place: kind && { kind, text: id },
});
const paper = (change: Partial<DocumentToSign>): DocumentToSign => ({
  ...{
    id: 'a',
    kind: 'creditAgreement',
    title: 'A',
    version: toDay('2026-11-01'),
    pages: 1,
    state: 'prepared',
    sectionPages: null,
  },
  sections: [part('one', null), part('two', 'initial'), part('three', 'sign')],
  ...{ marked: [], shownHash: '', signedAt: null },
  ...change,
});

it('names the places that are left, in order, and none of what is signed or declined', () => {
  const papers = [
    paper({ marked: ['two'] }),
    paper({ id: 'b', state: 'signed' }),
    paper({ id: 'c' }),
    paper({ id: 'd', state: 'declined' }),
  ];
  expect(openSignatures(papers)).toEqual([
    { paperId: 'a', sectionId: 'three', title: 'three', kind: 'sign', isOpen: true },
    { paperId: 'c', sectionId: 'two', title: 'two', kind: 'initial', isOpen: true },
    { paperId: 'c', sectionId: 'three', title: 'three', kind: 'sign', isOpen: true },
  ]);
  expect(signaturePlaces(papers).map(({ paperId, isOpen }) => [paperId, isOpen])).toEqual([
    ['a', false],
    ['a', true],
    ['b', false],
    ['b', false],
    ['c', true],
    ['c', true],
  ]);
});
