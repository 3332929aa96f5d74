import { deleteField, serverTimestamp } from 'firebase/firestore'
import { it } from 'vitest'
import { ICE, IRON } from '../support/accounts'
import { expectAllowed, expectDenied } from '../support/check'
import type { Stored } from '../support/records'
import type { recordsOf } from './records'

/** What holds of every record that an owner may write: origin, stamps, and no field that no schema knows. */
export function originTests(
  { add, edit, stand }: ReturnType<typeof recordsOf>,
  { harmless, bad }: { harmless: string; bad: Stored },
) {
  it('is checked when it is made as it is when it is changed', async () => {
    await expectDenied(add(bad))
    await expectDenied(edit(bad))
    await expectAllowed(add())
  })

  it('keeps its centre and the time it was made', async () => {
    await expectAllowed(edit({ gymId: IRON }))
    await expectDenied(edit({ gymId: ICE }))
    await expectDenied(edit({ createdAt: serverTimestamp() }))
    await expectDenied(edit({ createdAt: deleteField() }))
    await expectDenied(edit({ updatedAt: new Date('2020-01-01') }))
    await expectDenied(edit({ id: 'another' }))
    await expectDenied(add({ id: 'another' }))
    await expectAllowed(add())
    await expectDenied(add({ createdAt: new Date('2020-01-01') }))
    await expectDenied(add({ updatedAt: new Date('2020-01-01') }))
    await expectDenied(add({ gymId: ICE }))
  })

  it('says who wrote it, always', async () => {
    for (const updatedBy of [deleteField(), ICE, 'server', '', null]) await expectDenied(edit({ updatedBy }))
    for (const updatedBy of [ICE, 'server', '', null]) await expectDenied(add({ updatedBy }))
    await expectAllowed(edit({ updatedBy: IRON }))
    await expectAllowed(add({ updatedBy: IRON }))
  })

  it('takes no field that no schema knows; one from an older version may stay or go', async () => {
    await expectDenied(add({ stray: true }))
    await expectDenied(edit({ stray: true }))
    await stand({ stray: 1 })
    await expectAllowed(edit({ [harmless]: 'with the older field' }))
    await expectDenied(edit({ stray: 2 }))
    await expectAllowed(edit({ stray: deleteField() }))
  })
}
