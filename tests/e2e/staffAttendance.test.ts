import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, path, phone } from './support/browser'
import { dialog, messageWith, soon, stored, undoLatest } from './support/members'
import { addDays } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { todayInIndia } from './support/people'
import { takeOffDays } from './support/takeOffDays'

const { signedInAs } = browserOf()

/** Nobody else's test knows them; they work all day, every day, so that they are awaited whatever the time. */
const people = ['Zoya Testwala', 'Zubin Testwala', 'Zara Testwala'].map((name, index) => ({
  id: `staff-attendance-${index}`,
  name,
}))
const [zoya, zubin, zara] = people.map(({ name }) => name) as [string, string, string]

let owner: Page
let desk: Page

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const inGroup = (page: Page, name: string, who: string) => group(page, name).getByText(who, { exact: true })
const markIn = (page: Page, who: string) => page.getByRole('button', { name: `Mark in ${who}`, exact: true })
const markOut = (page: Page, who: string) =>
  page.getByRole('button', { name: `Mark out ${who}`, exact: true })

beforeAll(async () => {
  await Promise.all(
    people.map(({ id, name }) =>
      adminStore().doc(`staff/${id}`).set({
        id,
        gymId: IRON,
        name,
        nameLower: name.toLowerCase(),
        designation: 'Tester',
        joiningDate: todayInIndia(),
        isActive: true,
        deleted: false,
      }),
    ),
  )
  owner = await signedInAs('iron')
  desk = await signedInAs('iron', { viewport: phone })
  for (const page of [owner, desk]) {
    await page.goto('/staff/attendance')
    await expectHeading(page, /^Staff attendance/)
    await inGroup(page, 'Not in yet', zoya).waitFor()
  }
})

afterAll(async () => {
  for (const { id } of people) {
    const leaves = await adminStore().collection('staffLeave').where('staffId', '==', id).get()
    for (const leave of leaves.docs) await leave.ref.delete()
    await adminStore().doc(`staff/${id}`).delete()
    await adminStore().doc(`attendance/${IRON}_${id}`).delete()
    await takeOffDays(IRON, id)
  }
})

