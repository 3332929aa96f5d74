import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@/domain/members/member'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { dialog, figuresOf, finishSale, messageWith, soon, stored } from './support/members'
import { putCovered, putExpired, someone, takeAway, type Someone } from './support/people'
import { leadIdOf, putLead } from './support/putLead'

const { signedInAs } = browserOf()

const [lapsed, here] = [someone('Rejoins'), someone('Trains')]
const lead = (who: Someone) => stored(`leads/${leadIdOf(who)}`)

let owner: Page
let before: Member

async function convert(who: Someone): Promise<void> {
  await owner.goto(`/leads?id=${leadIdOf(who)}`)
  await expectHeading(owner, /^Leads/)
  await dialog(owner, who.name).getByRole('button', { name: 'Convert' }).click()
  await dialog(owner, `Convert ${who.name}`)
    .getByRole('button', { name: `${who.name} (` })
    .click()
}

beforeAll(async () => {
  before = await putExpired(lapsed, 40)
  await putCovered(here)
  for (const who of [lapsed, here]) await putLead(who)
  owner = await signedInAs('iron')
})

afterAll(async () => {
  await takeAway(lapsed.name, here.name)
  for (const who of [lapsed, here])
    await adminStore()
      .doc(`leads/${leadIdOf(who)}`)
      .delete()
})

describe('a lead that was a member before', () => {
  it('is sold a package as that member, who keeps code and history', async () => {
    await convert(lapsed)
    const sheet = dialog(owner, `Sell a package to ${lapsed.name}`)
    await choose(sheet.getByRole('combobox', { name: 'Package' }), /^Monthly/)
    await soon(async () => (await figuresOf(sheet))['Total'] ?? '').toMatch(/^₹[1-9]/)
    const total = ((await figuresOf(sheet))['Total'] ?? '').replace(/[^\d.]/g, '')
    await sheet.getByRole('textbox', { name: 'Received now' }).fill(total)
    await sheet.getByRole('button', { name: 'Sell the package' }).click()
    expect(await finishSale(owner, /is sold to/)).toContain('Paid in full')
    expect(await lead(lapsed)).toMatchObject({
      ...{ status: 'Converted', memberId: before.id, soldFor: Number(total) },
    })
    expect(await stored(`members/${before.id}`)).toMatchObject({
      ...{ memberCode: before.memberCode, leadId: leadIdOf(lapsed) },
      currentPackage: { packageId: `${IRON}-monthly` },
      lastPackage: { packageId: `${IRON}-monthly` },
    })
  })

  it('is told why nothing is sold while their package runs', async () => {
    await convert(here)
    await messageWith(owner, new RegExp(`^${here.name} has Monthly until .*Renew or change it instead`))
    await dialog(owner, here.name).waitFor()
    expect(await lead(here)).toMatchObject({ status: 'New' })
    expectQuiet(owner)
  })
})
