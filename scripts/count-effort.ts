import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { rentalLandlord } from '#sandbox/personas/rental-landlord.ts';
import { retiredVeteran } from '#sandbox/personas/retired-veteran.ts';
import { selfEmployedCouple } from '#sandbox/personas/self-employed-couple.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { type Effort, effortOf, PACE } from './effort.ts';

/** Answers typed, presses, pages and seconds of five people: node scripts/count-effort.ts */
export const FIVE = [
  homeownerWithOneJob,
  workedExampleCouple,
  selfEmployedCouple,
  rentalLandlord,
  retiredVeteran,
] as const;

const row = (label: string, { answers, typed, presses, pages, seconds }: Omit<Effort, 'name'>): string =>
  [label.padEnd(40), ...[answers, typed, presses, pages, seconds].map((figure) => String(figure).padStart(9))].join('');

if (import.meta.main) {
  console.log(
    [
      'from the front page to sent'.padEnd(40),
      ...['answers', 'typed', 'presses', 'pages', 'seconds'].map((head) => head.padStart(9)),
    ].join(''),
  );
  for (const persona of FIVE) {
    const { asked, withoutKnowing } = effortOf(persona);
    console.log(row(persona.name, asked));
    console.log(row('  if nothing were known', withoutKnowing));
  }
  console.log(
    `\nat ${PACE.wordsAMinute} words a minute, ${PACE.lettersASecond} letters a second and ${PACE.secondsAPress} seconds a press`,
  );
}
