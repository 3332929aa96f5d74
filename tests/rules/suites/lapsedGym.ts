import { deleteField, doc, getDoc, Timestamp, updateDoc } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collections, reachOf, type CollectionId } from '@/domain/access/collections'
import { IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { seedGyms } from '../support/seed'
import { listOwn } from '../support/subject'
import { subjects } from '../support/subjects'

const MINUTE_MS = 60_000

/** The server keeps the end of a centre's package on the centre's document, with the days of grace. */
const writesFor = (minutes: number) => {
  const end = Timestamp.fromMillis(Date.now() + minutes * MINUTE_MS)
  return arrange((store) =>
    updateDoc(doc(store, 'gyms', IRON), { writesUntil: { create: end, update: end, enrol: end } }),
  )
}

const people = ['owner', 'owner without claims', 'manager', 'sales of a centre'] as const
type Person = (typeof people)[number]

const collectionIds = Object.keys(collections) as CollectionId[]

const may = (who: Person, id: CollectionId, operation: 'get' | 'list' | 'create' | 'update') =>
  reachOf(accounts[who].role, id, operation) === 'own'

const writesOf = (who: Person) =>
  collectionIds.flatMap((id) =>
    (['create', 'update'] as const)
      .filter((operation) => may(who, id, operation))
      .map((operation): [CollectionId, 'create' | 'update'] => [id, operation]),
  )

const tried = (who: Person | 'admin', id: CollectionId, operation: 'create' | 'update') =>
  subjects[id][operation](storeOf(accounts[who]), IRON, accounts[who].uid)

export function lapsedGymSuite() {
  describe('a centre whose package ended and whose days of grace are over (PRODUCT 4, screen 3)', () => {
    beforeAll(seedGyms)
    afterAll(() => arrange((store) => updateDoc(doc(store, 'gyms', IRON), { writesUntil: deleteField() })))

    it('is tried with every record that its people write', () => {
      expect(people.map((who) => writesOf(who).length)).toEqual([26, 26, 10, 2])
    })

    describe.each(people)('under the %s', (who) => {
      it.each(writesOf(who))(
        'no longer writes %s (%s), and did until the last moment',
        async (id, operation) => {
          await writesFor(5)
          await expectAllowed(tried(who, id, operation))
          await writesFor(-1)
          await expectDenied(tried(who, id, operation))
        },
      )
    })

    describe('', () => {
      beforeEach(() => writesFor(-1))

      it.each(people)('is read as before by the %s', async (who) => {
        for (const id of collectionIds) {
          const store = storeOf(accounts[who])
          if (may(who, id, 'get')) await expectAllowed(getDoc(doc(store, subjects[id].path(IRON))))
          if (may(who, id, 'list')) await expectAllowed(listOwn(store, subjects[id], IRON))
        }
      })

      it('is written by the super admin', async () => {
        await expectAllowed(tried('admin', 'expenses', 'create'))
        await expectAllowed(tried('admin', 'members', 'create'))
        await expectAllowed(tried('admin', 'members', 'update'))
      })
    })
  })
}
