import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where notices appear: out of the way of the thumb's buttons. Fetched after the first screen. */
export default function Notices() {
  return <Notifications position="bottom-center" />;
}
