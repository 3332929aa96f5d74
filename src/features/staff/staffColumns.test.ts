import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { MISSING } from '@/domain/shared/constants'
import { staffSchema } from '@/domain/staff/staff'
import { staffColumns } from './staffColumns'

const asha = staffSchema.parse({ id: 'asha', gymId: 'iron', name: 'Asha Rao', nameLower: 'asha rao' })

const membersOf = (trained: ReadonlyMap<string, number> | null) => {
  const columns = staffColumns({
    ...{ locale: 'en-IN', timezone: 'Asia/Kolkata', today: civil('2026-03-09'), standings: new Map() },
    trained,
  })
  const column = columns.find(({ id }) => id === 'members')
  return [column?.cell(asha), column?.exported?.(asha)]
}

describe('how many members an employee trains (PRODUCT 4, screen 10)', () => {
  it('is a number once the members are known, nobody included', () => {
    expect(membersOf(new Map([['asha', 4]]))).toEqual([4, { kind: 'number', number: 4 }])
    expect(membersOf(new Map())).toEqual([0, { kind: 'number', number: 0 }])
  })

  it('is left open, and never said to be none, while they are not', () => {
    expect(membersOf(null)).toEqual([MISSING, { kind: 'missing' }])
  })
})
