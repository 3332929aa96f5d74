import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { adminAuth, adminStore } from '../support/emulators'
import { browserOf, expectHeading, expectQuiet, path, signInWith } from './support/browser'
import { dialog, messageWith, soon, stored } from './support/members'
import { passwordMailsTo, setPasswordByMail } from './support/passwordMail'
import { someone, todayInIndia } from './support/people'

const { open, signedInAs } = browserOf()

const owner = someone('Gauri')
const gymName = `Zenith ${owner.name.split(' ')[1] ?? ''}`
const email = `${owner.phone}@zenith.test`
const PASSWORD = 'zenith-2026'

let admin: Page
let gymId = ''

const field = (name: string) => dialog(admin, 'Add gym').getByRole('textbox', { name, exact: true })
const rowOfGym = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: gymName }) })

async function actOnGym(act: string) {
  await admin.getByRole('button', { name: `Actions for ${gymName}` }).click()
  await admin.getByRole('menuitem', { name: act }).click()
}

beforeAll(async () => {
  admin = await signedInAs('admin', { at: '/gyms' })
  await expectHeading(admin, /^Registered Gyms/)
})

/** The demo has as many centres as before. */
afterAll(async () => {
  if (gymId === '') return
  await adminAuth().deleteUser(gymId)
  for (const name of ['memberPackages', 'expenseCategories', 'contributionCategories']) {
    const made = await adminStore().collection(name).where('gymId', '==', gymId).get()
    for (const { ref } of made.docs) await ref.delete()
  }
  await adminStore().doc(`gyms/${gymId}`).delete()
  await adminStore().doc(`gymsPublic/${gymId}`).delete()
})

it('the columns that are in view beside the acts of a row end with a whole one', async () => {
  const table = admin.getByRole('table')
  await table.getByRole('columnheader', { name: 'Name' }).waitFor()
  const cut = await table.evaluate((element) => {
    const heads = [...element.querySelectorAll('thead th')]
    const edge = heads.at(-1)?.getBoundingClientRect().left ?? 0
    const range = document.createRange()
    return heads.slice(0, -1).flatMap((head) => {
      range.selectNodeContents(head)
      const { left, right } = range.getBoundingClientRect()
      return left < edge && right > edge ? [head.textContent] : []
    })
  })
  expect(cut).toEqual([])
})

