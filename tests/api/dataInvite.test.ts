import { beforeEach, expect, it } from 'vitest'
import { inviteOnce } from '../../functions/src/accounts/inviteOnce'
import { adminStore } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const PATH = 'staff/ravi'
const now = new Date('2026-11-20T06:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const { store } = openAdminStore()
const invitedAt = async () => ((await store.get(PATH))?.data['invitedAt'] ?? null) as Date | null

/** A post office that takes its time, and refuses as long as it is closed. */
function postOffice() {
  const office = {
    isClosed: false,
    sent: [] as string[],
    send: async (email: string) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      if (office.isClosed) return false
      office.sent.push(email)
      return true
    },
  }
  return office
}

beforeEach(async () => {
  await emptyStore()
  await adminStore().doc(PATH).set({ email: 'ravi@iron.test', invitedAt: null })
})

it('one mail goes out of many that ask at once, and all learn that it did', async () => {
  const { sent, send } = postOffice()
  const answers = await Promise.all(Array.from({ length: 10 }, () => inviteOnce(store, PATH, now, send)))
  expect(answers).toEqual(answers.map(() => true))
  expect(sent).toEqual(['ravi@iron.test'])
  expect(await inviteOnce(store, PATH, later(3600), send)).toBe(true)
  expect(sent).toHaveLength(1)
  expect((await invitedAt())?.getTime()).toBeGreaterThanOrEqual(now.getTime())
  expect((await adminStore().collection('rateLimits').get()).size).toBe(0)
})

it('a mail that could not be sent is sent by the next who asks', async () => {
  const office = postOffice()
  office.isClosed = true
  expect(await inviteOnce(store, PATH, now, office.send)).toBe(false)
  expect(await invitedAt()).toBeNull()
  expect(await inviteOnce(store, PATH, now, () => Promise.reject(new Error('down')))).toBe(false)
  office.isClosed = false
  expect(await inviteOnce(store, PATH, now, office.send)).toBe(true)
  expect(office.sent).toHaveLength(1)
})

it('an instance that died while it sent holds up the next for half a minute only', async () => {
  const { sent, send } = postOffice()
  void inviteOnce(store, PATH, now, () => new Promise(() => undefined))
  const claimed = async () => (await adminStore().collection('rateLimits').get()).size
  await expect.poll(claimed).toBe(1)
  expect(await inviteOnce(store, PATH, later(31), send)).toBe(true)
  expect(sent).toHaveLength(1)
})

it('nobody is written to who has no record or no address', async () => {
  const { sent, send } = postOffice()
  await inviteOnce(store, 'staff/nobody', now, send)
  await adminStore().doc(PATH).set({ email: '' })
  await inviteOnce(store, PATH, now, send)
  expect(sent).toEqual([])
})
