import { paths } from '#funnel/paths.ts';
import type { Container } from '#server/container.ts';

/** The two ways to begin, for mails to people without a running application. */
export const startLinks = ({ env }: Pick<Container, 'env'>): { startUrl: string; rateUrl: string } => ({
  startUrl: `${env.PUBLIC_URL}${paths.landing}`,
  rateUrl: `${env.PUBLIC_URL}${paths.prequal}`,
});