describe('the roster of today', () => {
  it('takes one tap, which every open page shows, and stores an employee', async () => {
    await markIn(owner, zoya).click()
    await messageWith(owner, `${zoya} is in at`)
    await inGroup(desk, 'In', zoya).waitFor()
    expect(await stored(`attendance/${IRON}_${people[0]?.id}`)).toMatchObject({
      personType: 'employee',
      memberId: '',
    })
  })

  it('says that an exit within half an hour is the same arrival', async () => {
    await soon(() => markOut(owner, zoya).count()).toBe(1)
    await owner.waitForTimeout(100)
    await markOut(owner, zoya).click()
    await messageWith(owner, /was marked a moment ago|is the same arrival/)
    await inGroup(owner, 'In', zoya).waitFor()
  })

  it('takes a mark back', async () => {
    await markIn(owner, zubin).click()
    await messageWith(owner, `${zubin} is in at`)
    await inGroup(owner, 'In', zubin).waitFor()
    await undoLatest(owner)
    await inGroup(owner, 'Not in yet', zubin).waitFor()
  })

  it('marks several present at once', async () => {
    await owner.getByRole('checkbox', { name: `Select ${zubin}` }).check()
    await owner.getByRole('button', { name: 'Mark 1 present' }).click()
    // The desk may see it before the owner's own page is told, which says meanwhile that it is at work.
    await messageWith(owner, '1 employee is marked present.')
    await inGroup(desk, 'In', zubin).waitFor()
  })

  it('gives leave with a reason and takes it back, by the keys alone', async () => {
    await owner.getByRole('button', { name: `More for ${zara}` }).focus()
    await owner.keyboard.press('Enter')
    await owner.getByRole('menuitem', { name: 'Give leave' }).focus()
    await owner.keyboard.press('Enter')
    const form = dialog(owner, 'Give leave')
    // The form hears what is pressed once it has taken the focus to its first field.
    await form
      .getByRole('combobox', { name: /^Employee/ })
      .and(owner.locator(':focus'))
      .waitFor()
    await form.getByRole('textbox', { name: /^Reason/ }).focus()
    await owner.keyboard.press('Control+Enter')
    await form.getByText('Enter a reason').waitFor()
    await owner.keyboard.type('Sister’s wedding')
    await expectAccessible(owner, 'leave', { within: '[role=dialog]' })
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${zara} is on leave on`)
    await inGroup(desk, 'On leave', zara).waitFor()

    await owner.getByRole('button', { name: 'Leave and holidays' }).focus()
    await owner.keyboard.press('Enter')
    const list = dialog(owner, 'Leave and holidays')
    await list.getByText('Sister’s wedding').waitFor()
    await expectAccessible(owner, 'leave and holidays', { within: '[role=dialog]' })
    await list.getByRole('button', { name: `Take back the leave of ${zara}` }).focus()
    await owner.keyboard.press('Enter')
    await messageWith(owner, 'is taken back')
    await owner.keyboard.press('Escape')
    await inGroup(desk, 'Not in yet', zara).waitFor()
    await undoLatest(owner)
    await inGroup(desk, 'On leave', zara).waitFor()
  })

  it('corrects a day with a reason', async () => {
    await owner.getByRole('button', { name: `More for ${zubin}` }).click()
    await owner.getByRole('menuitem', { name: `Correct ${formatCivil(todayInIndia())}` }).click()
    const form = dialog(owner, `Correct ${zubin}`)
    await form.getByLabel('Entry 1').fill('00:00')
    await owner.keyboard.press('Control+Enter')
    await form.getByText('Enter a reason').waitFor()
    await form.getByLabel('Reason').fill('Marked late')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${zubin} on ${formatCivil(todayInIndia())} is corrected.`)
    await group(desk, 'In').getByText('In 12:00 am').waitFor()
  })

  it('keeps the rules of the centre, each checked at its field', async () => {
    const preference = async () =>
      (await adminStore().doc(`gyms/${IRON}`).get()).get('preference') as Record<string, unknown>
    const before = await preference()
    await owner.getByRole('link', { name: 'Rules', exact: true }).click()
    await owner.getByLabel('Late after').fill('500')
    await owner.keyboard.press('Control+Enter')
    await owner.getByText('Enter 0 to 120').waitFor()
    await owner.getByLabel('Late after').fill('25')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, 'Staff rules: saved.')
    expect(await preference()).toMatchObject({ ...before, staffGraceMinutes: 25 })
    await owner.goBack()
    await owner.getByRole('link', { name: 'Rules', exact: true }).click()
    await soon(() => owner.getByLabel('Late after').inputValue()).toBe('25')
    await owner.goBack()
    await adminStore().doc(`gyms/${IRON}`).update({ preference: before })
  })

  it.each(['light', 'dark'] as const)('has nothing that shuts somebody out, %s', async (theme) => {
    const page = await signedInAs('iron', { theme, at: '/staff/attendance' })
    await inGroup(page, 'In', zoya).waitFor()
    await expectAccessible(page, 'the roster')
    await page.goto('/staff/attendance-reports?person=demo-desk')
    await page.getByRole('region', { name: 'Days of Pooja Malviya' }).waitFor()
    await expectAccessible(page, 'the muster')
    expectQuiet(page)
  })
})

