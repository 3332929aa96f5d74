import { describe, expect, it, test } from 'vitest'
import { resolveRole, roles, type Claims } from './role'

const SALES = 'sales@demo.test'
const roleOf = (claims: Claims) => resolveRole('u1', claims, SALES)

describe('role resolution, SPECIFICATION 4', () => {
  test.each<[string, Claims, object]>([
    [
      '1. the admin claim makes ADMIN and super admin',
      { admin: true },
      { role: 'ADMIN', isSuperAdmin: true, gymId: '' },
    ],
    ['1. admin comes before Sales', { admin: true, role: 'Sales' }, { role: 'ADMIN', isSuperAdmin: true }],
    ['2. the Sales claim makes SALES', { role: 'Sales' }, { role: 'SALES', isSuperAdmin: false, gymId: '' }],
    ['2. of a centre where it names one', { role: 'Sales', gymId: 'g1' }, { role: 'SALES', gymId: 'g1' }],
    ['2. so does the verified sales e-mail', { email: SALES, email_verified: true }, { role: 'SALES' }],
    ['2. in any case', { email: 'Sales@Demo.Test', email_verified: true }, { role: 'SALES' }],
    ['3. everybody else is CLIENT', {}, { role: 'CLIENT', isSuperAdmin: false, gymId: 'u1', clientType: '' }],
    ['3. and carries clientType', { clientType: 'SKATING' }, { role: 'CLIENT', clientType: 'SKATING' }],
  ])('%s', (_rule, claims, expected) => expect(roleOf(claims)).toMatchObject(expected))

  test.each<[string, Claims]>([
    ['an unverified sales e-mail', { email: SALES }],
    ['a sales e-mail that says it is verified', { email: SALES, email_verified: 'true' }],
    ['an admin claim that is only text', { admin: 'true' }],
    ['an admin claim that is false', { admin: false }],
    ['the role in other words', { role: 'SALES' }],
    ['another e-mail', { email: 'asha@demo.test', email_verified: true }],
    ['a manager without a centre', { role: 'Manager' }],
  ])('%s gives no more than CLIENT', (_case, claims) => expect(roleOf(claims).role).toBe('CLIENT'))

  it('takes no e-mail for the sales account when none is configured', () => {
    expect(resolveRole('u1', { email: '', email_verified: true }, '').role).toBe('CLIENT')
  })

  it('makes MANAGER of role Manager with a centre (PRODUCT 2.I)', () => {
    expect(roleOf({ role: 'Manager', gymId: 'g1', clientType: 'GYM' })).toEqual({
      role: 'MANAGER',
      isSuperAdmin: false,
      gymId: 'g1',
      clientType: 'GYM',
    })
  })

  it("takes a client's centre from the claim, else from the uid", () => {
    expect(roleOf({ gymId: 'g1' }).gymId).toBe('g1')
    expect(roleOf({ gymId: 7 }).gymId).toBe('u1')
  })

  it.each(['Trainer', 'SALES', 'client', 'Manager', null, 7])(
    'gives no centre to an unknown role: %s',
    (role) => {
      expect(resolveRole('u1', { role }, SALES)).toMatchObject({ role: 'CLIENT', gymId: '' })
      if (role !== 'Manager') expect(resolveRole('u1', { role, gymId: 'g1' }, SALES).gymId).toBe('')
    },
  )

  it.each([undefined, '', 'Client'])('takes an owner’s role as one: %s', (role) => {
    expect(resolveRole('u1', { role }, SALES)).toMatchObject({ role: 'CLIENT', gymId: 'u1' })
  })

  it('knows the roles of SPECIFICATION 3', () => {
    expect([...roles].sort()).toEqual(['ADMIN', 'CLIENT', 'MANAGER', 'SALES'])
  })
})
