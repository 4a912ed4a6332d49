import { createSender } from '../sender';

/** Sends what is due, as a process of its own would, until nothing is left to do now. */
export async function sendDue(parts: Parameters<typeof createSender>[0]): Promise<void> {
  const sender = createSender(parts);
  while ((await sender.look()) > 0) await sender.settle();
}
