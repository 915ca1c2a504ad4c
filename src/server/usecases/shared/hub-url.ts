import { steps } from '#funnel/steps.ts';
import type { Container } from '#server/container.ts';

/** The page where applicants follow their loan after submitting. */
export const hubUrl = ({ env }: Pick<Container, 'env'>): string =>
  `${env.PUBLIC_URL}${steps.applicationSubmitted.path}`;
