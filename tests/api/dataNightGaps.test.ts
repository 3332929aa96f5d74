import { beforeEach, describe, expect, it } from 'vitest'
import { failureSentence } from '@/domain/monthStats/nightFailure'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import { beginNight, check, IRON, midnight, night, store } from './support/nightGym'

const SN = 'CGKK1'
const nightAfter = (days: number) => new Date(midnight.getTime() + days * 86_400_000)

beforeEach(async () => {
  await beginNight()
  await putDevice(store, { sn: SN, gymId: IRON, secret: '7F3A9C21', lastSeenAt: nightAfter(9) })
})

describe('days that a device does not tell of', () => {
  it('are said once they were asked for three nights in vain, until the device answers', async () => {
    const said: unknown[] = []
    for (const [days, status] of ['FAILED', 'FAILED', 'FAILED', 'DONE', 'DONE'].entries()) {
      await night(nightAfter(days))
      said.push((await check()).failures.map(failureSentence))
      const { docs } = await adminStore()
        .collection(`biometricDevices/${SN}/commands`)
        .where('status', '==', 'QUEUED')
        .get()
      for (const { ref } of docs) await ref.update({ status })
    }
    expect(said).toEqual([
      [],
      [],
      [],
      [
        'Last night could not get the punches of the door’s device Front door: it was asked night after night for those of ' +
          '19 Nov, 2026 to 21 Nov, 2026, and did not tell. Get them again from the device.',
      ],
      [],
    ])
  })
})
