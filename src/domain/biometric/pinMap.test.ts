import { describe, expect, it } from 'vitest'
import { freePins, namesakes, nextPin, pinMapOf, sameNamed, type PinOwner } from './pinMap'

const owner = (pin: string, personId: string, personType: PinOwner['personType'] = 'member'): PinOwner => ({
  ...{ pin, personId, personType },
  ...{ name: personId, code: '', dp: '' },
})
const roster = (sn: string, ...pins: string[]) => ({
  sn,
  lines: pins.map((id) => ({ id, name: `on ${sn}` })),
})
const told = (rows: ReturnType<typeof pinMapOf>) => rows.map(({ pin, state }) => `${pin} ${state}`)

describe('the map of the numbers on the devices', () => {
  it('says of each number whether it is linked, unknown here, on no device or shared, what needs a hand first', () => {
    const rows = pinMapOf(
      [owner('7', 'asha'), owner('9', 'ravi', 'employee'), owner('12', 'meena'), owner('12', 'kiran')],
      [roster('A', '7', '40'), roster('B', '7', '0012')],
    )
    expect(told(rows)).toEqual(['12 shared', '40 unknown', '9 missing', '7 linked'])
    expect(rows.find(({ pin }) => pin === '7')?.devices.map(({ sn }) => sn)).toEqual(['A', 'B'])
    expect(rows.find(({ pin }) => pin === '12')?.devices.map(({ sn }) => sn)).toEqual(['B'])
  })

  it('leaves out whoever has no number, and what is none on a device', () => {
    expect(pinMapOf([owner('', 'asha')], [roster('A', '0', 'admin')])).toEqual([])
  })

  it('names the free numbers and the next one', () => {
    const rows = pinMapOf([owner('3', 'asha'), owner('6', 'ravi')], [roster('A', '4')])
    expect(freePins(rows)).toEqual([
      [1, 2],
      [5, 5],
    ])
    expect(nextPin(rows)).toBe(7)
    expect([freePins([]), nextPin([])]).toEqual([[], 1])
  })

  it('knows who a name on a device is, where it is one person without a number', () => {
    const people = [owner('', 'Asha Rao'), owner('', 'Ravi'), owner('', 'ravi'), owner('4', 'Meena')]
    expect(sameNamed(people, ' ASHA  rao ')?.personId).toBe('Asha Rao')
    expect(sameNamed(people, 'Ravi')).toBeNull()
    expect(sameNamed(people, 'Meena')).toBeNull()
    expect(sameNamed([owner('', '')], '')).toBeNull()
  })

  it('offers a number to the one person of its name at a press, and where there is a doubt to nobody', () => {
    const called = (id: string, name: string) => ({ id, name })
    const people = [
      ...[owner('', 'Asha Rao'), owner('', 'Ravi'), owner('', 'Kiran'), owner('', 'kiran')],
      ...[owner('4', 'Meena'), owner('9', 'Dev'), owner('', 'dev')],
    ]
    const lines = [
      ...[called('1', 'ASHA  RAO'), called('2', 'Ravi'), called('3', 'ravi'), called('4', 'Meena')],
      ...[called('5', 'Kiran'), called('6', ''), called('7', 'Nobody'), called('9', 'DEV')],
    ]
    const rows = pinMapOf(people, [
      { sn: 'A', lines },
      { sn: 'B', lines: [called('1', '')] },
    ])
    const offered = [...namesakes(rows, people)].map(([pin, { personId }]) => `${pin} ${personId}`)
    expect(offered).toEqual(['1 Asha Rao'])
  })
})
