import type { Page } from 'playwright-core'
import { expectAccessible } from './axe'
import type { browserOf, Who } from './browser'
import { soon } from './members'

/** One signed-in page for each account of a file. */
export function pagesOf({ signedInAs }: Pick<ReturnType<typeof browserOf>, 'signedInAs'>) {
  const pages = new Map<Who, Promise<Page>>()
  return (who: Who): Promise<Page> => {
    const page = pages.get(who) ?? signedInAs(who)
    pages.set(who, page)
    return page
  }
}

/** Another theme reaches the leaves of the page some frames after its root. */
async function putOn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let still = 0
    while (still < 3) {
      await frame()
      still = document.getAnimations().some((one) => one instanceof CSSTransition) ? 0 : still + 1
    }
  })
}

/** What is on the screen now, in light and in dark. */
export async function expectBoth(page: Page, what: string, within?: string): Promise<void> {
  const where = within === undefined ? {} : { within }
  await putOn(page, 'light')
  await expectAccessible(page, `${what}, light`, where)
  await putOn(page, 'dark')
  await expectAccessible(page, `${what}, dark`, { ...where, onlyContrast: true })
}

/** The windows and menus that stand over the page. */
export const expectWindow = (page: Page, what: string) =>
  expectBoth(page, what, '[role=dialog],[role=alertdialog],[role=menu]')

/** Until nothing on it is on its way. */
export const settled = async (page: Page) => {
  await soon(() => page.locator('[aria-busy=true]').count()).toBe(0)
}
