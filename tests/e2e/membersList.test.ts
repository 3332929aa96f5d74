import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectHeading, expectQuiet, browserOf } from './support/browser'
import { keepDownload } from './support/keepDownload'
import { choose } from './support/choose'
import {
  actOnRow,
  countsOfTabs,
  dialog,
  expectFound,
  memberIdOf,
  messageWith,
  namesOnPage,
  openMembers,
  rowOf,
  searchBox,
  soon,
  stored,
  undoLatest,
} from './support/members'
import { putCovered, putMember, someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const one = someone('Listaa')
const two = someone('Listbb')
let page: Page
let code = ''

const heading = () => page.getByRole('heading', { level: 1 }).innerText()
/** A phone in an exported file: no plus, which begins a formula, and spaces, which keep it text. */
const inFile = (phone: string) => `91 ${phone.slice(0, 5)} ${phone.slice(5)}`
const query = () => new URL(page.url()).searchParams

beforeAll(async () => {
  code = (await putCovered(one)).memberCode
  await putMember(two)
  page = await signedInAs('iron')
  await openMembers(page)
})

afterAll(() => takeAway(one.name, two.name))

describe('the tabs', () => {
  it('hold as many rows as they say', async () => {
    await soon(async () => Object.keys(await countsOfTabs(page)).length).toBe(9)
    const counts = await countsOfTabs(page)
    for (const tab of ['Expiring', 'Grace', 'Dues', 'Frozen', 'Upcoming']) {
      await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
      await soon(async () => (await namesOnPage(page)).length).toBe(counts[tab])
      await soon(heading).toMatch(new RegExp(` ${String(counts[tab])}$`))
    }
    await page.getByRole('link', { name: /^All/ }).click()
    await soon(heading).toMatch(new RegExp(` ${String(counts['All'])}$`))
  })
})

describe('another order', () => {
  it('draws what the window shows first, and the list stays as tall as it is', async () => {
    await page.evaluate(() => {
      const seen = new Set<string>()
      const look = () => {
        const table = document.querySelector<HTMLTableElement>('main table')
        const box = table?.parentElement
        if (table && box) seen.add(`${box.clientHeight} ${box.scrollHeight}`)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { heightsSeen: seen, rowsDrawn: [] })
      const body = document.querySelector('main tbody')
      new MutationObserver((changes) => {
        const rows: unknown = Reflect.get(window, 'rowsDrawn')
        const isAdded = changes.some(({ addedNodes }) => addedNodes.length > 0)
        if (isAdded && Array.isArray(rows)) rows.push(document.querySelectorAll('main tbody tr').length)
      }).observe(body ?? document.body, { childList: true })
    })
    await page.getByRole('columnheader', { name: 'Ends on' }).getByRole('button').click()
    const drawn = () => page.evaluate((): unknown => Reflect.get(window, 'rowsDrawn'))
    await soon(async () => {
      const rows = await drawn()
      // What another test writes at the same time may draw a whole page before the click does.
      return Array.isArray(rows) && rows.at(-1) === 50 && rows.some((count) => count < 50)
    }).toBe(true)
    const heights = await page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'heightsSeen')
      return seen instanceof Set ? seen.size : 0
    })
    expect(heights).toBe(1)
    await openMembers(page)
  })
})

describe('the search finds', () => {
  it.each([
    ['the beginning of a name', () => one.name.slice(0, 12)],
    ['the beginning of the second word', () => (one.name.split(' ')[1] ?? '').slice(0, 9)],
    ['digits of the phone', () => one.phone.slice(3)],
    ['the member code', () => code],
  ])('%s', async (_what, text) => {
    await expectFound(page, text(), one.name)
  })

  it('nobody, and then lists the conditions, each with its way out', async () => {
    await openMembers(page, '?q=Qwxzy&gender=Female')
    await page.getByText('No members match all of this:').waitFor()
    await page
      .getByRole('button', { name: /^Gender: Female/ })
      .last()
      .click()
    await soon(() => query().get('gender')).toBeNull()
    await page.getByRole('button', { name: /^Search: Qwxzy/ }).click()
    await soon(() => page.url()).not.toContain('q=')
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
  })
})

