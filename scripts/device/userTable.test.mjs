import { describe, expect, it } from 'vitest'
import { newUser, openingFor, rosterLine, updatedUser } from './userTable'

const rules = { checksValidity: true, closedGroups: ['99'], authorised: null }
const asha = newUser('1001', 'Asha Rao')
const valid = (StartDatetime, EndDatetime) => ({ ...asha, StartDatetime, EndDatetime, Expires: '1' })
const now = '2026-11-20 07:50:00'

describe('what a terminal decides at the door (DOMAIN 1.3)', () => {
  it('opens for whoever has no dates, and for nobody it does not know', () => {
    expect(openingFor(asha, now, rules)).toEqual({ isOpen: true })
    expect(openingFor(undefined, now, rules)).toEqual({ isOpen: false, why: 'unknown' })
  })

  it('opens within the dates, on the last second of them, and not after', () => {
    const user = valid('2026-11-01T00:00:00', '2026-11-20T23:59:59')
    expect(openingFor(user, now, rules).isOpen).toBe(true)
    expect(openingFor(user, '2026-11-20 23:59:59', rules).isOpen).toBe(true)
    expect(openingFor(user, '2026-11-21 00:00:00', rules)).toEqual({ isOpen: false, why: 'validity' })
    expect(openingFor(user, '2026-10-31 23:59:59', rules)).toEqual({ isOpen: false, why: 'validity' })
  })

  it('refuses an empty date, and ignores every date where the option is off', () => {
    expect(openingFor(valid('', '2026-12-31T00:00:00'), now, rules).isOpen).toBe(false)
    const past = valid('2000-01-01T00:00:00', '2000-01-02T00:00:00')
    expect(openingFor(past, now, rules).isOpen).toBe(false)
    expect(openingFor(past, now, { ...rules, checksValidity: false }).isOpen).toBe(true)
    expect(openingFor({ ...past, Pri: '14' }, now, rules).isOpen).toBe(true)
  })

  it('stays shut for a closed group and, on a controller, without an authorisation', () => {
    expect(openingFor({ ...asha, Grp: '99' }, now, rules)).toEqual({ isOpen: false, why: 'group' })
    const controller = { ...rules, authorised: new Set(['1001']) }
    expect(openingFor(asha, now, controller).isOpen).toBe(true)
    expect(openingFor(newUser('7', 'Ravi'), now, controller)).toEqual({ isOpen: false, why: 'unauthorised' })
  })
})

describe('a user of a terminal', () => {
  it('takes what an update names and keeps the rest; a key it does not know changes nothing', () => {
    const carded = { ...asha, Card: '4711' }
    expect(updatedUser(carded, { PIN: '1001', Grp: '99', Enable: '0' })).toEqual({ ...carded, Grp: '99' })
    expect(updatedUser(undefined, { PIN: '8', Name: 'New' })).toEqual(newUser('8', 'New'))
  })

  it('is told to the server without templates and dates', () => {
    expect(rosterLine({ ...asha, EndDatetime: '2026-12-31T00:00:00' })).toBe(
      'USER PIN=1001\tName=Asha Rao\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0000000100000000\tVerify=-1\tViceCard=',
    )
  })
})
