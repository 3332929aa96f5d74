import { getStorage } from 'firebase-admin/storage'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@/domain/members/member'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { staffSchema } from '@/domain/staff/staff'
import { IRON } from '../../scripts/seed/accounts'
import { adminApp, adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet } from './support/browser'
import { choose, tick } from './support/choose'
import { actOnRow, dialog, messageWith, namesOnPage, openMembers, soon, stored } from './support/members'
import { putMember, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const { name, phone } = someone('Tarun')
const one = someone('Trainedaa')
const other = someone('Trainedbb')

let owner: Page
let desk: Page
let uid = ''
let members: Member[] = []

const certificate = {
  name: 'first-aid.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

const form = () => dialog(owner, 'Add employee')
const documents = async () =>
  staffSchema.pick({ documents: true }).parse(await stored(`staff/${uid}`)).documents
const isKept = async (path: string) => (await getStorage(adminApp()).bucket().file(path).exists())[0]

async function removeDocument(title: string) {
  await dialog(owner, name)
    .getByRole('button', { name: `Remove ${title}`, exact: true })
    .click()
  await owner.getByRole('button', { name: 'Remove it' }).click()
  await messageWith(owner, `${title} of ${name} is removed.`)
}

const ofMember = (at: number) => stored(`members/${members[at]?.id ?? ''}`)

beforeAll(async () => {
  members = [await putMember(one), await putMember(other)]
  owner = await signedInAs('iron', { at: '/staff' })
  await expectHeading(owner, /^Staff/)
})

afterAll(async () => {
  await takeAway(one.name, other.name)
  if (uid !== '') await adminStore().doc(`staff/${uid}`).delete()
})

describe('a trainer who does not sign in', () => {
  it('is added by name and phone alone', async () => {
    await owner.getByRole('button', { name: 'Add employee' }).click()
    await form().getByRole('textbox', { name: 'Phone', exact: true }).fill(phone)
    await form().getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await form().getByRole('textbox', { name: 'Designation' }).fill('Trainer')
    await tick(form().getByRole('radio', { name: 'Session' }))
    await form().getByLabel('Pay per session').fill('450')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${name} is added.`)
    const { docs } = await adminStore().collection('staff').where('name', '==', name).get()
    uid = docs[0]?.id ?? ''
    expect(docs[0]?.data()).toMatchObject({
      ...{ gymId: IRON, signsIn: false, role: null, email: '', isActive: true },
      ...{ payBasis: 'session', payRate: 450 },
    })
  })

  it('is given to members, one and many, who are found by it', async () => {
    await openMembers(owner, `?q=${one.name}`)
    await actOnRow(owner, one.name, 'Assign trainer')
    const ask = dialog(owner, `Trainer of ${one.name}`)
    await ask.getByRole('button', { name: 'Assign' }).click()
    await ask.getByText('Choose who trains them').waitFor()
    await choose(ask.getByRole('combobox', { name: 'Trainer' }), `${name}, Trainer`)
    await ask.getByRole('button', { name: 'Assign' }).click()
    await messageWith(owner, `${one.name} has a trainer.`)
    expect(await ofMember(0)).toMatchObject({ trainerId: uid, trainerName: name })

    await openMembers(owner, `?q=${other.name}`)
    await owner.getByRole('checkbox', { name: `Select ${other.name}` }).check()
    await owner.getByRole('toolbar').getByRole('button', { name: 'Assign trainer' }).click()
    const askMany = dialog(owner, `Trainer of ${other.name}`)
    await choose(askMany.getByRole('combobox', { name: 'Trainer' }), `${name}, Trainer`)
    await askMany.getByRole('button', { name: 'Assign' }).click()
    await soon(async () => (await ofMember(1))['trainerId']).toBe(uid)

    await openMembers(owner, `?trainer=${uid}`)
    await soon(() => namesOnPage(owner)).toEqual([one.name, other.name].sort())
    await owner.getByRole('button', { name: `Trainer: ${name}` }).waitFor()
    expectQuiet(owner)
  })

  it('is named to the desk, which can’t see the staff and assigns nobody', async () => {
    desk = await signedInAs('desk')
    await openMembers(desk, `?trainer=${uid}`)
    await soon(() => namesOnPage(desk)).toEqual([one.name, other.name].sort())
    await desk.getByRole('link', { name: one.name }).click()
    await dialog(desk, one.name).getByText(name).waitFor()
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: `Actions for ${one.name}` }).click()
    await desk.getByRole('menuitem', { name: 'Check in or out' }).waitFor()
    expect(await desk.getByRole('menuitem', { name: 'Assign trainer' }).count()).toBe(0)
    await desk.keyboard.press('Escape')
    expectQuiet(desk)
  })

  it('has a certificate that ends soon, which the list of staff finds', async () => {
    await owner.goto(`/staff?id=${uid}`)
    await dialog(owner, name).getByRole('button', { name: 'Add a document' }).click()
    const add = dialog(owner, `Add a document of ${name}`)
    await add.getByRole('textbox', { name: 'What it is' }).fill('First aid certificate')
    await add.getByRole('button', { name: 'Add document' }).click()
    await add.getByText('Choose a picture or a PDF').waitFor()
    await add.getByLabel('File', { exact: true }).last().setInputFiles(certificate)
    await add.getByRole('textbox', { name: 'Holds until' }).fill(formatCivil(addDays(todayInIndia(), 10)))
    await add.getByRole('button', { name: 'Add document' }).click()
    await messageWith(owner, `First aid certificate of ${name} is added.`)
    await dialog(owner, name).getByRole('link', { name: 'First aid certificate' }).waitFor()
    await owner.goto('/staff')
    await owner.getByRole('link', { name: `First aid certificate of ${name}` }).waitFor()
    await owner.getByText(`ends on ${formatCivil(addDays(todayInIndia(), 10))}.`, { exact: false }).waitFor()
    await owner.goto('/staff?documents=expiring')
    await owner.getByRole('link', { name, exact: true }).waitFor()
    await owner.goto('/staff?documents=expired')
    await owner.getByText('No employees match all of this').waitFor()
    expectQuiet(owner)
  })

  it('has the same file twice, which goes with the last entry that names it', async () => {
    await owner.goto(`/staff?id=${uid}`)
    await dialog(owner, name).getByRole('button', { name: 'Add a document' }).click()
    const add = dialog(owner, `Add a document of ${name}`)
    await add.getByRole('textbox', { name: 'What it is' }).fill('First aid, no end')
    await add.getByLabel('File', { exact: true }).last().setInputFiles(certificate)
    await add.getByRole('button', { name: 'Add document' }).click()
    await messageWith(owner, `First aid, no end of ${name} is added.`)
    const [{ path } = { path: '' }, again] = await documents()
    expect(again?.path).toBe(path)
    await dialog(owner, name).getByRole('link', { name: 'First aid, no end' }).waitFor()
    await removeDocument('First aid, no end')
    await owner.goto(`/staff?id=${uid}`)
    await dialog(owner, name).getByRole('link', { name: 'First aid certificate' }).waitFor()
    expect(await isKept(path)).toBe(true)
    await removeDocument('First aid certificate')
    expect([await documents(), await isKept(path)]).toEqual([[], false])
    expectQuiet(owner)
  })

  it('has them in the list of staff, and hands them over before leaving', async () => {
    await owner.goto(`/staff?id=${uid}`)
    const drawer = dialog(owner, name)
    await drawer.getByText('Has no account.', { exact: false }).waitFor()
    await drawer.getByRole('tab', { name: 'Members' }).click()
    await drawer.getByRole('link', { name: one.name }).waitFor()
    await drawer.getByRole('link', { name: 'Open all 2 in the list of members' }).waitFor()
    await owner.keyboard.press('Escape')
    await soon(() => drawer.count()).toBe(0)
    await owner.getByRole('button', { name: `Actions for ${name}` }).click()
    await owner.getByRole('menuitem', { name: 'Deactivate' }).click()
    const why = dialog(owner, `Deactivate ${name}`)
    await choose(why.getByRole('combobox', { name: 'Who takes over 2 members' }), 'You')
    await why.getByRole('textbox', { name: 'Reason' }).fill('Moved away')
    await why.getByRole('button', { name: `Deactivate ${name}` }).click()
    await messageWith(
      owner,
      `${name} is deactivated. Handed over to you: 2 members. Undo does not give them back.`,
    )
    expect([(await ofMember(0))['trainerId'], (await ofMember(1))['trainerId']]).toEqual([IRON, IRON])
    expectQuiet(owner)
  })
})
