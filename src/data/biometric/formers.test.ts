import { expect, it } from 'vitest'
import { biometricUserSchema, type BiometricUser } from '@/domain/biometric/device'
import { formersOf, leftWish, withoutWish } from './formers'

const stop = (minute: number) => ({
  ...{ desired: 'disabled' as const, by: 'desk' },
  at: new Date(Date.UTC(2026, 10, 20, 6, minute)),
})
const userWith = (fields: object): BiometricUser =>
  biometricUserSchema.parse({
    ...{ gymId: 'iron', pin: '1001', personType: 'member', personId: '', desired: 'disabled', ...fields },
  })

/** The number goes to these one after another, each of whom is stopped. */
const handedOn = (from: BiometricUser, ...persons: string[]): BiometricUser =>
  persons.reduce(
    (user, personId, at) => ({
      ...user,
      ...formersOf(user, personId, false),
      ...{ personId, wish: personId === '' ? null : stop(at) },
    }),
    from,
  )

it('a stop stays in the number while it goes through others, until its person has the number again', () => {
  const through = handedOn(userWith({}), 'asha', '', 'meera', 'ravi', '')
  expect(through.former).toEqual({ personId: 'ravi', wish: stop(3) })
  expect(through.earlier).toEqual([
    { personId: 'asha', wish: stop(0) },
    { personId: 'meera', wish: stop(2) },
  ])
  expect(through.earlierOf).toEqual(['iron asha', 'iron meera'])
  expect(['asha', 'meera', 'ravi', 'kiran'].map((one) => leftWish(through, one))).toEqual([
    ...[stop(0), stop(2), stop(3)],
    null,
  ])

  const again = handedOn(through, 'asha')
  expect(again.former).toEqual({ personId: 'ravi', wish: stop(3) })
  expect(again.earlier.map(({ personId }) => personId)).toEqual(['meera'])
})

it('a record of before, which knows of one alone, keeps them', () => {
  const older = userWith({ personId: 'meera', former: { personId: 'asha', wish: stop(0) } })
  expect(handedOn(older, '')).toMatchObject({ former: { personId: 'meera' }, earlierOf: ['iron asha'] })
})

it('a stop stays, however many have the number after it; of those let in the latest twenty stay', () => {
  const many = Array.from({ length: 30 }, (_, at) => `m${String(at)}`)
  const stopped = handedOn(userWith({}), 'asha', ...many, '')
  expect(stopped.earlier).toHaveLength(30)
  expect(stopped.earlierOf[0]).toBe('iron asha')
  const letIn = many.reduce<BiometricUser>(
    (user, personId, at) => {
      const wish = { ...stop(at), desired: 'enabled' as const }
      return { ...user, ...formersOf(user, personId, false), personId, wish }
    },
    handedOn(userWith({}), 'asha'),
  )
  expect(letIn.earlierOf).toHaveLength(21)
  expect([letIn.earlierOf[0], letIn.earlierOf.at(-1)]).toEqual(['iron asha', 'iron m27'])
})

it('what goes along with its person leaves the number, and nothing else does', () => {
  const user = handedOn(userWith({}), 'asha', 'meera', '')
  expect(withoutWish(user, 'meera')).toEqual([{ at: ['former', 'wish'], value: null }])
  expect(withoutWish(user, 'asha')).toEqual([
    { at: ['earlier'], value: [] },
    { at: ['earlierOf'], value: [] },
  ])
})
