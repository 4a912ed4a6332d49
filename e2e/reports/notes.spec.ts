import { addDays, toDay } from '@/lib/data/terms/days';
import { chooseInChart } from '../choose-in-chart';
import { expect, test } from '../fixtures';
import { waitUntilComplete } from './look';

const to = addDays(toDay(new Date()), -1);
const from = addDays(to, -13);
const address = `/reports?from=${from}&to=${to}&currency=USD`;

test('a note is added by keyboard on a desktop, seen on a phone, and deleted @quick', async ({
  page,
  browser,
}, info) => {
  const text = `Newsletter ${info.testId} ${Date.now()}`;
  await page.goto(address);
  await waitUntilComplete(page);
  const plot = page.getByRole('application', { name: /^Sales by day/ });
  await plot.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await expect(dialog.getByLabel('First day')).toHaveValue(addDays(to, -1));
  await dialog.getByRole('textbox', { name: 'Note' }).fill(text);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog).toBeHidden();

  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: info.project.use.baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const small = await phone.newPage();
  await small.goto(address);
  await waitUntilComplete(small);
  const there = small.getByRole('application', { name: /^Sales by day/ });
  await there.scrollIntoViewIfNeeded();
  const box = await there.boundingBox();
  if (!box) throw new Error('The chart is drawn.');
  await small.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2);
  await expect(there.getByRole('status')).toContainText(text);
  await expect(there.getByRole('button', { name: 'Add note' })).toBeVisible();
  await phone.close();

  await chooseInChart(page, 'Notes');
  const row = page.getByRole('listitem').filter({ hasText: text }).last();
  await row.getByRole('button', { name: /^Delete the note/ }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete this note?' });
  await expect(confirm).toContainText(text);
  await confirm.getByRole('button', { name: 'Delete note' }).click();
  await expect(row).toBeHidden();
});