describe('the address holds the list', () => {
  it('filters outlive a reload and travel with a copied link', async () => {
    await page.getByRole('button', { name: 'Filter' }).click()
    const panel = dialog(page, 'Filter the list')
    await choose(panel.getByRole('combobox', { name: 'Gender' }), 'Female')
    await choose(panel.getByRole('combobox', { name: 'Package' }), 'Quarterly')
    await panel.getByRole('button', { name: 'Done' }).click()
    await soon(async () => (await namesOnPage(page)).length).toBeLessThan(50)
    // All that the heading counts: rows below the first screen are drawn a moment later.
    const counted = async () => Number(/ (\d+)$/.exec(await heading())?.[1])
    await soon(async () => (await namesOnPage(page)).length === (await counted())).toBe(true)
    const shown = await namesOnPage(page)
    expect(shown.length).toBeGreaterThan(0)
    await page.reload()
    await soon(() => namesOnPage(page)).toEqual(shown)
    const copy = await page.context().newPage()
    await copy.goto(page.url())
    await soon(() => namesOnPage(copy)).toEqual(shown)
    await copy.close()
    await page.getByRole('button', { name: 'Clear Gender' }).click()
    await page.getByRole('button', { name: 'Clear Package' }).click()
    await soon(() => page.url()).not.toMatch(/gender|packageId/)
  })

  it('sorts by a column, and the other way round', async () => {
    const orderIs = (by: string | null) => soon(() => query().get('sort')).toBe(by)
    const first = async () => (await namesOnPage(page))[0] ?? ''
    await openMembers(page)
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    const before = await first()
    await page.getByRole('button', { name: 'Name' }).click()
    await soon(first).not.toBe(before)
    expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    await page.getByRole('button', { name: 'Due' }).click()
    await soon(() => page.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    await page.getByRole('button', { name: 'Name' }).click()
    await orderIs(null)
    await soon(first).toBe(before)
  })

  it('goes to the next page and back by a cursor', async () => {
    await openMembers(page)
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    const first = await namesOnPage(page)
    const pager = page.getByRole('navigation', { name: 'Pages' })
    await pager.getByRole('button', { name: 'Next' }).click()
    await pager.getByText(/^51 to 100 of/).waitFor()
    expect(query().get('after')).not.toBeNull()
    await soon(async () => (await namesOnPage(page)).filter((name) => first.includes(name))).toEqual([])
    await pager.getByRole('button', { name: 'Previous' }).click()
    await pager.getByText(/^1 to 50 of/).waitFor()
    await soon(() => namesOnPage(page)).toEqual(first)
  })
})

describe('the drawer', () => {
  it('opens by its address, walks with J and K, and closes with Esc onto its row', async () => {
    await openMembers(page, `?q=${one.name.split(' ')[0] ?? ''}&id=${await memberIdOf(one.name)}`)
    await dialog(page, one.name).waitFor()
    await page.keyboard.press('Escape')
    await soon(() => query().get('id')).toBeNull()
    await openMembers(page)
    await page.getByRole('row').nth(1).getByRole('link').click()
    const names = await namesOnPage(page)
    await dialog(page, names[0] ?? '').waitFor()
    await page.keyboard.press('j')
    await dialog(page, names[1] ?? '').waitFor()
    await page.keyboard.press('k')
    await dialog(page, names[0] ?? '').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, names[0] ?? '').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(names[0])
  })
})

