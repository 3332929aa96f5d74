import { FieldValue } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminAuth, adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, path, signInWith } from './support/browser'
import { dialog, messageWith, soon, stored, undoLatest } from './support/members'
import { choose, tick } from './support/choose'
import { setPasswordByMail } from './support/passwordMail'
import { someone, todayInIndia } from './support/people'

const { open, signedInAs } = browserOf()

const { name, phone } = someone('Farhan')
const email = `${phone}@iron.test`
const PASSWORD = 'farhan-2026'

const LEAD = `leads/${IRON}-left-behind`

let owner: Page
let uid = ''

const form = () => dialog(owner, 'Add employee')
const field = (label: string) => form().getByRole('textbox', { name: label, exact: true })
const rowOfEmployee = () => owner.getByRole('row').filter({ has: owner.getByRole('link', { name }) })

async function actOnEmployee(act: string) {
  await owner.getByRole('button', { name: `Actions for ${name}` }).click()
  await owner.getByRole('menuitem', { name: act }).click()
}

beforeAll(async () => {
  owner = await signedInAs('iron', { at: '/staff' })
  await expectHeading(owner, /^Staff/)
})

/** The demo has one employee, as before. */
afterAll(async () => {
  if (uid === '') return
  await adminAuth().deleteUser(uid)
  await adminStore().doc(`staff/${uid}`).delete()
  await adminStore().doc(LEAD).delete()
})

