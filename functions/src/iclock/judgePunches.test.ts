import { expect, it } from 'vitest'
import { biometricDeviceSchema, biometricUserSchema } from '@/domain/biometric/device'
import { punchSchema } from '@/domain/biometric/punch'
import { judgePunches } from './judgePunches'

const linked = new Date('2026-11-20T06:30:00Z')
const after = (seconds: number) => new Date(linked.getTime() + seconds * 1000)

const user = biometricUserSchema.parse({
  ...{ gymId: 'iron', pin: '1001', personType: 'member', personId: 'vikram', desired: 'enabled' },
  ...{ former: { personId: 'asha' }, since: linked, updatedAt: linked },
})
const vikram = { personType: 'member', personId: 'vikram', name: 'Vikram' } as const

/** What becomes of a press so many seconds after the link, by the device's clock. */
function judged(secondsAfter: number, receivedAt: Date, clockSkewSec: number | null) {
  const device = biometricDeviceSchema.parse({ id: 'FRONT', gymId: 'iron', clockSkewSec })
  const at = after(secondsAfter)
  const punch = punchSchema.parse({
    ...{ id: 'p', gymId: 'iron', sn: 'FRONT', pin: '1001', localTime: '', at, date: '2026-11-20' },
    ...{ month: '2026-11', status: 0, verify: 1, result: 'unknownPin', receivedAt },
  })
  const { seen, uncounted } = judgePunches({ device }, { persons: [vikram], deleted: [], user }, [punch])
  return { counted: seen?.punches.length ?? 0, formers: uncounted.map(({ formerId }) => formerId) }
}

it('the first punches of whoever has a number now are theirs on a device that is half an hour behind', () => {
  expect(judged(60, after(61), null)).toEqual({ counted: 1, formers: [] })
  expect(judged(60 - 1800, after(61), -1800)).toEqual({ counted: 1, formers: [] })
})

it('what was pressed before stays with whom the number was taken off, also by such a clock', () => {
  expect(judged(-60, after(-59), 0)).toEqual({ counted: 0, formers: ['asha'] })
  expect(judged(-60 - 1800, after(-59), -1800)).toEqual({ counted: 0, formers: ['asha'] })
  // Late by more than a clock that is known explains: it is taken at its word.
  expect(judged(-1740, after(3600), -1800)).toEqual({ counted: 0, formers: ['asha'] })
})
