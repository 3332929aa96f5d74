import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { freeze } from '@/domain/packageLife/freeze'
import { accounts, IRON } from '../../scripts/seed/accounts'
import { pastMark } from './support/attendance'
import { desktop, expectHeading, expectQuiet, path, browserOf } from './support/browser'
import { dialog, messageWith, openMembers, rowOf, soon, stored } from './support/members'
import {
  actOn,
  putCovered,
  putExpired,
  putMember,
  putOwing,
  someone,
  takeAway,
  todayInIndia,
} from './support/people'

const { signedInAs } = browserOf()

const byName = someone('Deskin')
const byPhone = someone('Deskon')
const byCode = someone('Deskra')
const expired = someone('Deskex')
const frozen = someone('Deskfr')
const fresh = someone('Deskne')
const late = someone('Desklt')
const owing = someone('Deskow')
const carded = someone('Deskcd')
const celebrating = someone('Deskbd')
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
let page: Page
let other: Page
let code = ''
let nameId = ''
let lateId = ''
let cardedId = ''
let expiredId = ''
let due = 0

const box = () => page.getByRole('combobox', { name: 'Member' })
const verdict = () => page.getByRole('region', { name: 'Verdict' })
const lineOf = (on: Page, name: string) =>
  on.getByRole('region', { name: 'Today' }).getByRole('row').filter({ hasText: name })
const isBoxFocused = () => box().evaluate((input) => input === document.activeElement)

type Line = { visits: unknown[]; overrides?: { reason: string; by: string; at: unknown }[] }

/** A person's line of today's roll-up, as it is stored. */
async function storedLine(id: string): Promise<Line | undefined> {
  const day = await stored(`attendanceDays/${IRON}_${todayInIndia()}`)
  return (day['people'] as Record<string, Line>)[id]
}

beforeAll(async () => {
  nameId = (await putCovered(byName)).id
  await putCovered(byPhone)
  code = (await putCovered(byCode)).memberCode
  expiredId = (await putExpired(expired, 9)).id
  const resting = await putCovered(frozen)
  const from = todayInIndia()
  await actOn(resting, (member, context) =>
    freeze(member, { from, to: addDays(from, 4), reason: 'Exams' }, context),
  )
  await putMember(fresh)
  lateId = (await putExpired(late, 5)).id
  cardedId = (await putCovered(carded)).id
  const owes = await putMember(owing)
  await putOwing(owes, from, addDays(from, 1))
  due = Number((await stored(`members/${owes.id}`))['totalDueAmount'])
  await putCovered(celebrating, { dob: civil(`1992-${from.slice('YYYY-'.length)}`) })
  page = await signedInAs('desk')
  other = await page.context().newPage()
  await other.goto('/members/attendance')
  await page.bringToFront()
})

afterAll(() =>
  takeAway(
    ...[byName, byPhone, byCode, expired, frozen, fresh, late, owing, carded, celebrating].map(
      ({ name }) => name,
    ),
  ),
)

