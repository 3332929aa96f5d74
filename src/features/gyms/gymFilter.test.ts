import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { gymFilterOf, gymFilters } from './gymFilter'

const today = civil('2026-11-20')
type Asked = Parameters<typeof gymFilterOf>[0]
const asked = (fields: Partial<Asked> = {}) =>
  gymFilterOf(
    { tab: 'all', q: '', chosen: {}, sort: { by: 'name', direction: 'asc' }, isAdmin: true, ...fields },
    today,
  )

describe('the tabs and filters of Registered Gyms in the address', () => {
  it('ask for every centre by name when nothing is set', () => {
    expect(asked()).toEqual({
      search: '',
      status: 'all',
      type: null,
      sort: 'name',
      direction: 'asc',
    })
  })

  it('pass search, type, state, package and order on', () => {
    const chosen = { type: 'SKATING', state: 'Madhya Pradesh', package: 'growth' }
    const sort = { by: 'created', direction: 'desc' } as const
    expect(asked({ tab: 'disabled', q: 'iron', chosen, sort })).toMatchObject({
      search: 'iron',
      status: 'disabled',
      type: 'SKATING',
      state: 'Madhya Pradesh',
      packageId: 'growth',
      sort: 'created',
      direction: 'desc',
    })
  })

  it('ask for the centres whose address names no state', () => {
    expect(asked({ chosen: { state: '-' } }).state).toBe('')
    expect(asked({ chosen: { state: '' } }).state).toBeUndefined()
  })

  it('ask for the centres whose package was typed when they were registered', () => {
    expect(asked({ chosen: { package: '-' } }).packageId).toBe('')
    expect(asked({ chosen: { package: '' } }).packageId).toBeUndefined()
  })

  it('read a value that is none of the choices as not set', () => {
    const chosen = { type: 'POOL', ends: '9', kind: 'gold', attention: 'none' }
    expect(asked({ chosen })).toEqual(asked())
  })

  it('ask for those of a tab among the centres that are not disabled', () => {
    expect(asked({ tab: 'expiring' })).toMatchObject({
      status: 'active',
      standing: { of: 'Expiring', today },
    })
  })

  it('ask for packages that end within so many days, today included, of open centres', () => {
    expect(asked({ chosen: { ends: '7', kind: 'trial' } })).toMatchObject({
      status: 'active',
      ends: { from: '2026-11-20', to: '2026-11-26' },
      isTrial: true,
    })
    expect(asked({ chosen: { ends: '30', kind: 'paid' } })).toMatchObject({
      ends: { from: '2026-11-20', to: '2026-12-19' },
      isTrial: false,
    })
  })

  it('ask for a sign of the last night, of open centres', () => {
    expect(asked({ chosen: { attention: 'silent' } })).toMatchObject({ status: 'active', sign: 'silent' })
  })

  it('ask for the centres that make up the MRR, disabled since or not', () => {
    const paying = asked({ chosen: { kind: 'paying' } })
    expect(paying).toMatchObject({ status: 'all', isPaying: true })
    expect(paying.isTrial).toBeUndefined()
    expect(asked({ chosen: { kind: 'paying', attention: 'silent' } })).toMatchObject({
      ...{ status: 'active', sign: 'silent', isPaying: true },
    })
  })

  it('take a referral code as it is typed', () => {
    expect(asked({ chosen: { referral: ' abcd2345 ' } })).toMatchObject({ referralCode: 'ABCD2345' })
  })

  test.each(['attention', 'package', 'kind'] as const)(
    'Sales can’t ask by %s: its copies hold none of it',
    (id) => {
      const chosen = { attention: 'silent', package: 'growth', kind: 'trial' }
      expect(asked({ isAdmin: false, chosen })).toEqual(asked())
      expect(gymFilters(false, []).map((filter) => filter.id)).not.toContain(id)
      expect(gymFilters(true, []).map((filter) => filter.id)).toContain(id)
    },
  )
})
