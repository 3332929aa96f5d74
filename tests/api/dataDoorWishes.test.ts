import { beforeEach, expect, it } from 'vitest'
import fc from '../support/seededFastCheck'
import { followMember } from '@/data/biometric/followMember'
import { bringIntoLine } from '@/data/biometric/bringIntoLine'
import {
  beginDoors,
  GYM,
  members,
  newDoor,
  ownerToken,
  PIN,
  sell,
  SN,
  store,
  TODAY,
  userOf,
  waiting,
} from './support/doorGym'
import { ask } from './support/servedCalls'

beforeEach(beginDoors)

const words = { stop: 'disableBiometricUser', letIn: 'enableBiometricUser' } as const
type Step = 'leave' | 'back' | keyof typeof words | 'again' | 'poll' | 'deaf' | 'mute' | 'wait'

it('whatever happens in whatever order, once the line is well the door does what was wished last', async () => {
  const steps = fc.constantFrom<Step>(
    ...(['leave', 'back', 'stop', 'letIn', 'again', 'poll', 'deaf', 'mute', 'wait'] as const),
  )
  const token = await ownerToken()
  await sell()
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 10 }), async (lived) => {
      const now = () => door.scene.clock.at
      const door = newDoor()
      const follow = () => followMember(store, { gymId: GYM, memberId: 'asha', pinBefore: PIN }, now())
      const say = (word: keyof typeof words) =>
        ask(words[word], { gymId: GYM, biometricUserId: PIN }, { token }, { now })
      // Whatever the life before has left.
      await members().restore(GYM, 'asha').then(follow)
      await say('letIn')
      await bringIntoLine(store, GYM, now(), { sn: SN })
      /** What was done and said last; nobody is let in who has left. */
      const wished = { hasLeft: false, isStopped: false }
      for (const step of lived) {
        if (step === 'leave') await members().deactivate(GYM, 'asha', '').then(follow)
        else if (step === 'back') await members().restore(GYM, 'asha').then(follow)
        else if (step === 'stop' || step === 'letIn') {
          const { status, body } = await say(step)
          const isRefused = step === 'letIn' && wished.hasLeft
          expect([status, body]).toMatchObject([200, { kind: isRefused ? 'refused' : 'done' }])
          if (!isRefused) wished.isStopped = step === 'stop'
        } else if (step === 'again') await bringIntoLine(store, GYM, now(), { sn: SN, pin: PIN })
        else if (step === 'wait') door.scene.later(70)
        else await door.poll(step === 'poll' ? 'well' : step)
        if (step === 'leave' || step === 'back') wished.hasLeft = step === 'leave'
      }
      // What was sent and not answered is due again by then.
      door.scene.later(70)
      await door.poll()
      const { desired, version, devices } = await userOf()
      expect(door.opens(PIN, TODAY)).toBe(!wished.hasLeft && !wished.isStopped)
      expect(desired).toBe(door.opens(PIN, TODAY) ? 'enabled' : 'disabled')
      expect(devices[SN]?.appliedVersion).toBe(version)
      expect(await waiting()).toBe(0)
    }),
    { numRuns: 15 },
  )
}, 120_000)
