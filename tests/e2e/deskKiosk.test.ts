import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCard } from '@/domain/members/memberCard'
import { hashOfPin } from '../../functions/src/gyms/pinHash'
import { IRON } from '../../scripts/seed/accounts'
import { adminStore } from '../support/emulators'
import { putEndedVisit } from './support/attendance'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, path } from './support/browser'
import { dialog, messageWith, openMembers, soon, stored } from './support/members'
import { putCovered, putExpired, someone, takeAway, todayInIndia } from './support/people'

const { signedInAs } = browserOf()

const PIN = '258013'
const coming = someone('Kioskco')
const lapsed = someone('Kiosklp')
const cutOff = someone('Kioskof')
const ended = someone('Kiosknd')
const back = someone('Kioskbk')
let page: Page
let comingId = ''
let code = ''
let lapsedCode = ''
let cutOffId = ''
let endedId = ''
let backId = ''

const verdict = () => page.getByRole('region', { name: 'Verdict' })
const rest = () => page.getByText('Scan your card', { exact: true })
const atRest = () => soon(() => verdict().count()).toBe(0)
const kioskPin = () => adminStore().doc(`kioskPins/${IRON}`)
const hasPin = (hasKioskPin: boolean) =>
  adminStore().doc(`gyms/${IRON}`).update({ 'preference.hasKioskPin': hasKioskPin })

async function visitsOf(id: string) {
  const day = await stored(`attendanceDays/${IRON}_${todayInIndia()}`)
  return (day['people'] as Record<string, { visits: { entry: unknown; exit: unknown }[] }>)[id]?.visits
}

const isInside = async (id: string) => {
  const last = (await visitsOf(id))?.at(-1)
  return last !== undefined && last.entry !== null && last.exit === null
}

async function enterPin(pin: string) {
  await page.getByRole('button', { name: 'Leave kiosk mode' }).click()
  await page.getByLabel('Staff PIN').waitFor()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
}

beforeAll(async () => {
  const member = await putCovered(coming)
  comingId = member.id
  code = member.memberCode
  cutOffId = (await putCovered(cutOff)).id
  const both = [await putCovered(ended), await putCovered(back)] as const
  ;[endedId, backId] = [both[0].id, both[1].id]
  for (const each of both) await putEndedVisit(each)
  lapsedCode = (await putExpired(lapsed, 9)).memberCode
  await kioskPin().set({ gymId: IRON, ...(await hashOfPin(PIN)) })
  await hasPin(true)
  page = await signedInAs('desk')
})

afterAll(async () => {
  await hasPin(false)
  await kioskPin().delete()
  await takeAway(coming.name, lapsed.name, cutOff.name, ended.name, back.name)
})

