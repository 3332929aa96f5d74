/** Every demo account signs in with this. Only ever written to the Auth emulator. */
export const DEMO_PASSWORD = 'demo-1234'

export const IRON = 'iron-indore'
export const ICE = 'ice-pune'
export const EMPTY = 'empty-bhopal'

export type DemoAccount = {
  /** An owner's uid is the centre's id (PRODUCT 2.I). */
  uid: string
  email: string
  displayName: string
  claims: Record<string, string | boolean>
  /** For the table that the seed prints. */
  what: string
}

const ownerClaims = (gymId: string, clientType: 'GYM' | 'SKATING') => ({ role: 'Client', clientType, gymId })

export const accounts: readonly DemoAccount[] = [
  {
    uid: 'demo-admin',
    email: 'admin@demo.test',
    displayName: 'Meera Iyer',
    claims: { admin: true },
    what: 'super admin',
  },
  {
    uid: 'demo-sales',
    email: 'sales@demo.test',
    displayName: 'Rohan Kapoor',
    claims: { role: 'Sales' },
    what: 'Sales, sees the registered gyms',
  },
  {
    uid: IRON,
    email: 'iron@demo.test',
    displayName: 'Vikram Rathore',
    claims: ownerClaims(IRON, 'GYM'),
    what: 'owner of Iron House Fitness, Indore',
  },
  {
    uid: ICE,
    email: 'ice@demo.test',
    displayName: 'Anjali Kulkarni',
    claims: ownerClaims(ICE, 'SKATING'),
    what: 'owner of Silver Blades Skating Rink, Pune',
  },
  {
    uid: 'demo-desk',
    email: 'desk@demo.test',
    displayName: 'Pooja Malviya',
    claims: { role: 'Manager', gymId: IRON, clientType: 'GYM' },
    what: 'manager at the front desk of Iron House Fitness',
  },
  {
    uid: EMPTY,
    email: 'empty@demo.test',
    displayName: 'Sameer Qureshi',
    claims: ownerClaims(EMPTY, 'GYM'),
    what: 'owner of a centre with no data yet',
  },
  {
    uid: 'demo-nobody',
    email: 'nobody@demo.test',
    displayName: 'Nisha Thakur',
    claims: {},
    what: 'no centre and no claim',
  },
]

/** A centre of `--large`, by how many members it has. */
export const largeGymId = (size: number): string => `large-${size}`

/** The owner of a centre of `--large`. */
export const largeAccount = (size: number): DemoAccount => ({
  uid: largeGymId(size),
  email: `large-${size}@demo.test`,
  displayName: 'Govind Deshmukh',
  claims: ownerClaims(largeGymId(size), 'GYM'),
  what: `owner of a centre of ${size} members`,
})
