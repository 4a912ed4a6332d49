import type { Locator, Page } from 'playwright/test';

/** Chooses an item of a chart's menu. */
export async function chooseInChart(chart: Locator | Page, name: string): Promise<void> {
  await chart.getByRole('button', { name: 'Chart options' }).click();
  await chart.getByRole('menuitem', { name }).click();
}
