import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { addDays, addDuration } from '@/domain/shared/calendar'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, phone } from './support/browser'
import { dialog, finishSale, messageWith, countsOfTabs, soon } from './support/members'
import { putMember, putOwing, putPackage, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const today = todayInIndia()
const lapsed = someone('Dashlapsed')
const later = someone('Dashlater')
const inGrace = someone('Dashgrace')
const owing = someone('Dashowing')
const dueNow = someone('Dashdue')
const dueLately = someone('Dashlately')
let page: Page

const todo = (on = page) => on.getByRole('region', { name: 'To do' })
const group = (title: string) => todo().getByRole('region', { name: title, exact: true })
const rowOf = (name: string) => todo().getByRole('listitem').filter({ hasText: name })
const countIn = async (title: string) =>
  Number(/(\d[\d,]*)\s*$/.exec(await group(title).getByRole('heading').innerText())?.[1]?.replaceAll(',', ''))

const rupeesIn = (text = '') => Number(text.replace(/[^\d.]/g, ''))

/** The lines of a figure of the strip, once it is counted: its label, its value and its notes. */
async function figure(label: string): Promise<string[]> {
  const link = page.getByRole('region', { name: 'Today', exact: true }).getByRole('link', { name: label })
  await soon(() => link.getAttribute('aria-busy')).toBe(null)
  const lines = (await link.innerText()).split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}

/** The invoices of the open list, once this person's is there: how many, and what they leave to pay. */
async function balancesWith(name: string) {
  await expectHeading(page, /^Invoices/)
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  const balances = await page.locator('main table').evaluate((table) => {
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent)
    const at = heads.findIndex((text) => text.includes('Balance'))
    return [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent ?? '')
  })
  return { count: balances.length, sum: balances.reduce((sum, text) => sum + rupeesIn(text), 0) }
}

/** The dearest package, whose last day is the last one that the list of those who expired holds. */
async function putLapsed(who: typeof lapsed, daysAgo: number) {
  await putPackage(await putMember(who), addDuration(addDays(today, 1 - daysAgo), -1, 'Year'), 'yearly')
}

beforeAll(async () => {
  await putLapsed(lapsed, 30)
  await putLapsed(later, 25)
  await putLapsed(inGrace, 2)
  await putOwing(await putMember(owing), addDays(today, -40), addDays(today, -30))
  await putOwing(await putMember(dueNow), addDays(today, -5), today)
  await putOwing(await putMember(dueLately), addDays(today, -5), addDays(today, -1))
  page = await signedInAs('iron')
})

afterAll(async () => {
  await takeAway(lapsed.name, later.name, inGrace.name, owing.name, dueNow.name, dueLately.name)
  // What nobody pays would stay due for whoever looks next.
  const unpaid = await adminStore()
    .collection('invoices')
    .where('customerName', 'in', [dueNow.name, dueLately.name])
    .get()
  for (const { ref } of unpaid.docs) await ref.update({ isDeleted: true })
  await adminStore().doc(`snoozes/${IRON}_todo`).delete()
})

