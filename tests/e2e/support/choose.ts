import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Opens a list by the keyboard and takes the option of that name, or that place from 0. */
export async function choose(combobox: Locator, option: string | RegExp | number): Promise<void> {
  await combobox.press('ArrowDown')
  const options = combobox.page().getByRole('listbox').getByRole('option')
  const wanted =
    typeof option === 'number'
      ? options.nth(option)
      : combobox.page().getByRole('option', { name: option, exact: true }).first()
  await wanted.click()
  await options.first().waitFor({ state: 'hidden' })
}

/**
 * Ticks, unticks or chooses by the keyboard: the inputs lie unseen under what is drawn, and a forced press at their place falls beside
 * them while the form still grows.
 */
export async function tick(input: Locator, isOn = true): Promise<void> {
  await input.press('Space')
  await expect.poll(() => input.isChecked()).toBe(isOn)
}
