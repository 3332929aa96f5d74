import type { Asker } from '@/domain/access/role'

export const IRON = 'iron'
export const ICE = 'ice'
/** Its centre is disabled. */
export const SHUT = 'shut'
export const gyms = [IRON, ICE, SHUT] as const

type Claims = Record<string, unknown>

export type Account = {
  /** null: nobody is signed in. */
  uid: string | null
  claims: Claims
}

export type AccountKind = Account & {
  /** null: no role in any centre. */
  role: Asker | null
  /** The open centre this account belongs to, or that it has opened as support. */
  gym: string | null
  /** The centre whose records the matrix lets it try. */
  target: string
}

const ownerClaims = (gymId: string): Claims => ({ role: 'Client', clientType: 'GYM', gymId })
const salesClaims = (gymId: string): Claims => ({ role: 'Sales', clientType: 'GYM', gymId })
const managerClaims = (gymId: string): Claims => ({ role: 'Manager', clientType: 'GYM', gymId })

/** Every kind of account there is, in the order of the golden table. */
export const accounts = {
  anonymous: { uid: null, claims: {}, role: null, gym: null, target: IRON },
  'no claims': { uid: 'nobody', claims: {}, role: null, gym: null, target: IRON },
  owner: { uid: IRON, claims: ownerClaims(IRON), role: 'CLIENT', gym: IRON, target: IRON },
  'owner without claims': { uid: IRON, claims: {}, role: 'CLIENT', gym: IRON, target: IRON },
  'owner of another centre': {
    uid: ICE,
    claims: ownerClaims(ICE),
    role: 'CLIENT',
    gym: ICE,
    target: IRON,
  },
  'disabled owner': { uid: SHUT, claims: ownerClaims(SHUT), role: 'CLIENT', gym: null, target: SHUT },
  manager: { uid: 'desk', claims: managerClaims(IRON), role: 'MANAGER', gym: IRON, target: IRON },
  'deactivated manager': {
    uid: 'desk-gone',
    claims: managerClaims(IRON),
    role: 'MANAGER',
    gym: null,
    target: IRON,
  },
  'manager of another centre': {
    uid: 'ice-desk',
    claims: managerClaims(ICE),
    role: 'MANAGER',
    gym: ICE,
    target: IRON,
  },
  'disabled manager': {
    uid: 'shut-desk',
    claims: managerClaims(SHUT),
    role: 'MANAGER',
    gym: null,
    target: SHUT,
  },
  sales: { uid: 'seller', claims: { role: 'Sales' }, role: 'SALES', gym: null, target: IRON },
  'sales of a centre': {
    uid: 'their-seller',
    claims: salesClaims(IRON),
    role: 'GYM_SALES',
    gym: IRON,
    target: IRON,
  },
  'sales of another centre': {
    uid: 'ice-seller',
    claims: salesClaims(ICE),
    role: 'GYM_SALES',
    gym: ICE,
    target: IRON,
  },
  'disabled sales': {
    uid: 'shut-seller',
    claims: salesClaims(SHUT),
    role: null,
    gym: null,
    target: SHUT,
  },
  'unknown role': {
    uid: IRON,
    claims: { ...ownerClaims(IRON), role: 'Trainer' },
    role: null,
    gym: null,
    target: IRON,
  },
  /** Has opened every centre as support. */
  admin: { uid: 'root', claims: { admin: true }, role: 'ADMIN', gym: IRON, target: IRON },
  /** Has left the centre again. */
  'admin outside': { uid: 'outside', claims: { admin: true }, role: 'ADMIN', gym: null, target: IRON },
} as const satisfies Record<string, AccountKind>

export type AccountName = keyof typeof accounts
export const accountNames = Object.keys(accounts) as AccountName[]