describe('an administrator adds a centre', () => {
  it('by the key N, and is told at the field what is missing', async () => {
    await admin.keyboard.press('n')
    await dialog(admin, 'Add gym').getByRole('button', { name: 'Add gym' }).click()
    for (const problem of ['Enter the name of the owner', 'Enter the name of the centre'])
      await dialog(admin, 'Add gym').getByText(problem).waitFor()
    expect(new URL(admin.url()).searchParams.get('new')).toBe('true')
  })

  it('and is told at the field that somebody signs in with the address; nothing typed is lost', async () => {
    await field('Phone').fill(owner.phone)
    await field('Name of the owner').fill(owner.name)
    await field('E-mail').fill('iron@demo.test')
    await field('Name of the centre').fill(gymName)
    await field('Pincode').fill('452001')
    await soon(() => field('City').inputValue()).not.toBe('')
    await field('Trial days').fill('10')
    await dialog(admin, 'Add gym')
      .getByText(formatCivil(addDays(todayInIndia(), 9)))
      .waitFor()
    await admin.keyboard.press('Control+Enter')
    await soon(() => field('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(await field('Name of the centre').inputValue()).toBe(gymName)
  })

  it('with the mail to the owner, a referral code and a trial', async () => {
    await field('E-mail').fill(email)
    await admin.keyboard.press('Control+Enter')
    const done = dialog(admin, `${gymName} is added`)
    await done.getByText(email).waitFor()
    const code = await done.locator('b').last().innerText()
    await done.getByRole('button', { name: 'Done' }).click()
    const found = await adminStore().collection('gyms').where('email', '==', email).get()
    expect(found.size).toBe(1)
    gymId = found.docs[0]?.id ?? ''
    expect(await stored(`gyms/${gymId}`)).toMatchObject({ name: gymName, referralCode: code })
    expect(await passwordMailsTo(email)).toBe(1)
    await rowOfGym(admin).getByText('Trial', { exact: true }).first().waitFor()
  })

  it('which stands among the trials and not among the expired', async () => {
    await admin.goto('/gyms?tab=trial')
    await rowOfGym(admin).waitFor()
    await admin.goto('/gyms?tab=expired')
    await admin.getByRole('link', { name: 'Powerhouse Gym' }).waitFor()
    expect(await admin.getByRole('button', { name: /^Actions for/ }).count()).toBe(1)
    await admin.goto('/gyms')
    await rowOfGym(admin).waitFor()
  })

  it('which its referral code finds alone, whatever else is asked', async () => {
    const { referralCode } = await stored(`gyms/${gymId}`)
    await admin.goto(`/gyms?tab=expired&type=SKATING&q=Nobody&referral=${String(referralCode)}`)
    await rowOfGym(admin).waitFor()
    const views = admin.getByRole('navigation', { name: 'Registered Gyms, views' }).getByRole('link')
    await soon(() => views.allTextContents()).toEqual(['All1'])
    expect(await views.first().getAttribute('aria-current')).toBe('page')
    await admin.goto('/gyms')
    await soon(() => views.count()).toBe(7)
    await rowOfGym(admin).waitFor()
  })

  it('and changes its address', async () => {
    await actOnGym('Edit')
    const sheet = dialog(admin, `Edit ${gymName}`)
    await sheet.getByRole('textbox', { name: 'Address' }).fill('4, Race Course Road')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await messageWith(admin, `${gymName} is saved.`)
    expect(await stored(`gyms/${gymId}`)).toMatchObject({ address: '4, Race Course Road', email })
  })

  it('and sends the mail once more', async () => {
    await actOnGym('Send set-password mail again')
    await messageWith(admin, email)
    await soon(() => passwordMailsTo(email)).toBe(2)
    expectQuiet(admin)
  })
})

describe('the owner of the new centre', () => {
  let page: Page

  it('sets a password by the mail, signs in and sees an empty centre', async () => {
    await setPasswordByMail(email, PASSWORD)
    page = await open()
    await page.goto('/login')
    await signInWith(page, email, PASSWORD)
    await expectHeading(page, 'Dashboard')
    await page.getByText(gymName.toUpperCase()).first().waitFor()
    await page.goto('/members')
    await page.getByText('No members yet. Add the first person who trains here.').waitFor()
    expectQuiet(page)
  })

  it('is shut out within seconds when the centre is disabled, with the reason kept', async () => {
    await actOnGym('Disable')
    const why = dialog(admin, `Disable ${gymName}`)
    await why.getByText('All data is kept.', { exact: false }).waitFor()
    await why.getByRole('textbox', { name: 'Reason' }).fill('The trial was not paid for')
    await why.getByRole('button', { name: `Disable ${gymName}` }).click()
    await messageWith(admin, `${gymName} is disabled.`)
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.getByText('This centre has been disabled', { exact: false }).waitFor()
    await signInWith(page, email, PASSWORD)
    await page.getByText('This account is disabled', { exact: false }).waitFor()
    expect(await stored(`gyms/${gymId}`)).toMatchObject({ isDisabled: true })
    await rowOfGym(admin).getByText('Disabled', { exact: true }).first().waitFor()
  })

  it('is let in again when it is enabled', async () => {
    await actOnGym('Enable')
    await admin.getByRole('button', { name: `Enable ${gymName}` }).click()
    await messageWith(admin, `${gymName} is enabled.`)
    await page.goto('/login')
    await signInWith(page, email, PASSWORD)
    await expectHeading(page, 'Dashboard')
  })
})

describe('an administrator', () => {
  const ends = async () => (await stored(`gyms/${gymId}`))['currentPackage'] as { endDate: string }

  it('extends the trial, with the new last day said before', async () => {
    const { endDate } = await ends()
    await actOnGym('Extend trial')
    const sheet = dialog(admin, `Extend the trial of ${gymName}`)
    await sheet.getByText(formatCivil(addDays(civil(endDate), 7))).waitFor()
    await sheet.getByRole('button', { name: 'Extend trial' }).click()
    await messageWith(admin, `The trial of ${gymName} ends on`)
    expect((await ends()).endDate).toBe(addDays(civil(endDate), 7))
  })

  it('deletes the empty centre by typing its name, and by no other', async () => {
    await actOnGym('Delete')
    const sheet = dialog(admin, `Delete ${gymName}`)
    const name = sheet.getByRole('textbox', { name: 'Name of the centre' })
    await name.fill('Another')
    await sheet.getByRole('button', { name: `Delete ${gymName}` }).click()
    await soon(() => name.getAttribute('aria-invalid')).toBe('true')
    await name.fill(gymName)
    await sheet.getByRole('button', { name: `Delete ${gymName}` }).click()
    await messageWith(admin, `${gymName} is deleted.`)
    expect((await adminStore().doc(`gyms/${gymId}`).get()).exists).toBe(false)
    await expect(adminAuth().getUser(gymId)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    gymId = ''
    expectQuiet(admin)
  })
})

describe('Sales', () => {
  it('sees the list and changes nothing', async () => {
    const page = await signedInAs('sales')
    await expectHeading(page, /^Registered Gyms/)
    await page.getByRole('link', { name: 'Iron House Fitness' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add gym' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
    await page.goto('/gyms?tab=expiring')
    await page.getByRole('link', { name: 'Fit and Fab Studio' }).waitFor()
    expect(await page.getByText('Expiring', { exact: true }).count()).toBeGreaterThan(0)
    const heads = await page.getByRole('columnheader').allInnerTexts()
    expect(heads.join()).not.toMatch(/Members|Price|Email/)
  })

  it('and no money, no e-mail address and no count of members of a centre', async () => {
    const page = await signedInAs('sales', { at: '/gyms?id=iron-indore' })
    const drawer = dialog(page, 'Iron House Fitness')
    await drawer.getByText('Growth').waitFor()
    const text = await drawer.innerText()
    expect(text).not.toMatch(/₹|Price|iron@demo\.test|Members/)
    expect(await drawer.getByRole('button', { name: 'More' }).count()).toBe(0)
    expect(path(page)).toBe('/gyms')
    expectQuiet(page)
  })
})
