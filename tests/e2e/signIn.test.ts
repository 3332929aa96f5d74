import { describe, expect, it } from 'vitest'
import { expectHeading, expectQuiet, path, signIn, browserOf } from './support/browser'

const { open, signedInAs } = browserOf()

describe('signing in', () => {
  it.each([
    ['admin', '/dashboard', 'Dashboard'],
    ['iron', '/dashboard', 'Dashboard'],
    ['ice', '/dashboard', 'Dashboard'],
    ['empty', '/dashboard', 'Dashboard'],
    ['sales', '/gyms', 'Registered Gyms'],
    ['desk', '/members/attendance', 'Mark Attendance'],
  ] as const)('%s lands on %s (SPECIFICATION 4)', async (who, home, heading) => {
    const page = await open()
    await page.goto('/login')
    await signIn(page, who)
    await expectHeading(page, new RegExp(heading))
    expect(path(page)).toBe(home)
    expectQuiet(page)
  })

  it('an account with no centre and no claim sees a page that says so (PRODUCT 2.I)', async () => {
    const page = await open()
    await page.goto('/login')
    await signIn(page, 'nobody')
    await expectHeading(page, 'This account has no centre yet')
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectHeading(page, 'Sign in')
  })

  it('wrong credentials are said in words, and nothing typed but the doubt is lost', async () => {
    const page = await open()
    await page.goto('/login')
    await signIn(page, 'iron', 'not-the-password')
    await page.getByText('The email or the password is not right').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('iron@demo.test')
  })

  it('says what is missing at the field', async () => {
    const page = await open()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter your email').waitFor()
  })

  it('shows the password when asked', async () => {
    const page = await open()
    await page.goto('/login')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('demo-1234')
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  })

  it('sends the mail for a forgotten password and does not tell who has an account', async () => {
    const page = await open()
    await page.goto('/login')
    await page.getByLabel('Email').fill('somebody@nowhere.test')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: /send/i }).click()
    await page
      .getByText(/if .* account/i)
      .first()
      .waitFor()
  })

  it('a deep link returns after sign-in', async () => {
    const page = await open()
    await page.goto('/members?tab=dues')
    await expectHeading(page, 'Sign in')
    await signIn(page, 'iron')
    await expectHeading(page, /Active members/)
    expect(new URL(page.url()).search).toBe('?tab=dues')
  })

  it('keeps the centre under clientInfo, keyed to the account, and forgets it on signing out', async () => {
    const page = await signedInAs('iron')
    await expectHeading(page, 'Dashboard')
    const stored = await page.evaluate(() => sessionStorage.getItem('clientInfo'))
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ uid: 'iron-indore', id: 'iron-indore', type: 'GYM' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog', { name: 'Logout' }).getByRole('button', { name: 'Yes' }).click()
    await expectHeading(page, 'Sign in')
    expect(await page.evaluate(() => sessionStorage.getItem('clientInfo'))).toBeNull()
  })
})
