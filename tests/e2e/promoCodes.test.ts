import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose } from './support/choose'
import { actOnRow, dialog, messageWith, soon, undoLatest } from './support/members'
import { putMember, someone, takeAway } from './support/people'

const { signedInAs } = browserOf()

const person = someone('Promo')
/** A code that no earlier run knows. */
const CODE = `TEST${person.phone.slice(-6)}`

let owner: Page

const codes = () => adminStore().collection('promoCodes').where('gymId', '==', IRON)
const storedCode = async () => {
  const found = await codes().where('name', '==', CODE).get()
  expect(found.size).toBe(1)
  return found.docs[0]?.data()
}
const rowOfCode = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: CODE }) })
const form = () => dialog(owner, 'New promo code')

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/settings/promo-codes${search}`)
  await expectHeading(page, /^Promo codes/)
}

beforeAll(async () => {
  await putMember(person)
  owner = await signedInAs('iron')
  await openList(owner)
})

afterAll(async () => {
  await takeAway(person.name)
  for (const { ref } of (await codes().where('name', '==', CODE).get()).docs) await ref.delete()
})

describe('an owner', () => {
  it('adds a code, and is told at the fields what is wrong: a name that exists, more than 100 percent', async () => {
    await owner.getByRole('button', { name: 'New code' }).click()
    await form().getByRole('textbox', { name: 'Code' }).fill('festive10')
    await form().getByRole('textbox', { name: 'Takes off' }).fill('110')
    await form().getByRole('button', { name: 'Add code' }).click()
    await form().getByText('A code takes off at most 100 percent').waitFor()
    await form().getByRole('textbox', { name: 'Takes off' }).fill('12.5')
    await form().getByRole('button', { name: 'Add code' }).click()
    await form().getByText('FESTIVE10 exists already. Choose another code.').waitFor()
    await form().getByRole('textbox', { name: 'Code' }).fill(CODE)
    await form().getByRole('textbox', { name: 'At most' }).fill('150')
    await form().getByRole('checkbox', { name: 'Monthly' }).check()
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${CODE} is added.`)
    await rowOfCode(owner).getByText('Live').waitFor()
    expect(await storedCode()).toMatchObject({
      nameLower: CODE.toLowerCase(),
      percentOff: 12.5,
      maxDiscount: 150,
      packageIds: [expect.any(String)],
      usedCount: 0,
    })
  })

  it('asks whether it would apply: the amount, or the reason in words', async () => {
    await actOnRow(owner, CODE, 'Test code')
    const trial = dialog(owner, 'Would the code apply?')
    await trial.getByRole('textbox', { name: 'Member' }).fill(person.name)
    await trial.getByRole('button', { name: person.name }).click()
    await choose(trial.getByRole('combobox', { name: 'Package' }), 'Quarterly')
    await trial.getByText(`${CODE} does not apply to Quarterly.`).waitFor()
    await choose(trial.getByRole('combobox', { name: 'Package' }), 'Monthly')
    await trial.getByText(`${CODE} takes ₹150.00 off ₹1,999.00.`, { exact: false }).waitFor()
    await trial.getByRole('textbox', { name: 'Code' }).fill('nosuchcode')
    await trial.getByText('There is no code nosuchcode.', { exact: false }).waitFor()
    await owner.keyboard.press('Escape')
    await trial.waitFor({ state: 'detached' })
  })

  it('ends it, thinks better of it, and archives it', async () => {
    await actOnRow(owner, CODE, 'End now')
    await rowOfCode(owner).getByText('Ended').waitFor()
    await undoLatest(owner)
    await rowOfCode(owner).getByText('Live').waitFor()
    await actOnRow(owner, CODE, 'Archive')
    await messageWith(owner, `${CODE} is archived.`)
    await soon(() => rowOfCode(owner).count()).toBe(0)
    await openList(owner, '?tab=archived')
    await actOnRow(owner, CODE, 'Restore')
    await messageWith(owner, `${CODE} is back on the list.`)
    expect(await storedCode()).toMatchObject({ archived: false, isActive: true })
    expectQuiet(owner)
  })
})

it('the desk sees the codes and tests them, and may not change one', async () => {
  const desk = await signedInAs('desk')
  await openList(desk)
  await rowOfCode(desk).waitFor()
  expect(await desk.getByRole('button', { name: 'New code' }).count()).toBe(0)
  await desk.getByRole('button', { name: `Actions for ${CODE}` }).click()
  await soon(() => desk.getByRole('menuitem').allInnerTexts()).toHaveLength(2)
  await desk.keyboard.press('Escape')
  await rowOfCode(desk).getByRole('link', { name: CODE }).click()
  await dialog(desk, CODE).getByText('12.5 % off').waitFor()
  expect(await dialog(desk, CODE).getByRole('button', { name: 'Edit' }).count()).toBe(0)
  expectQuiet(desk)
})
