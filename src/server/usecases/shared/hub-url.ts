import { steps } from '#funnel/steps.ts';
import type { Container } from '#server/container.ts';

/** Where people follow their loan after it was sent. */
export const hubUrl = ({ env }: Pick<Container, 'env'>): string =>
  `${env.PUBLIC_URL}${steps.applicationSubmitted.path}`;
