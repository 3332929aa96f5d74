import type { PersonType } from '@/domain/attendance/attendance'
import { lowerName } from '@/domain/shared/text'
import { pinOf } from './pin'

export type PinOwner = {
  personType: PersonType
  personId: string
  name: string
  code: string
  dp: string
  pin: string
}
type OnDevice = { sn: string; name: string }

/** 'unknown': on a device, and nobody's here. 'missing': somebody's, and on no device. 'shared': more than one person's. */
export type PinState = 'linked' | 'unknown' | 'missing' | 'shared'

/** One number of the centre: whose it is, and on which devices it is known. */
export type PinRow = {
  pin: string
  owners: readonly PinOwner[]
  devices: readonly OnDevice[]
  state: PinState
}

type Roster = { sn: string; lines: readonly { id: string; name: string }[] }

const stateOf = (owners: number, devices: number): PinState =>
  owners > 1 ? 'shared' : owners === 0 ? 'unknown' : devices === 0 ? 'missing' : 'linked'

const order: Record<PinState, number> = { shared: 0, unknown: 1, missing: 2, linked: 3 }

/** Members and staff share one space of numbers (DOMAIN 1.6); what needs a hand stands first, then by number. */
export function pinMapOf(owners: readonly PinOwner[], rosters: readonly Roster[]): PinRow[] {
  const byPin = new Map<string, { owners: PinOwner[]; devices: OnDevice[] }>()
  const at = (pin: string) => {
    const known = byPin.get(pin)
    if (known) return known
    const fresh = { owners: [], devices: [] }
    byPin.set(pin, fresh)
    return fresh
  }
  for (const owner of owners) if (owner.pin !== '') at(owner.pin).owners.push(owner)
  for (const { sn, lines } of rosters)
    for (const { id, name } of lines) {
      const pin = pinOf(id)
      if (pin !== '') at(pin).devices.push({ sn, name })
    }
  return [...byPin]
    .map(([pin, row]) => ({ pin, ...row, state: stateOf(row.owners.length, row.devices.length) }))
    .sort((one, other) => order[one.state] - order[other.state] || Number(one.pin) - Number(other.pin))
}

/** Ranges without an owner and on no device, from 1 to the greatest number in use, both ends included. */
export function freePins(rows: readonly PinRow[]): (readonly [from: number, to: number])[] {
  const taken = rows.map(({ pin }) => Number(pin)).sort((one, other) => one - other)
  const gaps: (readonly [number, number])[] = []
  let next = 1
  for (const pin of taken) {
    if (pin > next) gaps.push([next, pin - 1])
    next = Math.max(next, pin + 1)
  }
  return gaps
}

/** One after the greatest in use: a number that was somebody's may still lie in an old device. */
export const nextPin = (rows: readonly PinRow[]): number =>
  rows.reduce((greatest, { pin }) => Math.max(greatest, Number(pin)), 0) + 1

/** As the first device that has a name for the number calls it; '' where none has. */
export const nameOnDevice = ({ devices }: Pick<PinRow, 'devices'>): string =>
  devices.find(({ name }) => name !== '')?.name ?? ''

/** Who has no number yet and is called as the device says, if it is one person alone. */
export function sameNamed(owners: readonly PinOwner[], named: string): PinOwner | null {
  const wanted = lowerName(named)
  const [only, ...others] = owners.filter(({ pin, name }) => pin === '' && lowerName(name) === wanted)
  return wanted !== '' && only !== undefined && others.length === 0 ? only : null
}

/** By number, whom it may be given at a press: one person alone is called so, and no other number that is nobody's is. */
export function namesakes(
  rows: readonly PinRow[],
  owners: readonly PinOwner[],
): ReadonlyMap<string, PinOwner> {
  const byName = new Map<string, PinRow[]>()
  for (const row of rows.filter(({ state }) => state === 'unknown')) {
    const name = lowerName(nameOnDevice(row))
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  const named = owners.filter(({ pin, name }) => pin === '' && byName.has(lowerName(name)))
  const found = new Map<string, PinOwner>()
  for (const [name, [only, ...others]] of byName) {
    const person = sameNamed(named, name)
    if (only !== undefined && others.length === 0 && person !== null) found.set(only.pin, person)
  }
  return found
}
