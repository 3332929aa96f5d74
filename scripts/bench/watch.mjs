/** @typedef {import('playwright-core').Page} Page */

/** In the page: notes when something was pressed and when what it changed had been painted. */
function watchInPage() {
  if (window['benchWatch']) return
  const watch = { pressed: 0, painted: 0 }
  window['benchWatch'] = watch
  const press = (event) => (watch.pressed = event.timeStamp)
  for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, press, { capture: true })
  // What comes in below the window is not waited for by who looks.
  const isSeen = (node) => {
    const box = (node.nodeType === 1 ? node : node.parentElement)?.getBoundingClientRect()
    return box !== undefined && box.top < window.innerHeight && box.bottom > 0
  }
  new MutationObserver((changes) => {
    const places = changes.flatMap(({ target, addedNodes }) =>
      addedNodes.length > 0 ? [...addedNodes] : [target],
    )
    if (!places.some(isSeen)) return
    requestAnimationFrame(() => setTimeout(() => (watch.painted = performance.now())))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

const QUIET_MS = 400

/**
 * From the last press to the last change it made in view, painted; until then nothing more changes for a while.
 * @param {Page} page @param {() => Promise<unknown>} act ends with a press, and may wait for what it leads to
 * @returns {Promise<number>} milliseconds
 */
export async function timed(page, act) {
  await page.evaluate(watchInPage)
  await page.waitForTimeout(QUIET_MS)
  await page.evaluate(() => (window['benchWatch'].painted = 0))
  await act()
  let known = -1
  for (let now = 0; now !== known; now = await page.evaluate(() => window['benchWatch'].painted)) {
    known = now
    await page.waitForTimeout(QUIET_MS)
  }
  return page.evaluate(() => Math.max(0, window['benchWatch'].painted - window['benchWatch'].pressed))
}
