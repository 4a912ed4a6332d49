import type { APIResponse, Page } from 'playwright/test';

/** Sends a request again while the server is busy, after the time that it asks for. */
export async function whenFree(page: Page, send: () => Promise<APIResponse>): Promise<APIResponse> {
  const answer = await send();
  if (answer.status() !== 503) return answer;
  await page.waitForTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1_000);
  return whenFree(page, send);
}