describe('marking with the keyboard alone', () => {
  it('starts at Mark Attendance with the focus in the box', async () => {
    await expectHeading(page, 'Mark Attendance')
    expect(path(page)).toBe('/members/attendance')
    expect(await box().evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it.each([
    ['a name', () => byName.name, byName],
    ['4 digits of the phone', () => byPhone.phone.slice(-6), byPhone],
    ['a member code', () => code, byCode],
  ])('marks in by %s and leaves the box free for the next person', async (_how, typed, person) => {
    await page.keyboard.type(typed())
    await verdict().getByText(person.name, { exact: true }).waitFor()
    await verdict().getByText('Let in', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await messageWith(page, `${person.name} is in at`)
    await soon(() => box().inputValue()).toBe('')
    expect(await box().evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('shows it at once on every other desk of the centre', async () => {
    for (const { name } of [byName, byPhone, byCode]) await lineOf(other, name).getByText('Inside').waitFor()
  })

  it('marks out whoever is inside, and the other desk sees that too', async () => {
    await pastMark(IRON, nameId, 45)
    await page.keyboard.type(byName.name)
    await verdict().getByText('Inside', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await messageWith(page, new RegExp(`${byName.name} is out after 4\\d min`))
    await lineOf(other, byName.name).getByText('Out', { exact: true }).waitFor()
  })

  it('says that nobody answers to what was typed', async () => {
    await page.keyboard.type('Qwxz Nobody')
    await page.getByText('Nobody is called that').waitFor()
    await page.keyboard.press('Escape')
    expect(await box().inputValue()).toBe('')
  })
})

describe('who enters with a word, and who enters all the same', () => {
  it('takes what is due by F4, and Back is the desk again', async () => {
    await page.keyboard.type(owing.name)
    await verdict().getByRole('link', { name: 'Collect' }).waitFor()
    await page.keyboard.press('F4')
    const form = dialog(page, /^Collect on/)
    await form.waitFor()
    const amount = await form.getByRole('textbox', { name: 'Amount' }).inputValue()
    expect(Number(amount.replaceAll(',', ''))).toBe(due)
    await page.keyboard.press('Escape')
    const drawer = dialog(page, owing.name)
    await drawer.getByRole('tab', { name: 'Money', selected: true }).waitFor()
    await page.keyboard.press('c')
    await form.waitFor()
    await page.keyboard.press('Escape')
    await drawer.getByRole('button', { name: 'Collect', exact: true }).first().waitFor()
    await page.goBack()
    await expectHeading(page, 'Mark Attendance')
    await soon(isBoxFocused).toBe(true)
  })

  it('lets in who owes, and says what', async () => {
    await page.keyboard.type(owing.name)
    await verdict().getByText('Let in: payment due', { exact: true }).waitFor()
    await verdict()
      .getByText(`${rupees.format(due)} is due.`)
      .waitFor()
    await verdict().getByRole('link', { name: 'Collect' }).waitFor()
    await page.keyboard.press('Enter')
    await verdict().getByText('In: payment due', { exact: true }).waitFor()
    await messageWith(page, `${owing.name} is in at`)
  })

  it('greets on a birthday, in blue', async () => {
    await page.keyboard.type(celebrating.name)
    await verdict().getByText('Let in', { exact: true }).waitFor()
    await verdict().getByText(`It is ${celebrating.name}'s birthday today.`).waitFor()
    expect(await verdict().getAttribute('data-verdict')).toBe('greet')
    await verdict().getByText('Birthday', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('overrides a stop by F2 and a reason only, which is kept with the visit', async () => {
    await page.keyboard.type(late.name)
    await verdict().getByText('Stop', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F2')
    const reason = verdict().getByRole('textbox', { name: 'Reason' })
    await reason.waitFor()
    await page.keyboard.press('Enter')
    await verdict().getByText('Enter a reason').waitFor()
    await page.keyboard.press('Escape')
    expect(await isBoxFocused()).toBe(true)
    expect(await lineOf(page, late.name).count()).toBe(0)
    await page.keyboard.press('F2')
    await page.keyboard.type('Pays in the evening')
    await page.keyboard.press('Enter')
    await messageWith(page, `${late.name} is in at`)
    expect(await isBoxFocused()).toBe(true)
    await lineOf(page, late.name).getByText('Pays in the evening').waitFor()
    await lineOf(other, late.name).getByText('Override').waitFor()
    const line = await storedLine(lateId)
    const by = accounts.find(({ email }) => email === 'desk@demo.test')?.uid
    expect(line?.visits).toHaveLength(1)
    expect(line?.overrides).toMatchObject([{ reason: 'Pays in the evening', by }])
  })

  it('takes the last mark back by Ctrl+Z, and its override with it', async () => {
    await page.keyboard.press('Control+z')
    await messageWith(page, `The mark of ${late.name} is taken back.`)
    await soon(() => lineOf(page, late.name).count()).toBe(0)
    await soon(() => lineOf(other, late.name).count()).toBe(0)
    expect(await storedLine(lateId)).toMatchObject({ visits: [], overrides: [] })
    expect(await isBoxFocused()).toBe(true)
  })
})

describe('a scanner types into the box', () => {
  it('marks the member of the card at once', async () => {
    await page.keyboard.type(`FC:${IRON}:${cardedId}`)
    await page.keyboard.press('Enter')
    await verdict().getByText('In', { exact: true }).waitFor()
    await verdict().getByText(carded.name, { exact: true }).waitFor()
    await messageWith(page, `${carded.name} is in at`)
    expect(await box().inputValue()).toBe('')
  })

  it('says when a card is of another centre, and the next card is scanned over it', async () => {
    await page.keyboard.type(`FC:elsewhere:${cardedId}`)
    await page.keyboard.press('Enter')
    await page.getByText('This card is of another centre.').waitFor()
    await page.keyboard.type(`FC:${IRON}:${cardedId}`)
    await verdict().getByText('Inside', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('is heard wherever the page was pressed, and while nothing has the focus', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    expect(await isBoxFocused()).toBe(true)
    await box().evaluate((input) => input.blur())
    await page.keyboard.type('Desk')
    expect(await box().inputValue()).toBe('Desk')
    await page.keyboard.press('Escape')
  })
})

describe('who is inside now', () => {
  it('stands on a tile with the minutes, and leaves by one press', async () => {
    await pastMark(IRON, cardedId, 20)
    const inside = page.getByRole('region', { name: 'Inside now' })
    const tile = inside.getByRole('listitem').filter({ hasText: carded.name })
    // Where many have come in these twenty minutes, who came before them stands behind this.
    const more = inside.getByRole('button', { name: /^Show (all|200 more)/ })
    await tile.or(more).first().waitFor()
    while (await more.isVisible()) await more.click()
    await tile.getByText(/^(19|20|21) min/).waitFor()
    await tile.getByRole('button', { name: `Mark out ${carded.name}` }).click()
    await messageWith(page, new RegExp(`${carded.name} is out after`))
    await soon(() => tile.count()).toBe(0)
    await soon(isBoxFocused).toBe(true)
  })

  it('keeps the sound as this device was told', async () => {
    await page.getByRole('button', { name: 'Sound is on' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Sound is off' }).click()
    await page.getByRole('button', { name: 'Sound is on' }).waitFor()
  })

  it.each([1440, 1024, 390])('fits in %i px, its placeholder too', async (width) => {
    await page.setViewportSize({ width, height: 900 })
    const room = await box().evaluate((input: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d')
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      if (pen) pen.font = font
      const words = pen?.measureText(input.placeholder).width ?? Infinity
      return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words
    })
    expect(room).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await page.setViewportSize(desktop)
  })
})

describe('who is stopped at the door is told why, and the desk what to do', () => {
  it.each([
    [expired, 'The package ended 9 days ago', 'Renew'],
    [frozen, `Frozen until ${formatCivil(addDays(todayInIndia(), 4))}`, 'End the freeze'],
    [fresh, 'has not bought a package yet', 'Sell a package'],
  ])('%o: %s, then %s', async ({ name }, reason, fix) => {
    await box().fill(name)
    await verdict().getByText('Stop', { exact: true }).waitFor()
    await verdict().getByText(reason).waitFor()
    expect(await verdict().getByRole('button', { name: 'Mark in' }).count()).toBe(0)
    await verdict().getByRole('link', { name: fix }).waitFor()
    await page.keyboard.press('Enter')
    expect(await lineOf(page, name).count()).toBe(0)
  })

  it('the way out is the act itself, and Back is the desk again', async () => {
    await box().fill(expired.name)
    await verdict().getByRole('link', { name: 'Renew' }).click()
    await dialog(page, `Renew ${expired.name}`).waitFor()
    await page.goBack()
    await expectHeading(page, 'Mark Attendance')
    await soon(isBoxFocused).toBe(true)
  })

  it('an act that is none, or is not on offer, opens the member', async () => {
    for (const act of ['dance', 'endFreeze']) {
      await page.goto(`/members?id=${expiredId}&act=${act}`)
      await dialog(page, expired.name).getByText('The package ended 9 days ago').waitFor()
    }
  })
})

describe('what a manager may not do (PRODUCT 2.I) is not offered', () => {
  it('changes no price, and asks for a discount', async () => {
    await dialog(page, expired.name).getByRole('button', { name: 'Renew', exact: true }).first().click()
    const sale = dialog(page, `Renew ${expired.name}`)
    await sale.getByText('Only the owner changes a price').waitFor()
    expect(await sale.getByRole('textbox', { name: 'Price' }).isDisabled()).toBe(true)
    await sale.getByText('Needs the owner’s approval').waitFor()
    await page.keyboard.press('Escape')
  })

  it('has no Delete, no Cancel and no export', async () => {
    await openMembers(page, `?q=${encodeURIComponent(byName.name)}`)
    await rowOf(page, byName.name).waitFor()
    expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0)
    await page.getByRole('button', { name: `Actions for ${byName.name}` }).click()
    const acts = await page.getByRole('menuitem').allInnerTexts()
    expect(acts.join()).toContain('Deactivate')
    expect(acts.join()).not.toMatch(/Delete|Cancel/)
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: `Select ${byName.name}` }).check()
    const bulk = page.getByRole('toolbar', { name: 'With the selected rows' })
    await bulk.getByRole('button', { name: 'Deactivate' }).waitFor()
    expect(await bulk.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  })

  it('reads the packages and changes none', async () => {
    await page.goto('/members/packages')
    await expectHeading(page, /^Member Packages/)
    await page.getByRole('link', { name: /^Yearly/ }).waitFor()
    expect(await page.getByRole('button', { name: 'New package' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Actions for Yearly' }).count()).toBe(0)
    expectQuiet(page)
  })
})