describe('member cards', () => {
  it('bear what the desk reads, in the size of a bank card, and nothing else is printed', async () => {
    await openMembers(page, `?id=${comingId}`)
    const drawer = dialog(page, coming.name)
    await drawer.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Print card' }).click()
    const window_ = dialog(page, 'Print card')
    await window_.getByRole('button', { name: 'Print 1 card' }).waitFor()
    const text = await page.locator('#member-cards svg').getAttribute('data-text')
    expect(readCard(text ?? '')).toEqual({ gymId: IRON, memberId: comingId })
    await page.emulateMedia({ media: 'print' })
    const card = await page.locator('#member-cards article').boundingBox()
    expect(Math.round(((card?.width ?? 0) / 96) * 254)).toBe(856)
    expect(Math.round(((card?.height ?? 0) / 96) * 254)).toBe(540)
    expect(await page.locator('#root').isVisible()).toBe(false)
    expect(await window_.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    expectQuiet(page)
  })
})

describe('kiosk mode (PRODUCT screen 7)', () => {
  it('fills the screen by F8 and names nobody', async () => {
    await page.goto('/members/attendance')
    await expectHeading(page, 'Mark Attendance')
    await page.keyboard.press('F8')
    await rest().waitFor()
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByText(coming.name).count()).toBe(0)
    await expectAccessible(page, 'kiosk mode')
  })

  it('welcomes by the member code, and is back at rest by itself', async () => {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await verdict().getByText('Welcome', { exact: true }).waitFor()
    await verdict().getByText(coming.name).waitFor()
    await expectAccessible(page, 'a public verdict', { onlyContrast: true })
    await atRest()
    expect(await page.getByText(coming.name).count()).toBe(0)
    expect(await visitsOf(comingId)).toHaveLength(1)
    expectQuiet(page)
  })

  it('asks whose visit ended by itself which way they go, and takes them in again', async () => {
    await page.keyboard.type(`FC:${IRON}:${endedId}`)
    await page.keyboard.press('Enter')
    await verdict().getByText('Leaving or coming in?', { exact: true }).waitFor()
    await verdict().getByRole('button', { name: 'I am leaving' }).waitFor()
    await expectAccessible(page, 'a question of the kiosk', { onlyContrast: true })
    await verdict().getByRole('button', { name: 'I am coming in' }).click()
    await verdict().getByText('Welcome', { exact: true }).waitFor()
    await soon(() => isInside(endedId)).toBe(true)
    await atRest()
  })

  it('marks by the card without a network, and the mark is stored once when it is back', async () => {
    await page.context().setOffline(true)
    await page.keyboard.type(`FC:${IRON}:${cutOffId}`)
    await page.keyboard.press('Enter')
    await verdict().getByText('Welcome', { exact: true }).waitFor()
    await page.context().setOffline(false)
    await soon(async () => (await visitsOf(cutOffId))?.length).toBe(1)
    await atRest()
  })

  it('asks to the front desk in words fit for a public screen, by the keys on the screen too', async () => {
    for (const key of lapsedCode) {
      const pad = page.getByRole('group', { name: /\d/.test(key) ? 'Digits' : 'Letters' })
      if ((await pad.count()) === 0) await page.getByRole('button', { name: /^(Digits|Letters)$/ }).click()
      await pad.getByRole('button', { name: key, exact: true }).click()
    }
    expect(await page.getByLabel('Member code or phone number').inputValue()).toBe(lapsedCode)
    await page.getByRole('button', { name: 'Done' }).click()
    await verdict().getByText('Please see the front desk').waitFor()
    await verdict().getByText('Your package has come to its end.').waitFor()
    expect(await verdict().innerText()).not.toContain('₹')
    await atRest()
  })

  it('stays over a reload and over another address, and takes the PIN only', async () => {
    await page.reload()
    await rest().waitFor()
    await page.goto('/members')
    await rest().waitFor()
    await page.goto('/access-denied')
    await rest().waitFor()
    await page.keyboard.press('Control+k')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await enterPin('111111')
    await page.getByText('That is not the PIN.').waitFor()
    for (let at = 0; at < 4; at += 1) {
      await page.keyboard.type('111111')
      await page.keyboard.press('Enter')
      await soon(() => page.getByLabel('Staff PIN').inputValue()).toBe('')
    }
    await page.getByText(/^Too many wrong PINs\. Wait \d+ minutes/).waitFor()
    await page.reload()
    await rest().waitFor()
    await page.getByRole('button', { name: 'Leave kiosk mode' }).click()
    await page.getByText(/^Too many wrong PINs/).waitFor()
    expect(await page.getByLabel('Staff PIN').isDisabled()).toBe(true)
  })

  it('ends by the PIN, and the desk is there again', async () => {
    // As if the wait were over.
    await kioskPin().update({ triedAt: [] })
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('kiosk') ?? '{}') as object
      localStorage.setItem('kiosk', JSON.stringify({ ...kept, waitUntil: 0 }))
    })
    await page.reload()
    await rest().waitFor()
    await enterPin(PIN)
    await expectHeading(page, 'Mark Attendance')
    expect(path(page)).toBe('/members/attendance')
    await soon(() => page.evaluate(() => localStorage.getItem('kiosk'))).toBeNull()
  })
})

it('the desk says of whose visit ended by itself what Enter does, and takes them in again by Shift+Enter', async () => {
  await page.keyboard.type(back.name)
  await verdict().getByText('Leaving or back?', { exact: true }).waitFor()
  await verdict().getByRole('button', { name: 'Mark out' }).waitFor()
  await verdict()
    .getByRole('button', { name: /^Mark in again/ })
    .waitFor()
  await expectAccessible(page, 'the card of whose visit ended by itself')
  await page.keyboard.press('Shift+Enter')
  await messageWith(page, `${back.name} is in at`)
  await soon(() => isInside(backId)).toBe(true)
})