describe('the owner’s work list', () => {
  it('says the person, why and how much, those with most rupees first', async () => {
    await page.goto('/dashboard')
    await expectHeading(page, 'Dashboard')
    await rowOf(lapsed.name).getByText('Yearly ended 30 days ago').waitFor()
    await rowOf(lapsed.name).getByText('₹11,999').waitFor()
    await rowOf(inGrace.name).getByText('Yearly ended 2 days ago').waitFor()
    await rowOf(owing.name).getByText('was due 30 days ago').waitFor()
    const first = group('Expired, not renewed').getByRole('listitem').first()
    expect(await first.innerText()).toContain(lapsed.name)
  })

  it('shows the figures of the lists that it opens (PRODUCT 2.Q)', async () => {
    const heads = {
      ...{ Expiring: 'Expiring', 'In grace': 'Grace' },
      ...{ 'Expired, not renewed': 'Expired', Absent: 'Absent' },
    } as const
    // Beside each other, because both may still be hearing of who was put there just now.
    const list = await signedInAs('iron', { at: '/members' })
    const onDashboard = async () => {
      const counted: Record<string, number> = {}
      for (const [title, tab] of Object.entries(heads)) counted[tab] = await countIn(title)
      const [, , thisMonth = ''] = await figure('New members')
      return { ...counted, 'New this month': Number(/^(\d+) this month$/.exec(thisMonth)?.[1]) }
    }
    await soon(async () => {
      const tabs = await countsOfTabs(list)
      return Object.entries(await onDashboard()).filter(([tab, count]) => tabs[tab] !== count)
    }).toEqual([])
    await list.close()
    const [, active] = await figure('Active members')
    const [, joined] = await figure('New members')
    for (const [address, value] of [
      ['running=1', active],
      [`joined=${today}..${today}`, joined],
    ]) {
      await page.goto(`/members?${String(address)}`)
      await expectHeading(page, new RegExp(`^Active members ${String(value)}$`))
    }
  })

  it('counts check-ins as the head of the list does that it opens', async () => {
    await page.goto('/dashboard')
    const [, checkIns] = await figure('Check-ins')
    await page.getByRole('link', { name: 'Check-ins' }).click()
    await expectHeading(page, 'Mark attendance')
    const list = page.getByRole('region', { name: 'Today' })
    await list.getByText(new RegExp(`^${String(checkIns)} check-ins?, `)).waitFor()
    await page.goto('/dashboard')
  })

  it('says the same dues as Invoices, and opens the list of them (PRODUCT 2.Q)', async () => {
    await page.goto('/dashboard')
    const [, rupees] = await figure('Dues')
    await page.getByRole('link', { name: 'Dues' }).click()
    await page.waitForURL(
      (url) => url.pathname === '/finance/invoices' && url.searchParams.get('tab') === 'owed',
    )
    await page.getByRole('row').filter({ hasText: owing.name }).waitFor()
    const figures = page.getByLabel('Figures', { exact: true })
    await soon(async () => rupeesIn((await figures.innerText()).split('Dues')[1] ?? '')).toBe(
      rupeesIn(rupees),
    )
  })

  it('what is due today opens the invoices that it adds up', async () => {
    await page.goto('/dashboard')
    const [, rupees] = await figure('Due today')
    await page.getByRole('link', { name: 'Due today' }).click()
    const balances = await balancesWith(dueNow.name)
    expect(balances.sum).toBeGreaterThanOrEqual(11_999)
    expect(rupeesIn(rupees)).toBe(balances.sum)
  })

  it('what was due yesterday is neither: it stands past due, and opens the invoices that it adds up', async () => {
    await page.goto('/dashboard')
    const pastDue = group('Past due, in grace')
    await pastDue.waitFor()
    const count = await countIn('Past due, in grace')
    const rupees = rupeesIn(await pastDue.getByText(/^₹/).first().innerText())
    await pastDue.getByRole('link', { name: 'Past due, in grace', exact: false }).first().click()
    expect(await balancesWith(dueLately.name)).toEqual({ count, sum: rupees })
  })

  it('renews in place: the row goes, and its list is one shorter', async () => {
    await page.goto('/dashboard')
    await rowOf(lapsed.name).waitFor()
    const before = await countIn('Expired, not renewed')
    await rowOf(lapsed.name)
      .getByRole('button', { name: `Renew: ${lapsed.name}` })
      .click()
    const sheet = dialog(page, `Renew ${lapsed.name}`)
    await sheet.getByRole('button', { name: 'Received in full' }).click()
    await page.keyboard.press('Control+Enter')
    expect(await finishSale(page, /is renewed with Yearly/)).toContain('Paid in full')
    await rowOf(lapsed.name).waitFor({ state: 'detached' })
    await soon(() => countIn('Expired, not renewed')).toBe(before - 1)
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })

  it('collects in place: the invoice goes, who owes it is still absent, and the day has collected more', async () => {
    const collected = async () => Math.round(rupeesIn((await figure('Collected'))[1]) * 100)
    const before = await collected()
    const row = group('Overdue invoices').getByRole('listitem').filter({ hasText: owing.name })
    await row.getByRole('button', { name: `Collect: ${owing.name}` }).click()
    await dialog(page, /^Collect on/)
      .getByRole('button', { name: 'Collect', exact: true })
      .click()
    await messageWith(page, '₹11,999.00 received.')
    await row.waitFor({ state: 'detached' })
    await group('Absent').getByRole('listitem').filter({ hasText: owing.name }).waitFor()
    await soon(collected).toBe(before + 1_199_900)
    // Every way of payment of the day, which come to the whole.
    const [, total, split = ''] = await figure('Collected')
    const parts = split.split(' · ').map((part) => Math.round(rupeesIn(part) * 100))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round(rupeesIn(total) * 100))
    await page
      .getByRole('region', { name: 'Today', exact: true })
      .getByRole('link', { name: 'Collected' })
      .click()
    const line = dialog(page, /^Close/).getByRole('row', { name: /^Collected / })
    await soon(async () => Math.round(rupeesIn(await line.getByRole('cell').innerText()) * 100)).toBe(
      Math.round(rupeesIn(total) * 100),
    )
    await page.goto('/dashboard')
  })

  it('calls and writes in place, with the words filled in', async () => {
    await page.goto('/dashboard')
    await rowOf(later.name).waitFor()
    await page.evaluate(() => {
      window.open = (address) => {
        document.body.dataset['opened'] = String(address)
        return null
      }
    })
    const opened = () => page.evaluate(() => decodeURIComponent(document.body.dataset['opened'] ?? ''))
    await rowOf(later.name)
      .getByRole('button', { name: `WhatsApp ${later.name}` })
      .click()
    const written = await opened()
    expect(written).toContain(`https://wa.me/91${later.phone}?text=`)
    expect(written).toContain('Iron House Fitness')
    await rowOf(later.name)
      .getByRole('button', { name: `Call ${later.name}` })
      .click()
    expect(await opened()).toBe(`tel:+91${later.phone}`)
  })

  it('puts off for some days, also after a reload, and brings back what was put off', async () => {
    const menu = () => page.getByRole('button', { name: `Put off or done: ${later.name}` }).click()
    await menu()
    await page.getByRole('menuitem', { name: 'For 3 days' }).click()
    await messageWith(page, `${later.name} is back on this list on`)
    await rowOf(later.name).waitFor({ state: 'detached' })
    await page.reload()
    await todo().getByRole('button', { name: '1 put off or done' }).click()
    await rowOf(later.name).getByText('Hidden until').waitFor()
    await rowOf(later.name).getByRole('button', { name: 'Show again' }).click()
    await rowOf(later.name)
      .getByRole('button', { name: `Renew: ${later.name}` })
      .waitFor()
    await menu()
    await page.getByRole('menuitem', { name: 'Done' }).click()
    await rowOf(later.name).waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click()
    await rowOf(later.name).waitFor()
    expectQuiet(page)
  })

  it('on a phone it stands before the figures', async () => {
    const small = await signedInAs('iron', { at: '/dashboard', viewport: phone })
    await rowOf(later.name).first().waitFor({ state: 'attached' })
    const top = async (name: string) =>
      (await small.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0
    await todo(small).getByRole('listitem').first().waitFor()
    expect(await top('To do')).toBeLessThan(await top('Today'))
    const width = await small.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.width)
  })
})
