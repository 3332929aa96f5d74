import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, EMPTY } from '../../scripts/seed/accounts'
import { adminAuth, adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, signInWith } from './support/browser'
import { dialog, messageWith, soon, stored } from './support/members'
import { someone } from './support/people'

const { open } = browserOf()

/** A centre of this file's own: its settings are nobody else's. */
const OWN = `own-words-${Date.now()}`
const EMAIL = `${OWN}@demo.test`
const asks = someone('Kalindi')

let owner: Page
const leads = () => adminStore().collection('leads').where('gymId', '==', OWN)
const lead = async (): Promise<Record<string, unknown>> => (await leads().get()).docs[0]?.data() ?? {}

async function openSection(): Promise<void> {
  await owner.goto('/settings/site-config?section=leads')
  await expectHeading(owner, /^Site config/)
}

beforeAll(async () => {
  const gym = await stored(`gyms/${EMPTY}`)
  await adminStore()
    .doc(`gyms/${OWN}`)
    .set({ ...gym, id: OWN, name: 'Own Words Gym', email: EMAIL })
  await adminAuth().createUser({ uid: OWN, email: EMAIL, password: DEMO_PASSWORD })
  await adminAuth().setCustomUserClaims(OWN, { role: 'Client', clientType: 'GYM', gymId: OWN })
  owner = await open()
  await owner.goto('/login')
  await signInWith(owner, EMAIL, DEMO_PASSWORD)
  await owner.waitForURL((url) => url.pathname !== '/login')
})

afterAll(async () => {
  await adminAuth().deleteUser(OWN)
  for (const { ref } of (await leads().get()).docs) await ref.delete()
  await Promise.all([
    adminStore().doc(`gyms/${OWN}`).delete(),
    adminStore().doc(`gymsPublic/${OWN}`).delete(),
  ])
})

describe('a centre’s own reasons and labels', () => {
  it('are added, renamed and saved in Site config', async () => {
    await openSection()
    const labels = owner.getByRole('textbox', { name: 'Labels for leads' })
    await labels.fill('Student, mornings')
    await owner.keyboard.press('Enter')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await owner.getByText('Leave out commas and semicolons').waitFor()
    await owner.getByRole('button', { name: 'Rename Student, mornings' }).click()
    await owner.keyboard.press('ControlOrMeta+A')
    await owner.keyboard.type('Student')
    await owner.keyboard.press('Enter')
    await owner.getByRole('button', { name: 'Rename Price' }).click()
    await owner.keyboard.press('ControlOrMeta+A')
    await owner.keyboard.type('Moves away')
    await owner.keyboard.press('Enter')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await messageWith(owner, 'Leads: saved.')
    const { preference } = (await stored(`gyms/${OWN}`)) ?? {}
    expect(preference).toMatchObject({ leadLabels: ['Student'] })
    expect(preference).toHaveProperty('lostReasons.0', 'Moves away')
    await expectAccessible(owner, 'settings of leads')
  })

  it('are put on a lead in its form and its drawer, narrow the list, and say why it was lost', async () => {
    await owner.goto('/leads?new=true')
    const form = dialog(owner, 'New lead')
    await form.getByRole('textbox', { name: 'Phone' }).fill(asks.phone)
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(asks.name)
    await form.getByRole('checkbox', { name: 'Student' }).check()
    await form.getByRole('button', { name: 'Add lead' }).click()
    await messageWith(owner, `${asks.name} is added to the leads.`)
    expect(await lead()).toMatchObject({ labels: ['Student'] })
    await owner.goto('/leads?tab=open&label=none')
    await expectHeading(owner, /^Leads/)
    await soon(() => owner.getByRole('link', { name: asks.name }).count()).toBe(0)
    await owner.goto('/leads?tab=open&label=Student')
    await owner.getByRole('link', { name: asks.name }).click()
    const drawer = dialog(owner, asks.name)
    // By what it shows: a press before the page has heard of the one before would say the same again.
    const student = (pressed: boolean) =>
      drawer.getByRole('group', { name: 'Labels' }).getByRole('button', { name: 'Student', pressed })
    await student(true).click()
    await soon(async () => (await lead())['labels']).toEqual([])
    await student(false).click()
    await soon(async () => (await lead())['labels']).toEqual(['Student'])
    const strip = drawer.getByRole('region', { name: 'Log a contact' })
    await strip.getByRole('group', { name: 'Outcome' }).getByRole('button', { name: 'Lost' }).click()
    await strip.getByRole('button', { name: 'Moves away' }).click()
    await soon(async () => (await lead())['lostReason']).toBe('Moves away')
    expectQuiet(owner)
  })

  it('stay on the lead, and in its filters, after they were taken out of the list', async () => {
    await openSection()
    await owner.getByRole('button', { name: 'Remove Moves away' }).click()
    await owner.getByRole('button', { name: 'Remove Student' }).click()
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    await messageWith(owner, 'Leads: saved.')
    await owner.goto('/leads?tab=lost&label=Student&reason=Moves+away')
    await owner.getByRole('link', { name: asks.name }).waitFor()
    await owner.getByRole('cell', { name: 'Moves away' }).waitFor()
    expectQuiet(owner)
  })
})
