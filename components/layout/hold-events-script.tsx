import { headers } from 'next/headers';
import { holdEvents, hydratedEvent } from './hold-events';

/** Runs `holdEvents` before anything of the page is painted. */
export async function HoldEventsScript() {
  const policy = (await headers()).get('content-security-policy');
  const nonce = policy?.match(/'nonce-([^']+)'/)?.[1];
  const code = `(${holdEvents})(${JSON.stringify(hydratedEvent)})`;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
