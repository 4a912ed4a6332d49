import { expect, test } from './fixtures';
import { openForm, product, subid1, unique } from './links-form';

test('saves a preset, by button and by Enter, and keeps typed text', async ({ page }) => {
  await openForm(page);
  const subid2 = page.getByRole('textbox', { name: /^Subid 2/ });
  const shared = page.getByRole('textbox', { name: /^Shared id/ });
  const presets = page.getByRole('dialog', { name: 'Presets' });
  const [both, first] = [unique('both'), unique('first')];
  const manage = page.getByRole('button', { name: /^Save (these subids|or remove)$/ });
  await product(page).fill('B0TYPED');
  await page.getByRole('combobox', { name: 'Marketplace' }).selectOption('storefront-platform.com');
  await subid1(page).fill('bio');
  await manage.click();
  await presets.getByRole('textbox', { name: /^Name/ }).fill(first);
  await page.keyboard.press('Enter');
  await expect(presets).toBeHidden();
  await shared.fill('shelf');
  await manage.click();
  await presets.getByRole('textbox', { name: /^Name/ }).fill(both);
  await presets.getByRole('button', { name: 'Save preset' }).click();
  await expect(page.getByRole('button', { name: `Preset ${both}` })).toBeVisible();
  await expect(product(page)).toHaveValue('B0TYPED');
  await expect(subid1(page)).toHaveValue('bio');

  await subid1(page).fill('other');
  await subid2.fill('spring');
  await shared.fill('own');
  await page.getByRole('button', { name: `Preset ${first}` }).click();
  await expect(subid1(page)).toHaveValue('bio');
  await expect(shared).toHaveValue('own');
  await page.getByRole('button', { name: `Preset ${both}` }).click();
  await expect(shared).toHaveValue('shelf');
  await expect(subid2).toHaveValue('spring');

  await manage.click();
  for (const name of [both, first]) {
    await presets.getByRole('button', { name: `Remove preset ${name}` }).click();
    const question = page.getByRole('dialog', { name: `Remove preset “${name}”?` });
    await expect(question).toContainText('bio');
    await question.getByRole('button', { name: 'Remove for all' }).click();
    await expect(presets.getByText(name)).toHaveCount(0);
  }
  await presets.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: `Preset ${both}` })).toHaveCount(0);
  await expect(product(page)).toHaveValue('B0TYPED');
});
