/** What every document starts with, before the styles of its page. */
import '#lender/brand-colors.css';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/surfaces.css';
