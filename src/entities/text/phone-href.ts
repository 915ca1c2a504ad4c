export const phoneHref = ({ phone }: { phone: string }): string => `tel:+1${phone.replace(/\D/g, '')}`;
