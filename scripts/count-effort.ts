import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { rentalLandlord } from '#sandbox/personas/rental-landlord.ts';
import { retiredVeteran } from '#sandbox/personas/retired-veteran.ts';
import { selfEmployedCouple } from '#sandbox/personas/self-employed-couple.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { type Effort, effortOf, PACE } from './effort.ts';
import { EFFORT_BEFORE } from './effort-before.ts';

/** Answers typed, presses, pages and seconds of five people: node scripts/count-effort.ts */
export const FIVE = [
  homeownerWithOneJob,
  workedExampleCouple,
  selfEmployedCouple,
  rentalLandlord,
  retiredVeteran,
] as const;

const HEADS = ['answers', 'typed', 'presses', 'pages', 'seconds'] as const;

const row = (label: string, effort: Omit<Effort, 'name'>): string =>
  `| ${label} | ${HEADS.map((head) => effort[head]).join(' | ')} |`;

/** From the front page to the application sent: in the first release, now, and if the product knew nothing. */
export const effortTable = (): string[] => [
  `| from the front page to sent | ${HEADS.join(' | ')} |`,
  `|---|${HEADS.map(() => '---:|').join('')}`,
  ...FIVE.flatMap((persona) => {
    const before = EFFORT_BEFORE[persona.name];
    const { asked, withoutKnowing } = effortOf(persona);
    return [
      ...(before ? [row(`${persona.name}, before`, before)] : []),
      row(`${persona.name}, now`, asked),
      row(`${persona.name}, if nothing were known`, withoutKnowing),
    ];
  }),
];

export const paceText = `At ${PACE.wordsAMinute} words a minute, ${PACE.lettersASecond} letters a second and ${PACE.secondsAPress} seconds a press.`;

if (import.meta.main) console.log([...effortTable(), '', paceText].join('\n'));
