import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { derogatoryEvent } from '#entities/application/derogatory-event.ts';
import { bankruptcyChapter } from '#entities/values/bankruptcy-chapter.ts';
import type { Day } from '#entities/values/day.ts';
import type { RuleCode } from '#rules/trace/trace-row.ts';
import { notInFuture } from '../engine/calendar-checks.ts';
import type { Stored } from '../engine/field.ts';

export const derogatoryAnswers = z.object({ hasFbm: z.boolean(), derogatoryEvents: z.array(derogatoryEvent) });
type DerogatoryAnswers = z.infer<typeof derogatoryAnswers>;

/** The rules these questions feed. */
export const derogatoryRules = [
  'mortgageLates',
  'bankruptcy',
  'foreclosure',
  'shortSale',
  'deedInLieu',
] as const satisfies readonly RuleCode[];

export const readDerogatory = ({ hasFbm, derogatoryEvents }: Application) => ({ hasFbm, derogatoryEvents });

export const writeDerogatory = (application: Application, answers: DerogatoryAnswers): Application => ({
  ...application,
  ...answers,
});

export const checkDerogatory = ({ derogatoryEvents }: Stored<DerogatoryAnswers>, asOf: Day) =>
  (derogatoryEvents ?? []).flatMap(({ on }, at) =>
    notInFuture({ path: ['derogatoryEvents', at, 'on'], date: on, asOf }),
  );

export const whenAndChapter = [
  { name: 'on', kind: 'month' },
  {
    name: 'chapter',
    kind: 'choice',
    options: bankruptcyChapter.options,
    isAsked: ({ kind }: { kind: unknown }) => kind === 'bankruptcy',
  },
] as const;
