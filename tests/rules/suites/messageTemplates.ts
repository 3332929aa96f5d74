import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import { ICE, IRON, accounts } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import { arrange, storeOf } from '../support/environment'
import { messageTemplateRecord } from '../support/officeRecords'
import { stamp, type Stored } from '../support/records'
import { fieldTests, flag, oneOf, someText, textsUpTo, textUpTo } from './fields'

let serial = 0
let key = ''

const path = (id: string) => `messageTemplates/${IRON}_${id}_sms`

const add = (fields: Stored, id = `made-${String(++serial)}`) =>
  setDoc(doc(storeOf(accounts.owner), path(id)), { ...messageTemplateRecord(IRON, id), ...fields })

const edit = (fields: Stored) =>
  updateDoc(doc(storeOf(accounts.owner), path(key)), { ...stamp(IRON), ...fields })

export function messageTemplatesSuite() {
  describe('a template of a message', () => {
    beforeEach(() => {
      key = `standing-${String(++serial)}`
      return arrange((store) => setDoc(doc(store, path(key)), messageTemplateRecord(IRON, key)))
    })

    describe('holds in each field only what belongs there', () => {
      fieldTests(
        {
          body: someText(4000),
          varNames: textsUpTo(30, 1200),
          dltTemplateId: textUpTo(40),
          providerTemplateId: textUpTo(100),
          header: textUpTo(60),
          language: textUpTo(20),
          category: oneOf('service', 'promotional'),
          isActive: flag,
        },
        (field, value) => edit({ [field]: value }),
      )
    })

    it('is named after its centre, key and channel', async () => {
      await expectDenied(edit({ key: 'another' }))
      await expectDenied(edit({ channel: 'whatsapp' }))
      await expectDenied(add({ gymId: ICE }))
      await expectDenied(add({ key: 'another' }))
      await expectDenied(add({}, '9lives'))
      await expectDenied(
        setDoc(doc(storeOf(accounts.owner), `messageTemplates/${IRON}_letter_post`), {
          ...messageTemplateRecord(IRON, 'letter'),
          channel: 'post',
        }),
      )
      await expectAllowed(add({}))
    })

    it('keeps its centre and the time it was made, and takes no field that no schema knows', async () => {
      await expectAllowed(edit({ gymId: IRON }))
      await expectDenied(edit({ gymId: ICE }))
      await expectDenied(edit({ createdAt: deleteField() }))
      await expectDenied(edit({ updatedAt: new Date('2020-01-01') }))
      await expectDenied(edit({ stray: 1 }))
      await expectDenied(add({ stray: 1 }))
      await expectDenied(add({ createdAt: new Date('2020-01-01') }))
      await expectAllowed(add({}))
    })
  })
}
