import { type ConditionCode, conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { answerCondition, isAnsweredInWords } from '#server/usecases/conditions/answer-condition.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';

const ANSWERS: Partial<Record<ConditionCode, string>> = {
  [conditionCode.employmentGap]: 'I looked after my mother for those weeks, then started my present job.',
  [conditionCode.bankStatements]: 'The large deposit is from the sale of my old truck. I can send the bill of sale.',
  [conditionCode.recentInquiries]: 'We compared rates for this line. No new account was opened.',
  [conditionCode.nameVariation]: 'Both spellings are mine. The longer one has my middle name.',
  [conditionCode.occupancy]: 'This is our home all year. We have no plans to move.',
};

/** A made-up household answers what it is asked in words, but for what it still owes. */
export const answerDemoQuestions = async (
  container: Container,
  applicationId: string,
  owes: readonly ConditionCode[] = [],
): Promise<void> => {
  const { conditions } = await currentConditions(container, applicationId);
  for (const { key, state, request } of conditions) {
    const { owner, code } = request;
    const isTheirs = owner === 'borrower' || owner === 'coborrower';
    if (!isTheirs || !isWaitingForAnswer(state) || !isAnsweredInWords(request) || owes.includes(code)) continue;
    const text = ANSWERS[code] ?? 'It is as we said in the application. Nothing has changed since.';
    await answerCondition(container, { applicationId, person: owner }, { key, text });
  }
};
