import { type Day, partsOf } from '../values/day.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

export const dayText = (date: Day): string => {
  const [year, month, dayOfMonth] = partsOf(date);
  return `${twoDigits(month)}/${twoDigits(dayOfMonth)}/${String(year).padStart(4, '0')}`;
};

export const monthText = (date: Day): string => {
  const [year, month] = partsOf(date);
  return `${twoDigits(month)}/${String(year).padStart(4, '0')}`;
};