describe('the month', () => {
  it('keeps month, person and exceptions in the address', async () => {
    await owner.goto('/staff/attendance-reports')
    await owner.getByRole('button', { name: 'Earlier month' }).click()
    await soon(() => new URL(owner.url()).searchParams.get('month')).toMatch(/^\d{4}-\d{2}$/)
    await owner.getByRole('link', { name: 'Pooja Malviya' }).click()
    await owner.getByRole('button', { name: 'Exceptions only' }).click()
    await soon(() => new URL(owner.url()).searchParams.get('exceptions')).toBe('true')
    await owner.reload()
    await owner.getByRole('button', { name: 'Exceptions only', pressed: true }).waitFor()
    await soon(() => owner.getByRole('combobox', { name: 'Employee' }).inputValue()).toBe('Pooja Malviya')
  })

  it('shows the punches of a day out of the muster with the old value, and corrects there', async () => {
    const today = formatCivil(todayInIndia())
    await owner.goto(`/staff/attendance-reports?person=${people[1]?.id ?? ''}`)
    const month = owner.getByRole('region', { name: `Days of ${zubin}` })
    await month.getByText(/^Corrected: Marked late \(was /).waitFor()
    const row = owner
      .getByRole('region', { name: /^Muster of/ })
      .getByRole('row')
      .filter({ hasText: zubin })
    await row.getByRole('button').last().click()
    const day = dialog(owner, `${zubin}, ${today}`)
    await day.getByText('12:00 am to still inside').waitFor()
    await expectAccessible(owner, 'a day of the muster', { within: '[role=dialog]' })
    await day.getByRole('button', { name: 'Correct this day' }).click()
    const form = dialog(owner, `Correct ${zubin}, ${today}`)
    await form.getByRole('button', { name: 'Remove visit 1' }).click()
    await form.getByLabel('Reason').fill('Was somebody else')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${zubin} on ${today} is corrected.`)
    await month.getByText('Corrected: Was somebody else (was 12:00 am to still inside)').waitFor()
  })

  it('counts leave and names holidays, which are added and removed', async () => {
    const yesterday = addDays(todayInIndia(), -1)
    await owner.goto('/staff/attendance')
    await owner.getByRole('button', { name: 'Leave and holidays' }).click()
    await owner.getByRole('button', { name: 'Add a holiday' }).click()
    const form = dialog(owner, 'Add a holiday')
    await form.getByRole('textbox', { name: /^Day/ }).fill(yesterday.split('-').reverse().join('/'))
    await form.getByRole('textbox', { name: /^Name/ }).fill('Test Jayanti')
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, `${formatCivil(yesterday)} is a holiday: Test Jayanti.`)
    await owner.goto(`/staff/attendance-reports?month=${yesterday.slice(0, 7)}`)
    await owner.getByRole('columnheader', { name: /Test Jayanti$/ }).waitFor()
    await owner.goto(`/staff/attendance-reports?person=${people[2]?.id ?? ''}`)
    await owner
      .getByRole('region', { name: `Days of ${zara}` })
      .getByText('On leave')
      .waitFor()
    // The same list stands in Site config.
    await owner.goto('/settings/site-config?section=staff&field=holidays')
    await owner.getByRole('button', { name: 'Remove Test Jayanti' }).click()
    await messageWith(owner, `${formatCivil(yesterday)} is no holiday any more.`)
    await soon(async () => {
      const preference = (await adminStore().doc(`gyms/${IRON}`).get()).get('preference') as {
        holidays?: unknown
      }
      return preference.holidays
    }).toEqual({})
  })

  it('exports the payroll, a line an employee', async () => {
    await owner.goto('/staff/attendance-reports')
    await owner.getByRole('button', { name: 'Export' }).click()
    const download = owner.waitForEvent('download')
    await owner.getByRole('menuitem', { name: 'CSV file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^payroll-\d{4}-\d{2}\.csv$/)
    const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\r\n')
    expect(lines[0]).toContain('Days payable')
    expect(lines.some((line) => line.includes('IHF-01,Pooja Malviya'))).toBe(true)
  })

  it('is not for the desk', async () => {
    const manager = await signedInAs('desk')
    for (const address of ['/staff/attendance', '/staff/attendance-reports']) {
      await manager.goto(address)
      await soon(() => path(manager)).toBe('/access-denied')
    }
  })
})

describe('the shift', () => {
  it('is set on the form, refused while it has no end, and shown on the record', async () => {
    await owner.goto('/staff?edit=demo-desk')
    const form = owner.getByRole('dialog', { name: 'Edit Pooja Malviya' })
    await form.getByLabel('Shift ends').fill('')
    await owner.keyboard.press('Control+Enter')
    await form.getByText('Enter when the shift ends').waitFor()
    await form.getByLabel('Shift ends').fill('19:30')
    await form.getByText('Sat', { exact: true }).click()
    expect(await form.getByRole('checkbox', { name: 'Saturday' }).isChecked()).toBe(true)
    await owner.keyboard.press('Control+Enter')
    await messageWith(owner, 'Pooja Malviya is saved')
    expect(await stored('staff/demo-desk')).toMatchObject({
      shiftStart: '10:00',
      shiftEnd: '19:30',
      weeklyOff: 'Sat,Sun',
      earlierShifts: [{ weeklyOff: 'Sun', until: addDays(todayInIndia(), -1) }],
    })
    await owner.goto('/staff?id=demo-desk')
    const profile = owner.getByRole('region', { name: 'Profile' })
    await profile.getByText('10:00 am to 7:30 pm').waitFor()
    await profile.getByText('Saturday, Sunday').waitFor()
    await owner
      .getByRole('row', { name: /Pooja Malviya/ })
      .getByText('10:00 am to 7:30 pm')
      .waitFor()
    await adminStore()
      .doc('staff/demo-desk')
      .update({ shiftEnd: '19:00', weeklyOff: 'Sun', earlierShifts: [] })
  })
})