describe('leaving and coming back', () => {
  it('deactivates with a reason, lists under Inactive, and restores', async () => {
    await openMembers(page, `?q=${encodeURIComponent(one.name)}`)
    await actOnRow(page, one.name, 'Deactivate')
    const ask = dialog(page, `Deactivate ${one.name}`)
    await ask.getByRole('button', { name: `Deactivate ${one.name}` }).click()
    await ask.getByText('Choose why they leave').waitFor()
    await choose(ask.getByRole('combobox', { name: 'Reason for leaving' }), 'Timing')
    await ask.getByRole('button', { name: `Deactivate ${one.name}` }).click()
    await messageWith(page, `${one.name} is deactivated.`)
    await rowOf(page, one.name).waitFor({ state: 'detached' })
    expect(await stored(`members/${await memberIdOf(one.name)}`)).toMatchObject({
      isActive: false,
      reasonForLeaving: 'Timing',
    })
    await page.goto(`/members/inactive?tab=deactivated`)
    await expectHeading(page, /^Inactive members/)
    await rowOf(page, one.name).waitFor()
    await actOnRow(page, one.name, 'Restore')
    await messageWith(page, `${one.name} is restored.`)
    await rowOf(page, one.name).waitFor({ state: 'detached' })
  })

  it('deletes, and takes it back', async () => {
    await openMembers(page, `?q=${encodeURIComponent(two.name)}`)
    await actOnRow(page, two.name, 'Delete')
    await messageWith(page, `${two.name} is deleted.`)
    await rowOf(page, two.name).waitFor({ state: 'detached' })
    await undoLatest(page)
    await rowOf(page, two.name).waitFor()
  })

  it('deactivates two at once, with progress, and takes that back too', async () => {
    await openMembers(page, '?q=List')
    for (const { name } of [one, two]) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByText('2 members selected').waitFor()
    await page.getByRole('toolbar').getByRole('button', { name: 'Deactivate' }).click()
    const ask = dialog(page, 'Deactivate 2 members')
    await ask.getByText(one.name).waitFor()
    await choose(ask.getByRole('combobox', { name: 'Reason for leaving' }), 'Price')
    // A list that has the focus leaves the form its keys.
    await page.keyboard.press('Control+Enter')
    await messageWith(page, '2 members are deactivated.')
    await rowOf(page, one.name).waitFor({ state: 'detached' })
    await undoLatest(page)
    await rowOf(page, one.name).waitFor()
    await rowOf(page, two.name).waitFor()
  })
})

describe('the export', () => {
  it('writes a CSV file with the rows of the list', async () => {
    await openMembers(page, '?q=List')
    await soon(() => namesOnPage(page)).toEqual([one.name, two.name])
    await page.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV file/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe('active-members.csv')
    const lines = readFileSync(await keepDownload(file), 'utf8')
      .replace(/\r\n$/, '')
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^\uFEFFName,Phone,Package/)
    expect(lines[1]).toContain(`${one.name},${inFile(one.phone)},Monthly`)
  })

  it('writes an Excel file with what is selected, and nothing else', async () => {
    await page.getByRole('checkbox', { name: `Select ${two.name}` }).check()
    const bar = page.getByRole('toolbar', { name: 'With the selected rows' })
    await bar.getByRole('button', { name: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^Excel file of the selection/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe('active-members.xlsx')
    const [head, ...lines] = await readSheet(await keepDownload(file))
    expect(head?.slice(0, 2)).toEqual(['Name', 'Phone'])
    expect(lines.map((line) => line.slice(0, 2))).toEqual([[two.name, inFile(two.phone)]])
    await page.keyboard.press('Escape')
    expectQuiet(page)
  })
})

describe('the keyboard alone', () => {
  it('searches, walks, opens and closes', async () => {
    await openMembers(page)
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    await page.keyboard.press('/')
    expect(await searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('Listaa')
    await soon(() => namesOnPage(page)).toEqual([one.name])
    await page.keyboard.press('Escape')
    await soon(async () => (await namesOnPage(page)).length).toBe(50)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = (await namesOnPage(page))[1] ?? ''
    await page.keyboard.press('Enter')
    await dialog(page, second).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, second).waitFor({ state: 'detached' })
  })

  it('N opens the form, as ?new=true does, and Esc closes it', async () => {
    await page.keyboard.press('n')
    await dialog(page, 'New member').waitFor()
    expect(query().get('new')).toBe('true')
    await page.keyboard.press('Escape')
    await dialog(page, 'New member').waitFor({ state: 'detached' })
    await page.goto('/members?new=true')
    await dialog(page, 'New member').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, 'New member').waitFor({ state: 'detached' })
    expect(query().get('new')).toBeNull()
    expectQuiet(page)
  })

  it('is written down behind the question mark', async () => {
    await page.keyboard.press('?')
    await dialog(page, 'Keys on this screen').getByText('Search').first().waitFor()
    await page.keyboard.press('Escape')
  })
})
