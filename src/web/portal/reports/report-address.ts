import {
  type ReportAsked,
  type ReportFigure,
  reportAsked,
  reportFigure,
} from '#entities/contract/reports/pipeline-report.ts';
import { readJson } from '../read-json.ts';

export const firstAsked: ReportAsked = { period: 'thisQuarter', by: 'state', only: null };

/** What the address asks for; what is not readable is the page's own beginning. */
export const askedFrom = (search: URLSearchParams): ReportAsked =>
  reportAsked.safeParse(readJson(search.get('asked'))).data ?? firstAsked;

export const figureFrom = (search: URLSearchParams): ReportFigure | null =>
  reportFigure.safeParse(readJson(search.get('figure'))).data ?? null;

/** The report, or the loans behind one of its figures: to return to or to share. */
export const reportAddress = (asked: ReportAsked, figure: ReportFigure | null = null): string => {
  const search = new URLSearchParams({ asked: JSON.stringify(asked) });
  if (figure !== null) search.set('figure', JSON.stringify(figure));
  return `/portal/reports?${search}`;
};
