import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectQuiet } from './support/browser'
import { dialog, messageWith, soon, stored, undoLatest } from './support/members'
import { todayInIndia } from './support/people'

const { signedInAs } = browserOf()
const today = todayInIndia()

describe('leave', () => {
  /** The demo has requests of its own. */
  const WHY = 'Fever since the morning'
  const mine = (desk: Page) => dialog(desk, 'My leave').getByRole('listitem').filter({ hasText: 'sick' })

  afterAll(async () => {
    const asked = adminStore().collection('staffLeave').where('reason', '==', WHY)
    for (const { ref } of (await asked.get()).docs) await ref.delete()
  })

  it('is asked for by the desk, and approved by the owner', async () => {
    const desk = await signedInAs('desk')
    await desk.getByRole('button', { name: 'Profile and appearance' }).click()
    await desk.getByRole('button', { name: 'My leave' }).click()
    await dialog(desk, 'My leave').getByRole('button', { name: 'Ask for leave' }).click()
    const form = dialog(desk, 'Ask for leave')
    await form.getByText('Sick', { exact: true }).click()
    await desk.keyboard.press('Control+Enter')
    await form.getByText('Enter a reason').waitFor()
    await form.getByRole('textbox', { name: 'Reason' }).fill(WHY)
    await expectAccessible(desk, 'asking for leave', { within: '[role=dialog]' })
    await desk.keyboard.press('Control+Enter')
    await messageWith(desk, 'The owner answers it.')
    await mine(desk).getByText('Requested').waitFor()

    const owner = await signedInAs('iron', { at: '/staff/attendance' })
    await owner.getByRole('button', { name: /^Leave and holidays \(\d to approve\)$/ }).click()
    const free = dialog(owner, 'Leave and holidays')
    const request = free
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem')
      .filter({ hasText: WHY })
    await request.getByText(/^If approved, sick leave in \d{4}: \d of 7 days taken, \d left$/).waitFor()
    expect(await request.getByRole('button', { name: 'Approve as unpaid' }).count()).toBe(0)
    await expectAccessible(owner, 'the requests', { within: '[role=dialog]' })
    await request.getByRole('button', { name: 'Approve' }).click()
    await messageWith(owner, 'is approved.')
    await soon(() => request.count()).toBe(0)
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Profile and appearance' }).click()
    await desk.getByRole('button', { name: 'My leave' }).click()
    await mine(desk).getByText('Approved').waitFor()
    expectQuiet(desk)
    expectQuiet(owner)
  })

  it('beyond what is left says so to the owner, who approves it as unpaid and may take that back', async () => {
    // More than the centre's 7 in whichever year most of it lies.
    const from = addDays(today, 40)
    await adminStore()
      .doc(`staffLeave/${IRON}-too-many`)
      .set({
        ...{ id: `${IRON}-too-many`, gymId: IRON, staffId: 'demo-desk', kind: 'Sick' },
        ...{ from, to: addDays(from, 20) },
        ...{ isPaid: true, status: 'Requested', reason: WHY, deleted: false },
      })
    const owner = await signedInAs('iron', { at: '/staff/attendance' })
    await owner.getByRole('button', { name: /^Leave and holidays \(\d to approve\)$/ }).click()
    const request = dialog(owner, 'Leave and holidays')
      .getByRole('list', { name: 'Requests' })
      .getByRole('listitem')
      .filter({ hasText: WHY })
    await request
      .getByText(/days? too many$/)
      .first()
      .waitFor()
    await expectAccessible(owner, 'a request beyond what is left', { within: '[role=dialog]' })
    await request.getByRole('button', { name: 'Approve as unpaid' }).click()
    await messageWith(owner, 'is approved as unpaid.')
    const asked = () => stored(`staffLeave/${IRON}-too-many`)
    expect(await asked()).toMatchObject({ status: 'Approved', isPaid: false })
    await undoLatest(owner)
    await request.waitFor()
    expect(await asked()).toMatchObject({ status: 'Requested', isPaid: true })
    expectQuiet(owner)
  })
})
