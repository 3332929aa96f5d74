import { doc, setDoc, updateDoc } from 'firebase/firestore'
import { IRON, accounts, type AccountName } from '../support/accounts'
import { arrange, storeOf } from '../support/environment'
import { freshId } from '../support/fresh'
import { stamp, type Stored } from '../support/records'

/** A record of a collection that a test adds and edits as somebody, each time differing from a good one by one thing. */
export function recordsOf(collection: string, record: (gymId: string, by?: string) => Stored) {
  let id = ''
  return {
    /** Sets a fresh record up, past the rules. */
    stand: (fields: Stored = {}) => {
      id = freshId(collection)
      return arrange((store) => setDoc(doc(store, collection, id), { ...record(IRON), ...fields }))
    },
    add: (fields: Stored = {}, who: AccountName = 'owner') =>
      setDoc(doc(storeOf(accounts[who]), collection, freshId(collection)), {
        ...record(IRON, accounts[who].uid ?? ''),
        ...fields,
      }),
    edit: (fields: Stored, who: AccountName = 'owner') =>
      updateDoc(doc(storeOf(accounts[who]), collection, id), {
        ...stamp(accounts[who].uid ?? ''),
        ...fields,
      }),
  }
}
