import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminStore as documentStoreOver } from '../../functions/src/adapters/adminStore'
import { createTerminal, type Terminal } from '../../scripts/device/terminal'
import { putDevice } from '../api/support/deviceFixtures'
import { iclockRequest, sendRaw } from '../api/support/rawSocket'
import { adminStore, hostingUrl, ports } from '../support/emulators'
import { expectAccessible } from './support/axe'
import { browserOf, expectHeading, expectQuiet, visit } from './support/browser'
import { emptyGymPage } from './support/emptyGymPage'
import { dialog, soon, stored } from './support/members'
import { putMember, someone } from './support/people'

const { open } = browserOf()

const gym = emptyGymPage(`alerts-${Date.now()}`)
const SN = `ALERT-${Date.now()}`
const OTHER = `${SN}-B`
const SECRET = 'QW7F3A9C21'
const ADDRESS = `203.0.113.${String(Date.now() % 250)}`
const RAVI = `${gym.gymId}-ravi`
const asha = someone('Asha')

let owner: Page
let desk: Page
let terminal: Terminal

const sent = { url: hostingUrl, secret: SECRET, timeoutMs: 60_000 }
/**
 * A call that says it came through the address that both devices of the centre have. Hosting says so in the same header, which the
 * emulator does not; as anybody else can too, it only tells whose list a stranger is shown in, and lets nobody in.
 */
async function callFrom(sn: string, asked = `cdata?options=all&pushver=2.4.1&pushcommkey=${SECRET}`) {
  const request = iclockRequest('GET', `/iclock/${asked}&SN=${sn}`)
  const named = request.replace('Accept:', `Fastly-Client-IP: ${ADDRESS}\r\nAccept:`)
  return (await sendRaw(ports.hosting, named)).status
}
const devices = () => owner.getByRole('region', { name: 'Devices', exact: true })
const alert = () => desk.getByRole('alert', { name: 'Stop at the door' })

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window's own
  interface Window {
    tones: number[]
  }
}

/** Keeps what a page sounds, by its pitch. */
function listen(): void {
  window.tones = []
  const Known = window.OscillatorNode
  window.OscillatorNode = class extends Known {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options)
      window.tones.push(options?.frequency ?? 0)
    }
  }
}
const heard = () => desk.evaluate(() => window.tones.splice(0))

/** The tune of a no, low and long. */
const NO = [196, 147]

beforeAll(async () => {
  await gym.make()
  await putMember(asha, gym.gymId, { biometricUserId: 7 })
  await adminStore()
    .doc(`staff/${RAVI}`)
    .set({
      ...{ gymId: gym.gymId, name: 'Ravi Kumar', nameLower: 'ravi kumar', biometricId: 8 },
      ...{ isActive: true, deleted: false, createdAt: new Date() },
    })
  owner = await open()
  await gym.signIn(owner)
})

afterAll(async () => {
  for (const part of ['commands', 'roster', 'secrets']) {
    const { docs } = await adminStore().collection(`biometricDevices/${SN}/${part}`).get()
    for (const { ref } of docs) await ref.delete()
  }
  await adminStore().doc(`moneyChecks/${gym.gymId}`).delete()
  await gym.remove([
    ...['biometricDevices', 'biometricUsers', 'biometricUnknownDevices', 'punches', 'staff'],
    ...['members', 'memberDirectory', 'lastVisits', 'attendance', 'attendanceDays', 'auditLogs'],
  ])
})

describe('a centre that has no device yet', () => {
  it('is told what to do, also with one that calls already', async () => {
    terminal = createTerminal({
      ...{ ...sent, sn: SN },
      users: [
        ['7', 'ASHA'],
        ['8', 'RAVI'],
      ],
    })
    expect((await terminal.handshake()).status).toBe(401)
    await owner.goto('/settings/site-config?section=devices')
    await owner.getByText('by the serial number on its sticker', { exact: false }).waitFor()
    await owner.getByText('it is turned away until you register it here', { exact: false }).waitFor()
    await putDevice(documentStoreOver(adminStore()), { sn: SN, gymId: gym.gymId, secret: SECRET })
    await adminStore()
      .doc(`gyms/${gym.gymId}`)
      .update({ deviceSerials: [SN] })
    expect((await terminal.handshake()).status).toBe(200)
    await devices().getByText('Online').waitFor()
  })

  it('sees a second one that calls, with what to do, and registers it at a press', async () => {
    expect(await callFrom(SN)).toBe(200)
    expect(await callFrom(SN, 'getrequest?INFO=')).toBe(401)
    expect(await callFrom(OTHER)).toBe(401)
    const row = owner.getByRole('region', { name: 'Turned away' }).getByRole('row').filter({ hasText: OTHER })
    await row.getByText('Not registered').waitFor()
    await row.getByText('Register it if it is yours, then enter its secret in its menu.').waitFor()
    await row.getByRole('button', { name: `Register ${OTHER}` }).click()
    const form = dialog(owner, 'Register device')
    expect(await form.getByLabel('Serial number').inputValue()).toBe(OTHER)
    await owner.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await expectAccessible(owner, 'turned away')
  })
})

