export { ApprovalDetails } from './approval-details.tsx';
export { ApprovalHero } from './approval-hero.tsx';
