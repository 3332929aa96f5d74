import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { tick } from './support/choose'
import { emptyGymPage } from './support/emptyGymPage'
import { actInDrawer, dialog, memberIdOf, messageWith, stored } from './support/members'
import { putMember, someone } from './support/people'

const { open } = browserOf()

const gym = emptyGymPage(`numbers-${Date.now()}`)
const [asha, meera, farhan] = [someone('Asha'), someone('Meera'), someone('Farhan')]
const RAVI = `${gym.gymId}-ravi`

let owner: Page

const numberIn = (form: Locator) => form.getByRole('textbox', { name: 'Biometric id' })

/** Types a number, saves, and expects who has it to be said at the field, with all that was typed still there. */
async function expectTaken(form: Locator, pin: string, holder: string, typed: string) {
  await numberIn(form).fill(pin)
  await owner.keyboard.press('Control+Enter')
  await form
    .getByText(`${holder} has this number already. Enter the one that the device shows for this person.`)
    .waitFor()
  expect(await numberIn(form).getAttribute('aria-invalid')).toBe('true')
  expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(typed)
}

beforeAll(async () => {
  await gym.make()
  await putMember(asha, gym.gymId, { biometricUserId: 7 })
  const ravi = { gymId: gym.gymId, name: 'Ravi Kumar', nameLower: 'ravi kumar', biometricId: 8 }
  await adminStore()
    .doc(`staff/${RAVI}`)
    .set({ ...ravi, role: null, signsIn: false, isActive: true, deleted: false, createdAt: new Date() })
  owner = await open()
  await gym.signIn(owner)
})

afterAll(() =>
  gym.remove(['members', 'memberDirectory', 'lastVisits', 'staff', 'biometricUsers', 'auditLogs']),
)

describe('a number on the devices that somebody has', () => {
  it('is refused where a new member is typed, with the name, and the next one is taken', async () => {
    await owner.goto('/members')
    await owner.getByRole('button', { name: 'New member' }).first().click()
    const form = dialog(owner, 'New member')
    await form.getByRole('textbox', { name: 'Phone' }).fill(meera.phone)
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(meera.name)
    await tick(form.getByLabel('Then sell a package'), false)
    await expectTaken(form, '7', asha.name, meera.name)
    await form.getByText(`${meera.name} is added without a number.`, { exact: false }).waitFor()
    await expectTaken(form, '8', 'Ravi Kumar', meera.name)
    await numberIn(form).fill('9')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${meera.name} is added.`)
    const id = await memberIdOf(meera.name)
    expect((await stored(`members/${id}`))['biometricUserId']).toBe(9)
  })

  it('and where a member is changed', async () => {
    await owner.goto(`/members?id=${await memberIdOf(meera.name)}`)
    await actInDrawer(owner, meera.name, 'Edit')
    const form = dialog(owner, `Edit ${meera.name}`)
    await form.getByRole('textbox', { name: 'Occupation' }).fill('Teacher')
    await expectTaken(form, '7', asha.name, meera.name)
    expect(await form.getByRole('textbox', { name: 'Occupation' }).inputValue()).toBe('Teacher')
    await numberIn(form).fill('10')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${meera.name} is saved.`)
    const id = await memberIdOf(meera.name)
    expect(await stored(`members/${id}`)).toMatchObject({ biometricUserId: 10, occupation: 'Teacher' })
    expectQuiet(owner)
  })

  it('and where an employee is added or changed', async () => {
    await owner.goto('/staff')
    await expectHeading(owner, /^Staff/)
    await owner.getByRole('button', { name: 'Add employee' }).first().click()
    const form = dialog(owner, 'Add employee')
    await form.getByRole('textbox', { name: 'Phone' }).fill(farhan.phone)
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(farhan.name)
    await expectTaken(form, '10', meera.name, farhan.name)
    await numberIn(form).fill('11')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${farhan.name} is added.`)

    await owner.goto(`/staff?id=${RAVI}`)
    await actInDrawer(owner, 'Ravi Kumar', 'Edit')
    const edit = dialog(owner, 'Edit Ravi Kumar')
    await edit.getByRole('textbox', { name: 'Phone' }).fill('9876500011')
    await expectTaken(edit, '11', farhan.name, 'Ravi Kumar')
    await numberIn(edit).fill('12')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, 'Ravi Kumar is saved.')
    expect((await stored(`staff/${RAVI}`))['biometricId']).toBe(12)
  })
})
