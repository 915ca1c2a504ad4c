import { Notifications } from '@mantine/notifications';

const SHOWN_MILLISECONDS = 6000;

/** Bottom left, three at most, six seconds each unless one looks at them. */
export default function Toasts() {
  return (
    <Notifications position="bottom-left" limit={3} autoClose={SHOWN_MILLISECONDS} classNames={{ root: 'toasts' }} />
  );
}
