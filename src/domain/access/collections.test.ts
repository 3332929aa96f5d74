import { describe, expect, it, test } from 'vitest'
import {
  collections,
  may,
  askerOf,
  reachOf,
  rights,
  type CollectionId,
  type Operation,
  type Right,
} from './collections'
import { roles } from './role'

const ids = Object.keys(collections) as CollectionId[]
const operations: Operation[] = ['get', 'list', 'create', 'update', 'delete']

describe('the access table', () => {
  it('lets nobody but the administrators reach beyond their own centre, but for what Sales may know of it', () => {
    const beyond = ids.flatMap((id) =>
      operations.flatMap((operation) =>
        roles
          .filter((role) => role !== 'ADMIN' && reachOf(role, id, operation) === 'any')
          .map((role) => [role, id]),
      ),
    )
    expect(beyond).toEqual([
      ['SALES', 'gymsPublic'],
      ['SALES', 'gymsPublic'],
    ])
    const ofGym = ids.flatMap((id) => operations.map((operation) => reachOf('GYM_SALES', id, operation)))
    expect(ofGym).not.toContain('any')
  })

  it('shows SALES nothing but the public fields of the centres and the own record', () => {
    const reached = ids.filter((id) =>
      operations.some((operation) => reachOf('SALES', id, operation) !== 'never'),
    )
    expect(reached).toEqual(['gymsPublic', 'staff'])
    expect(reachOf('SALES', 'staff', 'get')).toBe('self')
    expect(reachOf('SALES', 'staff', 'list')).toBe('never')
  })

  it('shows a centre’s own Sales its public fields, its leads and the own record', () => {
    expect(askerOf({ role: 'SALES', gymId: 'g1' })).toBe('GYM_SALES')
    expect(askerOf({ role: 'SALES', gymId: '' })).toBe('SALES')
    expect(askerOf({ role: 'MANAGER', gymId: 'g1' })).toBe('MANAGER')
    const reached = ids.filter((id) =>
      operations.some((operation) => reachOf('GYM_SALES', id, operation) !== 'never'),
    )
    expect(reached).toEqual(['gymsPublic', 'staff', 'leads'])
    expect(reachOf('GYM_SALES', 'gymsPublic', 'list')).toBe('never')
  })

  it.each([
    'gyms',
    'gyms/counters',
    'invoices',
    'acts',
    'monthStats',
    'gymInvoices',
    'platform',
    'platformMonths',
    'members/packageHistory',
    'ledger',
    'ledgerDays',
    'dayCloses',
    'promoCodes/uses',
    'gymsPublic',
    'staff',
    'auditLogs',
    'outbox',
    'biometricUsers',
    'biometricDevices',
    'biometricDevices/commands',
  ] as const)('leaves writing %s to the server', (id) => {
    for (const role of roles)
      for (const operation of ['create', 'update', 'delete'] as const)
        expect(reachOf(role, id, operation)).toBe('never')
  })

  it.each(['rateLimits', 'referralCodes', 'kioskPins', 'gstinPrefixes', 'biometricDevices/secrets'] as const)(
    'shows %s to nobody',
    (id) => {
      for (const role of roles)
        for (const operation of operations) expect(reachOf(role, id, operation)).toBe('never')
    },
  )

  it('removes nothing for good', () => {
    for (const id of ids) for (const role of roles) expect(reachOf(role, id, 'delete')).toBe('never')
  })

  it('never lets a member package history be rewritten', () => {
    for (const role of roles) expect(reachOf(role, 'members/packageHistory', 'update')).toBe('never')
  })
})

describe('rights of a MANAGER, PRODUCT 2.I', () => {
  /** Of no centre: an administrator's alone. */
  const ofPlatform: Right[] = ['gyms.export', 'gymInvoices.export', 'gymRegPackages.export']
  const ofGym = (Object.keys(rights) as Right[]).filter((right) => !ofPlatform.includes(right))

  test.each(ofPlatform)('%s is for an administrator alone', (right) => {
    expect(roles.filter((role) => may(role, right))).toEqual(['ADMIN'])
  })

  test.each(ofGym)('%s is for the owner, not the desk', (right) => {
    expect(may('CLIENT', right)).toBe(true)
    expect(may('ADMIN', right)).toBe(true)
    expect(may('MANAGER', right)).toBe(false)
    expect(may('SALES', right)).toBe(false)
  })

  it('reads and writes members and attendance, and reads packages', () => {
    expect(reachOf('MANAGER', 'members', 'update')).toBe('own')
    expect(reachOf('MANAGER', 'attendance', 'update')).toBe('own')
    expect(reachOf('MANAGER', 'memberPackages', 'list')).toBe('own')
    expect(reachOf('MANAGER', 'memberPackages', 'update')).toBe('never')
    expect(reachOf('MANAGER', 'staff', 'list')).toBe('never')
    expect(reachOf('MANAGER', 'staff', 'get')).toBe('self')
  })

  it.each([
    'expenses',
    'expenseCategories',
    'contributions',
    'payMonths',
    'contributionCategories',
    'auditLogs',
  ] as const)('sees nothing of %s', (id) => {
    for (const operation of operations) expect(reachOf('MANAGER', id, operation)).toBe('never')
  })

  it('works on leads, and reads promo codes', () => {
    expect(reachOf('MANAGER', 'leads', 'update')).toBe('own')
    expect(reachOf('MANAGER', 'promoCodes', 'get')).toBe('own')
    expect(reachOf('MANAGER', 'promoCodes', 'update')).toBe('never')
  })
})
