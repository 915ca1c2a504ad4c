import mark from '#lender/logo.svg';
import markOnDark from '#lender/logo-on-dark.svg';
import { lender } from '#web/lender.ts';
import { shell } from '#words/shell.ts';

/** The lender's own mark, in both files of its folder; the style sheet shows the one with enough contrast. */
export const LogoMark = ({ size = 30 }: { size?: number }) => (
  <>
    <img className="logo-mark" src={mark} width={size} height={size} alt="" />
    <img className="logo-mark logo-mark-on-dark" src={markOnDark} width={size} height={size} alt="" />
  </>
);

export const Logo = ({ href = '/' }: { href?: string }) => (
  <a className="logo" href={href} aria-label={shell.homeLink(lender.displayName)}>
    <LogoMark />
    <span>{lender.displayName}</span>
  </a>
);
