import { headers } from 'next/headers';
import { hydratedEvent, queueEvents } from './queue-events';

/** Runs `queueEvents` before the first paint. */
export async function QueueEventsScript() {
  const policy = (await headers()).get('content-security-policy');
  const nonce = policy?.match(/'nonce-([^']+)'/)?.[1];
  const code = `(${queueEvents})(${JSON.stringify(hydratedEvent)})`;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
