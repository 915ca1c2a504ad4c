import { type FilledTemplate, type TemplateField, templateField } from '#entities/contract/desk/message-template.ts';
import { fieldsIn, fillFields } from '#entities/text/fill-fields.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { newestTemplates } from '#server/db/repos/pipeline/message-templates.ts';
import { conditionViewsFor, currentConditions } from '../conditions/current-conditions.ts';
import { hasConditions } from '../conditions/reconcile-conditions.ts';
import { titleOf } from '../conditions/title-of.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Values = Readonly<Record<TemplateField, string | null>>;

/** The loan's own values, for one of its people; null for what is not known yet. */
const valuesOf = async (
  container: Container,
  { name, applicationId }: LoanStaff<'correspond'>,
  person: Person,
): Promise<Values> => {
  const { words, lender, clock, database } = container;
  const loan = await currentConditions(container, applicationId);
  const { stored } = loan;
  const { closing } = stored.document;
  const accepted = await findAcceptedOffer(database.db, stored.id);
  const asked = hasConditions(stored.status) ? await conditionViewsFor(container, loan, person) : [];
  const open = asked.filter(({ whose, state }) => (whose === 'mine' || whose === 'either') && state === 'requested');
  const openKeys = new Set(open.map(({ key }) => key));
  const titles = loan.conditions.filter(({ key }) => openKeys.has(key)).map((each) => titleOf(container, each));
  const { appointmentOn, appointmentTime, accountOpenedOn } = closing;
  const isAhead = accountOpenedOn === null;
  return {
    firstName: stored.document[person]?.firstName ?? null,
    loanNumber: loanNumberText(stored.loanNumber),
    line: accepted && words.inDollars(accepted.offer.amount),
    signingDay: appointmentOn && isAhead ? words.inFullDate(appointmentOn, weekdayOf(appointmentOn)) : null,
    signingTime:
      appointmentTime && isAhead ? `${words.inTime(appointmentTime)} ${words.zoneText(clock.timeZone)}` : null,
    openItems: titles.length === 0 ? null : words.inList([...new Set(titles)]),
    staffName: name,
    lenderPhone: lender.phone,
  };
};

/** The lender's own texts, filled from this loan for this person. */
export const filledTemplates = async (
  container: Container,
  staff: LoanStaff<'correspond'>,
  person: Person,
): Promise<FilledTemplate[]> => {
  const used = (await newestTemplates(container.database.db)).filter(({ isRetired }) => !isRetired);
  if (used.length === 0) return [];
  const values = await valuesOf(container, staff, person);
  return used.map(({ id, name, body }) => ({
    ...{ id, name, text: fillFields(body, values) },
    missing: templateField.options.filter((field) => fieldsIn(body).includes(field) && values[field] === null),
  }));
};
