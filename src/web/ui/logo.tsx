import { shell } from '#words/shell.ts';

export const LogoMark = ({ size = 30 }: { size?: number }) => (
  <svg className="logo-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M2.5 15.2 16 3.6l13.5 11.6" />
    <path className="logo-arch" d="M7.2 29V19.6a8.8 8.8 0 0 1 17.6 0V29" />
    <path className="logo-lit" d="M12.2 29v-8.6a3.8 3.8 0 0 1 7.6 0V29z" />
    <path d="M2.5 29h27" />
  </svg>
);

export const Logo = ({ href = '/' }: { href?: string }) => (
  <a className="logo" href={href} aria-label={shell.homeLink}>
    <LogoMark />
    <span>{shell.product}</span>
  </a>
);
