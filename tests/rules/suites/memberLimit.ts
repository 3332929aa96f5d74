import { deleteField, doc, setDoc, Timestamp, updateDoc } from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { IRON, accounts, type AccountName } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { memberRecord, stamp } from '../support/records'

const later = Timestamp.fromMillis(Date.now() + 3_600_000)

const gymMay = (writesUntil: unknown) =>
  arrange((store) => updateDoc(doc(store, 'gyms', IRON), { writesUntil }))

const uidOf = (who: AccountName) => accounts[who].uid ?? ''

function add(who: AccountName) {
  const id = freshId('member')
  return setDoc(doc(storeOf(accounts[who]), 'members', id), { ...memberRecord(IRON, uidOf(who)), id })
}

async function standing(deleted: boolean): Promise<string> {
  const id = freshId('member')
  await arrange((store) => setDoc(doc(store, 'members', id), { ...memberRecord(IRON), id, deleted }))
  return id
}

const mark = (who: AccountName, id: string, deleted: boolean) =>
  updateDoc(doc(storeOf(accounts[who]), 'members', id), { ...stamp(uidOf(who)), deleted })

const edit = (who: AccountName, id: string) =>
  updateDoc(doc(storeOf(accounts[who]), 'members', id), { ...stamp(uidOf(who)), notes: freshId('note') })

export function memberLimitSuite() {
  describe('a centre that has as many members as its package allows', () => {
    const full = { create: later, update: later, enrol: Timestamp.fromMillis(0) }
    const roomy = { create: later, update: later, enrol: later }
    beforeAll(() => gymMay(full))
    afterAll(() => gymMay(deleteField()))

    it.each(['owner', 'owner without claims', 'manager'] as const)('takes on none by the %s', async (who) => {
      await expectDenied(add(who))
      await gymMay(roomy)
      await expectAllowed(add(who))
      await gymMay(full)
    })

    it('keeps those it has: they are changed and deleted as before', async () => {
      const id = await standing(false)
      await expectAllowed(edit('manager', id))
      await expectAllowed(mark('owner', id, true))
    })

    it('brings none back who was deleted, and does when there is room', async () => {
      const id = await standing(true)
      await expectDenied(mark('owner', id, false))
      await expectAllowed(edit('owner', id))
      await gymMay(roomy)
      await expectAllowed(mark('owner', id, false))
      await gymMay(full)
    })

    it('takes on whom the super admin adds or brings back, who can give it a larger package', async () => {
      await expectAllowed(add('admin'))
      await expectAllowed(mark('admin', await standing(true), false))
    })

    it('without a limit takes on anybody', async () => {
      await gymMay(deleteField())
      await expectAllowed(add('manager'))
      await gymMay(full)
    })
  })

  describe('taking on a member asks who serves the centre, as every other write of the desk does', () => {
    it.each([
      'owner of another centre',
      'manager of another centre',
      'sales of a centre',
      'deactivated manager',
    ] as const)('not the %s', async (who) => {
      await expectDenied(add(who))
      await expectAllowed(add('manager'))
    })
  })
}
