import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { dialog, memberIdOf, messageWith, soon, stored } from './support/members'
import { someone, takeAway } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { signedInAs } = browserOf()

const asks = someone('Wantsmonthly')
const lead = () => stored(`leads/${leadIdOf(asks)}`)
let owner: Page

beforeAll(() => putLead(asks, { interest: 'Strength', notes: 'Bad knee' }))

afterAll(async () => {
  await takeAway(asks.name)
  await adminStore()
    .doc(`leads/${leadIdOf(asks)}`)
    .delete()
})

describe('the package that a lead asks about', () => {
  it('is chosen in the form, and stands with the lead', async () => {
    owner = await signedInAs('iron')
    await owner.goto(`/leads?edit=${leadIdOf(asks)}`)
    await expectHeading(owner, /^Leads/)
    const form = dialog(owner, `Edit ${asks.name}`)
    await choose(form.getByRole('combobox', { name: 'Interested in' }), 'Monthly')
    await form.getByRole('button', { name: 'Save' }).click()
    await messageWith(owner, `${asks.name} is saved.`)
    expect(await lead()).toMatchObject({ packageId: `${IRON}-monthly` })
    await owner.goto(`/leads?id=${leadIdOf(asks)}`)
    const facts = dialog(owner, asks.name).getByRole('region', { name: 'Lead', exact: true })
    await facts.getByText('Monthly', { exact: true }).waitFor()
  })

  it('is chosen in the sale that converts them, and what they said goes into the member’s notes', async () => {
    await dialog(owner, asks.name).getByRole('button', { name: 'Convert' }).click()
    const form = dialog(owner, 'New member')
    expect(await form.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe(
      'Asked about: Strength\nBad knee',
    )
    await form.getByRole('button', { name: 'Add member' }).click()
    const sheet = dialog(owner, `Sell a package to ${asks.name}`)
    await sheet.getByRole('combobox', { name: 'Package' }).waitFor()
    await soon(() => sheet.getByRole('textbox', { name: 'Price' }).inputValue()).toMatch(/^[1-9]/)
    await sheet
      .getByText(/^Monthly · /)
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await stored(`members/${await memberIdOf(asks.name)}`)).toMatchObject({
      notes: 'Asked about: Strength\nBad knee',
    })
    expectQuiet(owner)
  })
})
