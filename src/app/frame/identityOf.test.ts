import { describe, expect, it } from 'vitest'
import { clientInfoSchema } from '@/domain/gyms/gym'
import type { Role } from '@/domain/access/role'
import type { Backend } from '@/session/backend'
import type { SessionState } from '@/session/sessionState'
import { identityOf } from './identityOf'

const info = clientInfoSchema.parse({
  id: 'iron',
  name: 'Iron House, Indore',
  dp: 'https://files.test/iron.webp',
})

const signedIn = (role: Role, changes: { displayName?: string } = {}) =>
  ({
    status: 'signedIn',
    account: {
      uid: 'u',
      email: 'rohan@iron.test',
      displayName: changes.displayName ?? 'Rohan Mehta',
      photoURL: '',
      claims: {},
    },
    role: { role, isSuperAdmin: role === 'ADMIN', gymId: 'iron', clientType: 'GYM' },
    backend: {} as Backend,
    gym: { status: 'ready', info },
  }) satisfies SessionState

describe('who and where, in the frame (SPECIFICATION 1)', () => {
  it('shows the centre in upper case with its logo to its people', () => {
    for (const role of ['CLIENT', 'MANAGER', 'SALES'] as const)
      expect(identityOf(signedIn(role))).toMatchObject({
        title: 'IRON HOUSE, INDORE',
        logo: 'https://files.test/iron.webp',
        displayName: 'Rohan Mehta',
        chosenGym: '',
      })
  })

  it('shows a generic name and the default logo to the super admin, also while looking at a centre', () => {
    expect(identityOf(signedIn('ADMIN'))).toMatchObject({
      title: 'Fitness Centre',
      logo: '',
      chosenGym: 'Iron House, Indore',
    })
  })

  it('shows the generic ones to Sales of the platform, and of a centre whose leads are not theirs', () => {
    expect(identityOf({ ...signedIn('SALES'), gym: { status: 'none' } })).toMatchObject({
      title: 'Fitness Centre',
      logo: '',
    })
  })

  it('lets Sales change neither a photo nor the logo, a manager the photo and an owner both', () => {
    expect(identityOf(signedIn('SALES')).mayChange).toEqual({ photo: false, logo: false })
    expect(identityOf(signedIn('MANAGER')).mayChange).toEqual({ photo: true, logo: false })
    expect(identityOf(signedIn('CLIENT')).mayChange).toEqual({ photo: true, logo: true })
  })

  it('welcomes by the email whoever has no display name', () => {
    expect(identityOf(signedIn('CLIENT', { displayName: '' })).displayName).toBe('rohan@iron.test')
  })
})
