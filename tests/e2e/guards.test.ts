import { describe, expect, it } from 'vitest'
import { expectHeading, path, signIn, browserOf } from './support/browser'

const { open, signedInAs } = browserOf()

describe('the route guard (SPECIFICATION 4)', () => {
  it.each([
    '/dashboard',
    '/gyms',
    '/members',
    '/members/inactive',
    '/members/packages',
    '/members/attendance',
  ])('nobody signed in is sent from %s to /login', async (address) => {
    const page = await open()
    await page.goto(address)
    await expectHeading(page, 'Sign in')
    expect(path(page)).toBe('/login')
  })

  it.each([
    ['iron', '/gyms'],
    ['desk', '/gyms'],
    ['desk', '/dashboard'],
    ['desk', '/staff/attendance'],
    ['desk', '/staff/contributions'],
    ['sales', '/members'],
    ['sales', '/members/attendance'],
  ] as const)('%s may not open %s and is told so', async (who, address) => {
    const page = await signedInAs(who, { at: address })
    await expectHeading(page, /may not open|access/i)
    expect(path(page)).toBe('/access-denied')
  })

  it('sales at /dashboard is sent to /gyms', async () => {
    const page = await signedInAs('sales', { at: '/dashboard' })
    await expectHeading(page, /Registered Gyms/)
    expect(path(page)).toBe('/gyms')
  })

  it('an unknown path is a page of its own, signed in or not', async () => {
    const page = await open()
    await page.goto('/no/such/page')
    await expectHeading(page, /not found|no page|does not exist/i)
    await page.goto('/login')
    await signIn(page, 'iron')
    await expectHeading(page, 'Dashboard')
    await page.goto('/no/such/page')
    await expectHeading(page, /not found|no page|does not exist/i)
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(1)
  })
})