describe('a person who should be stopped', () => {
  it('is stopped from the drawer of an employee, and the desk hears of their punch before that', async () => {
    desk = await open()
    await desk.addInitScript(listen)
    await gym.signIn(desk)
    await desk.goto('/members/attendance')
    await desk.getByRole('region', { name: 'Devices', exact: true }).getByText('Online').waitFor()
    await desk.getByRole('button', { name: 'Sound is on' }).waitFor()

    await visit(owner, `/staff?id=${RAVI}`)
    const drawer = dialog(owner, 'Ravi Kumar')
    await drawer.getByRole('tab', { name: 'Door' }).click()
    await drawer.getByText('Nothing yet: the device decides by itself').waitFor()
    await drawer.getByRole('button', { name: 'Stop at the door' }).click()
    await drawer.getByText('Waiting for the device').waitFor()
    await drawer.getByText('Stopped', { exact: true }).waitFor()
    await expectAccessible(owner, 'the door of an employee', { within: '[role=dialog]' })

    // The terminal's clock counts whole seconds.
    terminal.drift(2)
    expect((await terminal.punch('8')).isOpen).toBe(true)
    await alert().getByText('Ravi Kumar').waitFor()
    await alert().getByText('Stopped at the door by your centre.').waitFor()
    await soon(heard).toEqual(NO)
    expect(await stored(`punches/${await lastPunchOf('8')}`)).toMatchObject({
      ...{ result: 'whileDisabled', personId: RAVI, name: 'Ravi Kumar' },
    })
    await drawer.getByText('should have been stopped', { exact: false }).waitFor()
  })

  it('is heard once, not when the desk opens again, and not with the sound off', async () => {
    await desk.reload()
    await alert().getByText('Ravi Kumar').waitFor()
    expect(await heard()).toEqual([])
    await desk.getByRole('button', { name: 'Sound is on' }).click()
    terminal.drift(4)
    const before = await alert().innerText()
    await terminal.punch('8')
    await soon(async () => (await stopped()).length).toBe(2)
    await desk.getByRole('button', { name: 'Sound is off' }).click()
    terminal.drift(6)
    await terminal.punch('8')
    await soon(heard).toEqual(NO)
    expect(before).toContain('Ravi Kumar')
    await alert().getByRole('button', { name: 'Seen: Ravi Kumar' }).click()
    await alert().waitFor({ state: 'detached' })
    await expectAccessible(desk, 'the desk')
  })

  it('finds the door shut once the device has called, and open after "Let in"', async () => {
    const drawer = dialog(owner, 'Ravi Kumar')
    while ((await terminal.poll()) > 0);
    await drawer.getByText('Done', { exact: true }).waitFor()
    expect(await terminal.punch('8')).toEqual({ isOpen: false, why: 'validity' })
    await drawer.getByRole('button', { name: 'Let in' }).click()
    await drawer.getByText('Waiting for the device').waitFor()
    while ((await terminal.poll()) > 0);
    await drawer.getByText('Done', { exact: true }).waitFor()
    expect((await terminal.punch('8')).isOpen).toBe(true)
    await desk
      .getByRole('region', { name: 'Devices', exact: true })
      .getByText('Nothing waits', { exact: true })
      .waitFor()
  })

  it('is told by the number where it was taken off its person, and shut out again', async () => {
    terminal.enrol('9', 'ONCE OURS')
    await adminStore()
      .doc(`biometricUsers/${gym.gymId}_9`)
      .set({
        ...{
          gymId: gym.gymId,
          pin: '9',
          personType: 'member',
          personId: '',
          desired: 'disabled',
          version: 1,
        },
        ...{ updatedAt: new Date(Date.now() - 3_600_000), devices: {} },
      })
    expect((await terminal.punch('9')).isOpen).toBe(true)
    await alert().getByText('Number 9').waitFor()
    await alert().getByText('Nobody has this number any more.').waitFor()
    await expectAccessible(desk, 'the desk, told of a number')
    await alert().getByRole('button', { name: 'Seen: Number 9' }).click()
    await alert().waitFor({ state: 'detached' })
    while ((await terminal.poll()) > 0);
    expect(await terminal.punch('9')).toEqual({ isOpen: false, why: 'validity' })
  })
})

it('a device that is silent is named once on the dashboard, whatever the night says of it', async () => {
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000)
  await adminStore().doc(`biometricDevices/${SN}`).update({ lastSeenAt: twoDaysAgo })
  const at = new Date()
  const of = { memberId: '', at }
  await adminStore()
    .doc(`moneyChecks/${gym.gymId}`)
    .set({
      ...{ gymId: gym.gymId, checkedAt: at, caughtUpTo: at, count: 0, drifts: [], corrections: [] },
      failures: [
        {
          ...of,
          id: 'device Front door',
          task: 'device',
          who: 'Front door',
          why: 'it last called long ago.',
        },
        { ...of, id: 'work x', task: 'work', who: 'tidy up', why: 'the store was away.' },
      ],
    })
  await owner.goto('/')
  await expectHeading(owner, /^Dashboard/)
  const todo = owner.getByRole('region', { name: 'To do' })
  await todo.getByText('Last night could not tidy up: the store was away.').waitFor()
  await todo.getByText(/^Front door: not in touch since /).waitFor()
  expect(await todo.getByText('Front door', { exact: false }).count()).toBe(1)
  expectQuiet(owner)
  expectQuiet(desk)
})

const stopped = async () =>
  (
    await adminStore()
      .collection('punches')
      .where('gymId', '==', gym.gymId)
      .where('result', '==', 'whileDisabled')
      .get()
  ).docs

async function lastPunchOf(pin: string): Promise<string> {
  const { docs } = await adminStore().collection('punches').where('gymId', '==', gym.gymId).get()
  return docs.find((each) => each.data()['pin'] === pin)?.id ?? ''
}
