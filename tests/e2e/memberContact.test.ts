import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import {
  actInDrawer,
  actOnRow,
  dialog,
  messageWith,
  openMembers,
  rowOf,
  soon,
  stored,
} from './support/members'
import { putCovered, putMember, someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const covered = someone('Smsaco')
const bare = someone('Smsaba')
const PIN = String(700_000_000 + (Date.now() % 90_000_000))
let page: Page
let coveredId = ''

const messagesTo = async (phone: string) =>
  (await adminStore().collection('outbox').where('to', '==', `+91${phone}`).get()).docs.map((doc) =>
    doc.data(),
  )

beforeAll(async () => {
  coveredId = (await putCovered(covered)).id
  await putMember(bare)
  page = await signedInAs('desk')
  await openMembers(page, '?q=Smsa')
  await rowOf(page, covered.name).waitFor()
})

afterAll(async () => {
  await takeAway(covered.name, bare.name)
  await adminStore().doc(`biometricUsers/${IRON}_${PIN}`).delete()
})

describe('text messages', () => {
  it('go to one member after a preview, once a day', async () => {
    const said = [
      /is queued: \d+ of 200 today/,
      `The same message to ${covered.name} was already queued today, so it is not sent again.`,
    ]
    for (const text of said) {
      await actOnRow(page, covered.name, 'Send SMS')
      const sheet = dialog(page, `Send SMS to ${covered.name}`)
      await sheet.getByText(`Dear ${covered.name}`, { exact: false }).waitFor()
      await sheet.getByRole('button', { name: 'Send SMS' }).click()
      await messageWith(page, text)
      await soon(() => sheet.count()).toBe(0)
    }
    const sent = await messagesTo(covered.phone)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ gymId: IRON, templateKey: 'renewalDue', source: 'demo-desk' })
  })

  it('go to several, and whoever gets none is named with the reason', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page
      .getByRole('toolbar', { name: 'With the selected rows' })
      .getByRole('button', { name: 'Send SMS' })
      .click()
    const sheet = dialog(page, 'Send SMS to 2 members')
    await choose(sheet.getByRole('combobox', { name: 'Message' }), 'Welcome')
    await sheet.getByText('Gets none: There is no package to write about.').waitFor()
    await sheet.getByRole('button', { name: 'Send 2 SMS' }).click()
    const result = dialog(page, 'Send SMS to 2 members').filter({ hasText: '1 of 2 done, 1 not done.' })
    await result.getByText(bare.name).waitFor()
    await result.getByRole('button', { name: 'Close' }).last().click()
    expect(await messagesTo(covered.phone)).toHaveLength(2)
    expect(await messagesTo(bare.phone)).toEqual([])
  })
})

describe('door access', () => {
  it('is not offered without a biometric id', async () => {
    await page.getByRole('button', { name: `Actions for ${covered.name}` }).click()
    const act = page.getByRole('menuitem', { name: 'Door access' })
    expect(await act.getAttribute('aria-disabled')).toBe('true')
    expect(await act.getAttribute('title')).toContain('There is no biometric id')
    await page.keyboard.press('Escape')
  })

  it('stops at the door and lets in again; without a device the wish is kept', async () => {
    await actOnRow(page, covered.name, 'Edit')
    const edit = dialog(page, `Edit ${covered.name}`)
    await edit.getByRole('textbox', { name: 'Biometric id' }).fill(PIN)
    await edit.getByRole('button', { name: 'Save' }).click()
    await messageWith(page, `${covered.name} is saved.`)
    await page.goto(`/members?id=${coveredId}`)
    await actInDrawer(page, covered.name, 'Door access')
    const door = dialog(page, `Door access of ${covered.name}`)
    // The package says so from the moment that the number is linked.
    await door.getByText('Let in until', { exact: false }).waitFor()
    await door.getByRole('button', { name: 'Stop at the door' }).click()
    await door.getByText('No device is registered: the wish is kept.', { exact: false }).waitFor()
    await door.getByText('Stopped', { exact: true }).waitFor()
    expect(await stored(`biometricUsers/${IRON}_${PIN}`)).toMatchObject({
      desired: 'disabled',
      personId: coveredId,
    })
    await door.getByRole('button', { name: 'Let in' }).click()
    await door.getByText(`${covered.name} is to be let in at the door`, { exact: false }).waitFor()
    expect(await stored(`biometricUsers/${IRON}_${PIN}`)).toMatchObject({ desired: 'enabled' })
    expectQuiet(page)
  })
})