describe('an owner adds a manager', () => {
  it('and is told at each field what is wrong, the taken address by the server, and nothing typed is lost', async () => {
    await owner.getByRole('button', { name: 'Add employee' }).click()
    // Whoever is hired has no sign-in until one is chosen.
    await form().getByText('Has no account.', { exact: false }).waitFor()
    await tick(form().getByRole('radio', { name: 'Manager' }))
    await field('Phone').fill('12345')
    await field('E-mail').fill('desk@demo.test')
    await form().getByRole('button', { name: 'Add employee' }).click()
    await form().getByText('Enter the name').waitFor()
    await form().getByText('Enter a phone number of 10 digits').waitFor()
    await field('Phone').fill(phone)
    await field('Name').fill(name)
    await field('Designation').fill('Evening desk')
    await form().getByText('Works the front desk of this centre.').waitFor()
    await owner.keyboard.press('Control+Enter')
    await soon(() => field('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(await field('Name').inputValue()).toBe(name)
    expect(await field('Designation').inputValue()).toBe('Evening desk')
  })

  it('with an ID proof, and the mail to set a password', async () => {
    await field('E-mail').fill(email)
    await form()
      .getByLabel('ID proof', { exact: true })
      .last()
      .setInputFiles({
        name: 'card.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      })
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `A mail to set the password was sent to ${email}`)
    await rowOfEmployee().waitFor()
    const found = await adminStore().collection('staff').where('email', '==', email).get()
    uid = found.docs[0]?.id ?? ''
    expect(found.docs[0]?.data()).toMatchObject({ gymId: IRON, name, role: 'Manager', isActive: true })
    const { idProof } = await stored(`staff/${uid}`)
    expect(idProof).toMatch(new RegExp(`^${IRON}/staff/${uid}/idProof-`))
    expect((await adminAuth().getUser(uid)).customClaims).toMatchObject({ role: 'Manager', gymId: IRON })
  })

  it('who is found by name, phone and role', async () => {
    const box = owner.getByRole('searchbox', { name: 'Name, phone or employee id' })
    for (const text of [name.split(' ')[1] ?? '', phone.slice(-5)]) {
      await box.fill(text)
      await soon(() => owner.getByRole('button', { name: /^Actions for/ }).count()).toBe(1)
      await rowOfEmployee().waitFor()
    }
    await box.fill('')
    await owner.goto('/staff?role=Sales')
    await owner.getByText('No employees match all of this').waitFor()
    await owner.goto('/staff')
    await rowOfEmployee().waitFor()
  })
})

describe('the list', () => {
  it('says who is here today, and narrows to who is on duty', async () => {
    await owner.goto('/staff?duty=awaited')
    await rowOfEmployee().getByText('Not in yet').waitFor()
    await owner.goto('/staff/attendance')
    let letGo = () => undefined
    const held = new Promise<undefined>((resolve) => {
      letGo = () => void resolve(undefined)
    })
    await owner.route(/\/Write\/channel/, async (route) => {
      await held
      await route.continue()
    })
    await owner.getByRole('button', { name: `Mark in ${name}` }).click()
    await owner.getByRole('button', { name: `Mark out ${name}` }).waitFor()
    // Before the server has it, the page would take the mark along: the browser asks.
    const asked = owner.waitForEvent('dialog')
    await owner.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    letGo()
    await owner.unrouteAll({ behavior: 'wait' })
    const own = adminStore().doc(`attendance/${IRON}_${uid}`)
    await soon(async () => (await own.get()).exists).toBe(true)
    await owner.goto('/staff?duty=here')
    await rowOfEmployee()
      .getByText(/^In \d+:\d\d [ap]m$/)
      .waitFor()
    await owner.goto('/staff?duty=here&designation=Evening+desk')
    await rowOfEmployee().waitFor()
    await owner.goto('/staff?duty=awaited&designation=Evening+desk')
    await owner.getByText('No employees match all of this').waitFor()
    // The demo's day is as before.
    await own.delete()
    const parts = adminStore().collection('attendanceDays').where('gymId', '==', IRON)
    const { docs } = await parts.where('date', '==', todayInIndia()).get()
    for (const { ref } of docs) await ref.update({ [`people.${uid}`]: FieldValue.delete() })
    await owner.goto('/staff')
    await rowOfEmployee().waitFor()
  })
})

describe('the manager', () => {
  let page: Page

  it('sets a password by the mail, signs in and lands on Mark Attendance', async () => {
    await setPasswordByMail(email, PASSWORD)
    page = await open()
    await page.goto('/login')
    await signInWith(page, email, PASSWORD)
    await expectHeading(page, 'Mark Attendance')
    expect(path(page)).toBe('/members/attendance')
    expectQuiet(page)
  })

  it('sees the screens of the desk in the menu, and opens each', async () => {
    const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    expect(await links.allInnerTexts()).toEqual([
      ...['Active Members', 'Inactive members', 'Member Packages', 'Mark Attendance', 'Attendance reports'],
      ...['Leads', 'Invoices', 'Promo codes'],
    ])
    for (const [address, heading] of [
      ['/members', /^Active members/],
      ['/leads', /^Leads/],
      ['/finance/invoices', /^Invoices/],
      ['/settings/promo-codes', /^Promo codes/],
    ] as const) {
      await page.goto(address)
      await expectHeading(page, heading)
    }
  })

  it('may open nothing of the staff, the pay, the expenses or the settings', async () => {
    for (const address of [
      ...['/staff', '/staff/contributions', '/staff/contribution-categories'],
      ...['/staff/attendance', '/staff/attendance-reports'],
      ...['/finance/expenses', '/finance/expense-categories', '/settings/site-config', '/dashboard'],
    ]) {
      await page.goto(address)
      await expectHeading(page, /may not open/)
      expect(path(page), address).toBe('/access-denied')
    }
    await page.goto('/members/attendance')
    await expectHeading(page, 'Mark Attendance')
    expectQuiet(page)
  })

  it('is signed out within seconds by a deactivation, and can’t sign in', async () => {
    await adminStore()
      .doc(LEAD)
      .set({ gymId: IRON, name: 'Lead of the employee', status: 'Contacted', ownerId: uid, deleted: false })
    await actOnEmployee('Deactivate')
    const why = dialog(owner, `Deactivate ${name}`)
    await why.getByText('signed out at once', { exact: false }).waitFor()
    await why.getByRole('textbox', { name: 'Reason' }).fill('Left for college')
    await why.getByRole('button', { name: `Deactivate ${name}` }).click()
    await why.getByText('Choose who takes over').waitFor()
    expect(await why.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Left for college')
    await choose(why.getByRole('combobox', { name: 'Who takes over 1 open lead' }), 'You')
    await why.getByRole('button', { name: `Deactivate ${name}` }).click()
    await messageWith(
      owner,
      `${name} is deactivated and signed out. Handed over to you: 1 open lead. Undo does not give it back.`,
    )
    expect(await stored(LEAD)).toMatchObject({ ownerId: IRON, status: 'Contacted' })
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.getByText('This account was deactivated', { exact: false }).waitFor()
    await signInWith(page, email, PASSWORD)
    await page.getByText('This account is disabled', { exact: false }).waitFor()
    expect(await stored(`staff/${uid}`)).toMatchObject({
      isActive: false,
      reasonForLeaving: 'Left for college',
    })
  })

  it('signs in again once restored', async () => {
    await owner.goto('/staff?tab=deactivated')
    await actOnEmployee('Restore')
    await messageWith(owner, `${name} is restored and can sign in again.`)
    await page.goto('/login')
    await signInWith(page, email, PASSWORD)
    await expectHeading(page, 'Mark Attendance')
  })

  it('is deleted and brought back by Undo', async () => {
    await owner.goto('/staff')
    await actOnEmployee('Delete')
    await messageWith(owner, `${name} is deleted and signed out.`)
    await soon(() => rowOfEmployee().count()).toBe(0)
    await undoLatest(owner)
    await rowOfEmployee().waitFor()
    expect(await stored(`staff/${uid}`)).toMatchObject({ deleted: false, isActive: true })
  })
})
