import type { Lender } from '../contract/lender.ts';

export const phoneHref = ({ phone }: Pick<Lender, 'phone'>): string => `tel:+1${phone.replace(/\D/g, '')}`;
