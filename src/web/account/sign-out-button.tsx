import { signOut } from '#web/session/session-calls.ts';
import { account as words } from '#words/account.ts';

/** For the pages outside of the application, whose header has no "Finish later". */
export const SignOutButton = () => (
  // A full page load: nothing shown before stays in this tab.
  <button className="link-button" type="button" onClick={() => void signOut('/app/login?left=1')}>
    {words.own.signOut}
  </button>
);
