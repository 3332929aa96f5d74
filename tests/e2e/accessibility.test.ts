import { describe, it } from 'vitest'
import { expectBoth, pagesOf, settled } from './support/bothThemes'
import { browserOf, expectHeading, visit } from './support/browser'

const browser = browserOf()
const pageOf = pagesOf(browser)

describe('every page, with data and without', () => {
  it('the sign-in, its problems, and the address that leads nowhere', async () => {
    const page = await browser.open()
    await page.goto('/login')
    await expectHeading(page, 'Sign in')
    await expectBoth(page, 'login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter your email').waitFor()
    await expectBoth(page, 'login with problems')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await expectBoth(page, 'forgotten password')
    await page.goto('/no/such/page')
    await expectHeading(page, /no page/)
    await expectBoth(page, 'unknown path')
  })

  it.each([
    ['iron', '/dashboard', /^Dashboard/],
    ['iron', '/members', /^Active members/],
    ['iron', '/members/inactive', /^Inactive members/],
    ['iron', '/members/packages', /^Member Packages/],
    ['iron', '/members?q=Nobodywho&gender=Female', /^Active members/],
    ['iron', '/leads', /^Leads/],
    ['iron', '/leads?id=iron-indore-lead-6', /^Leads/],
    ['iron', '/leads?new=true', /^Leads/],
    ['empty', '/leads', /^Leads/],
    ['iron', '/leads?view=board', /^Leads/],
    ['empty', '/leads?view=board', /^Leads/],
    ['iron', '/leads?view=funnel&range=90', /^Leads/],
    ['iron', '/leads?view=funnel&range=90&owner=none', /^Leads/],
    ['empty', '/leads?view=funnel', /^Leads/],
    ['iron', '/staff', /^Staff/],
    ['empty', '/staff', /^Staff/],
    ['iron', '/staff/contributions', /^Contributions/],
    ['empty', '/staff/contributions', /^Contributions/],
    ['iron', '/staff/contribution-categories', /^Contribution categories/],
    ['iron', '/finance/invoices', /^Invoices/],
    ['empty', '/finance/invoices', /^Invoices/],
    ['iron', '/finance/expense-categories', /^Expense categories/],
    ['empty', '/finance/expense-categories', /^Expense categories/],
    ['iron', '/finance/expenses', /^Expenses/],
    ['empty', '/finance/expenses', /^Expenses/],
    ['iron', '/members/attendance', /^Mark Attendance/],
    ['iron', '/settings/promo-codes', /^Promo codes/],
    ['empty', '/settings/promo-codes', /^Promo codes/],
    ['iron', '/settings/site-config', /^Site config/],
    ['empty', '/settings/site-config?section=messages', /^Site config/],
    ['empty', '/settings/site-config?section=devices', /^Site config/],
    ['iron', '/settings/site-config?section=audit', /^Who did what/],
    ['iron', '/gyms', /may not open/],
    ['iron', '/no/such/page', /no page/],
    ['empty', '/dashboard', /^Dashboard/],
    ['empty', '/members', /^Active members/],
    ['empty', '/members/inactive', /^Inactive members/],
    ['empty', '/members/packages', /^Member Packages/],
    ['empty', '/members/attendance', /^Mark Attendance/],
    ['sales', '/gyms', /^Registered Gyms/],
    ['admin', '/gyms', /^Registered Gyms/],
    ['admin', '/gyms/packages', /^Gym Registration Packages/],
    ['admin', '/gyms/packages?new=true', /^Gym Registration Packages/],
    ['admin', '/dashboard', /^Dashboard/],
    ['admin', '/members', /^Choose a centre/],
    ['desk', '/members', /^Active members/],
  ] as const)('%s at %s', async (who, address, heading) => {
    const page = await pageOf(who)
    await visit(page, address)
    await expectHeading(page, heading)
    await settled(page)
    await expectBoth(page, `${who} ${address}`)
  })

  it('every section of Site config', async () => {
    const page = await pageOf('iron')
    await visit(page, '/settings/site-config')
    const index = page.getByRole('navigation', { name: 'Sections of Site config' })
    await index.getByRole('link').first().waitFor()
    const names = await index.getByRole('link').allInnerTexts()
    for (const name of names.map((each) => each.trim()).filter((each) => each !== 'Who did what')) {
      await index.getByRole('link', { name, exact: true }).click()
      await page.getByRole('main').getByRole('heading', { level: 2, name }).first().waitFor()
      await settled(page)
      await expectBoth(page, `the section ${name}`)
    }
  })

  it('the account without a centre', async () => {
    const page = await pageOf('nobody')
    await expectHeading(page, 'This account has no centre yet')
    await expectBoth(page, 'no centre')
  })
})
