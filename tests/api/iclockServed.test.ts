import { iclockScene } from './support/iclockScene'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putDevice, queueCommand } from './support/deviceFixtures'
import { emptyStore } from './support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'iron'
const ICE = 'ice'
const SN = 'CGKK1'
const SECRET = '7F3A9C21'
const NOW = new Date('2026-11-20T02:20:00Z')
const KEYED = `SN=${SN}&pushcommkey=${SECRET}`
const REFUSED = [401, 'UNAUTHORIZED\n']

let scene = iclockScene(NOW)
const call: typeof scene.call = (...asked) => scene.call(...asked)
const poll = (query = KEYED) => call('GET', `/iclock/getrequest?${query}`)
const acks = (body: string) => call('POST', `/iclock/devicecmd?${KEYED}`, { body })
const upload = (body: string | Uint8Array, table = 'ATTLOG') =>
  call('POST', `/iclock/cdata?${KEYED}&table=${table}`, { body })
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data()
const all = async (collection: string) =>
  (await adminStore().collection(collection).get()).docs.map((each) => each.data())
const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })
const payload = { name: 'Asha Rao', validFrom: null, validUntil: '2026-12-19' }
const queue = (kind: 'ENABLE' | 'DISABLE', pin = '1001') =>
  queueCommand(scene.store, SN, GYM, { kind, payload, pin })

beforeEach(async () => {
  await emptyStore()
  scene = iclockScene(NOW)
  await putGym(scene.store, GYM)
  await putGym(scene.store, ICE)
  await put('members/asha', { gymId: GYM, name: 'Asha Rao', biometricUserId: 1001 })
  await putDevice(scene.store, { sn: SN, gymId: GYM, secret: SECRET, delay: 30 })
})

describe('who is let in (DOMAIN 1.5)', () => {
  it('proves it by its key, the relay’s header or the host’s name', async () => {
    expect(await poll()).toEqual([200, 'OK'])
    expect(await poll(`SN=${SN}&ComKey=7f3a9c21`)).toEqual([200, 'OK'])
    const bare = `/iclock/getrequest?SN=${SN}`
    expect(await call('GET', bare, { headers: { 'x-relay-secret': SECRET } })).toEqual([200, 'OK'])
    expect(await call('GET', bare, { headers: { host: '7f3a9c21.adms.example.in' } })).toEqual([200, 'OK'])
    for (const headers of [{ 'x-relay-secret': 'other' }, { host: 'adms.example.in' }, {}])
      expect(await call('GET', bare, { headers })).toEqual(REFUSED)
  })

  it('is known by its address for a day after a good handshake, and by no other', async () => {
    const bare = `/iclock/getrequest?SN=${SN}`
    expect(await call('GET', bare)).toEqual(REFUSED)
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`))[0]).toBe(200)
    scene.forget()
    expect(await call('GET', bare)).toEqual([200, 'OK'])
    expect(await call('GET', bare, { address: '203.0.113.8' })).toEqual(REFUSED)
    scene.later(24 * 3600 + 1)
    expect(await call('GET', bare)).toEqual(REFUSED)
  })

  it('is known by no address that it could have made up, as through Hosting', async () => {
    const bare = `/iclock/getrequest?SN=${SN}`
    const hosting = { straightAddress: '' }
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`, hosting))[0]).toBe(200)
    for (const told of [hosting, {}]) expect(await call('GET', bare, told)).toEqual(REFUSED)
    expect(await dataOf(`biometricUnknownDevices/${SN}`)).toMatchObject({ gymId: GYM, reason: 'noSecret' })
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`))[0]).toBe(200)
    expect(await call('GET', bare)).toEqual([200, 'OK'])
    expect(await call('GET', bare, hosting)).toEqual(REFUSED)
  })

  it('is known by its address no more once it has brought its key with a poll, on every instance', async () => {
    const bare = `/iclock/getrequest?SN=${SN}`
    const other = iclockScene(NOW)
    await other.call('GET', `/iclock/cdata?${KEYED}&options=all`)
    expect(await other.call('GET', bare)).toEqual([200, 'OK'])
    expect(await poll()).toEqual([200, 'OK'])
    for (const each of [scene, other]) expect(await each.call('GET', bare)).toEqual(REFUSED)
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all`))[0]).toBe(200)
    for (const each of [scene, other]) expect(await each.call('GET', bare)).toEqual(REFUSED)
    for (const each of [scene, other])
      expect(await each.call('GET', `${bare}&ComKey=${SECRET}`)).toEqual([200, 'OK'])
  })

  it('may be pinned to an address that the owner has approved', async () => {
    await putDevice(
      scene.store,
      { sn: 'PINNED', gymId: GYM, secret: 'x', auth: 'ip' },
      { pinnedAddress: '198.51.100.4' },
    )
    expect(await call('GET', '/iclock/getrequest?SN=PINNED', { address: '198.51.100.4' })).toEqual([
      200,
      'OK',
    ])
    const elsewhere = { address: '198.51.100.5' }
    const throughHosting = { address: '198.51.100.4', straightAddress: '' }
    for (const told of [elsewhere, throughHosting])
      expect(await call('GET', '/iclock/getrequest?SN=PINNED', told)).toEqual(REFUSED)
    expect(await dataOf('biometricUnknownDevices/PINNED')).toMatchObject({ reason: 'address' })
  })

  it('is never let in by the key that every terminal leaves the factory with', async () => {
    await putDevice(scene.store, { sn: 'FACTORY', gymId: GYM, secret: '88888888' })
    expect(await poll('SN=FACTORY&pushcommkey=88888888')).toEqual(REFUSED)
    expect(await dataOf('biometricUnknownDevices/FACTORY')).toMatchObject({
      gymId: GYM,
      reason: 'defaultSecret',
    })
  })

  it('is let out at once when the owner switches it off, or gives it another key', async () => {
    expect(await poll()).toEqual([200, 'OK'])
    await adminStore().doc(`biometricDevices/${SN}`).update({ enabled: false })
    expect(await poll()).toEqual(REFUSED)
    await putDevice(scene.store, { sn: SN, gymId: GYM, secret: 'ANOTHER' })
    expect(await poll()).toEqual(REFUSED)
    expect(await poll(`SN=${SN}&pushcommkey=ANOTHER`)).toEqual([200, 'OK'])
  })

  it('is written down once when it is not, for the centre that it belongs to or stands in', async () => {
    await poll()
    for (let time = 0; time < 3; time += 1) await poll('SN=STRANGER&pushcommkey=x')
    const far = { address: '198.51.100.99' }
    await call('GET', '/iclock/getrequest?SN=ELSEWHERE', far)
    expect(await dataOf('biometricUnknownDevices/STRANGER')).toMatchObject({
      gymId: GYM,
      reason: 'unknown',
      address: '203.0.113.7',
      firstSeenAt: expect.anything() as unknown,
    })
    expect(await dataOf('biometricUnknownDevices/ELSEWHERE')).toMatchObject({ gymId: '' })
  })

  it('is written down for the centre that registered its number in small letters, which never matched', async () => {
    await putDevice(scene.store, { sn: 'cgkk77', gymId: ICE, secret: SECRET })
    const far = { address: '198.51.100.99' }
    await call('GET', `/iclock/getrequest?SN=CGKK77&pushcommkey=${SECRET}`, far)
    expect(await dataOf('biometricUnknownDevices/CGKK77')).toMatchObject({ gymId: ICE, reason: 'unknown' })
    // A device that calls by small letters itself is let in as ever.
    expect(await poll(`SN=cgkk77&pushcommkey=${SECRET}`)).toEqual([200, 'OK'])
  })

  it('is written down for the centre that registered it in capitals, though it writes small letters itself', async () => {
    await putDevice(scene.store, { sn: 'OWN-BUILT', gymId: ICE, secret: SECRET })
    for (const [sn, address] of [
      ['own-Built', '198.51.100.99'],
      ['else-Built', '198.51.100.98'],
    ] as const)
      await call('GET', `/iclock/getrequest?SN=${sn}&pushcommkey=${SECRET}`, { address })
    expect(await dataOf('biometricUnknownDevices/own-Built')).toMatchObject({ gymId: ICE, reason: 'unknown' })
    expect(await dataOf('biometricUnknownDevices/else-Built')).toMatchObject({ gymId: '' })
  })

  it('is written down whatever others have made up, and forgotten a week after its last call', async () => {
    await poll()
    const written = async () => (await all('biometricUnknownDevices')).length
    const knock = (sn: string, address: string) => call('GET', `/iclock/getrequest?SN=${sn}`, { address })
    for (let number = 0; number < 80; number += 1) await knock(`ONE-${number}`, '198.51.100.99')
    expect(await written()).toBe(10)
    for (let number = 0; number < 80; number += 1) await knock(`MANY-${number}`, `198.51.100.${number}`)
    expect(await written()).toBe(60)
    await knock('NEIGHBOUR', '203.0.113.7')
    await poll(`SN=${SN}&pushcommkey=OTHER`)
    const week = new Date(NOW.getTime() + 7 * 86_400_000)
    for (const sn of ['NEIGHBOUR', SN]) {
      expect(await dataOf(`biometricUnknownDevices/${sn}`), sn).toMatchObject({
        ...{ gymId: GYM, expiresAt: Timestamp.fromDate(week) },
      })
    }
    // Ten minutes later there is room again, and whoever still calls stays for longer.
    scene.later(600)
    await knock('LATER', '198.51.100.99')
    await knock('NEIGHBOUR', '203.0.113.7')
    expect(await written()).toBe(63)
    expect(await dataOf('biometricUnknownDevices/NEIGHBOUR')).toMatchObject({
      expiresAt: Timestamp.fromDate(new Date(week.getTime() + 600_000)),
    })
  })
})

describe('what it costs (DOMAIN 1.4)', () => {
  it('reads one document for a poll that finds nothing, and writes once a minute', async () => {
    await poll()
    const seenAt = async () => ((await dataOf(`biometricDevices/${SN}`)) ?? {})['lastSeenAt'] as unknown
    const first = await seenAt()
    scene.later(30)
    expect(await scene.readsOf(() => poll(`${KEYED}&INFO=Ver 9,1,1,0`))).toBe(1)
    expect(await seenAt()).toEqual(first)
    scene.later(30)
    expect(await scene.readsOf(() => poll(`${KEYED}&INFO=Ver 9,5,1,70`))).toBe(1)
    expect(await seenAt()).not.toEqual(first)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      firmware: 'Ver 9',
      userCount: 5,
      punchCount: 70,
    })
  })
})

describe('commands (DOMAIN 1.6 "Poll" and "Ack")', () => {
  it('are not lost with their answer: repeated until the device has said so, byte for byte', async () => {
    await queue('DISABLE')
    const [, first] = await poll()
    expect(first).toMatch(/^C:1:DATA UPDATE USERINFO PIN=1001\t/)
    scene.later(59)
    expect(await poll()).toEqual([200, 'OK'])
    for (let time = 0; time < 3; time += 1) {
      scene.later(61)
      expect(await poll()).toEqual([200, first])
    }
    await acks('ID=1&Return=0&CMD=DATA')
    scene.later(3600)
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  })

  it('say a password and a card to the device, and neither is read with the command', async () => {
    const line = { gymId: GYM, sn: SN, pin: '1001', name: 'ASHA', card: '778899', hasPassword: true }
    await put(`biometricDevices/${SN}/roster/1001`, line)
    await put(`biometricDevices/${SN}/secrets/pin-1001`, { passwd: '4711' })
    await queue('ENABLE')
    const [, first] = await poll()
    expect(first).toMatch(/\tPasswd=4711\tCard=778899\t/)
    const read = async () => JSON.stringify(await all(`biometricDevices/${SN}/commands`))
    expect(await read()).toMatch(/C:1:DATA UPDATE USERINFO PIN=1001/)
    expect(await read()).not.toMatch(/4711|778899/)
    // What the device has of them meanwhile changes no text that was sent.
    await put(`biometricDevices/${SN}/secrets/pin-1001`, { passwd: '5822' })
    scene.later(61)
    expect(await poll()).toEqual([200, first])
    expect(await read()).not.toMatch(/4711|778899/)
    await acks('ID=1&Return=0&CMD=DATA')
    expect(await dataOf(`biometricDevices/${SN}/secrets/command-1`)).toBeUndefined()

    const replaced = await queue('DISABLE')
    await poll()
    expect(await dataOf(`biometricDevices/${SN}/secrets/command-2`)).toMatchObject({
      text: expect.stringContaining('Passwd=5822') as unknown,
    })
    await queueCommand(scene.store, SN, GYM, { kind: 'ENABLE', payload, pin: '1001' }, replaced)
    expect(await dataOf(`biometricDevices/${SN}/secrets/command-2`)).toBeUndefined()
  })

  it('reach a device that was off while everything changed, within one poll', async () => {
    const old = await queue('DISABLE')
    await poll()
    scene.later(86_400)
    const fresh = await queue('ENABLE')
    await put(`biometricUsers/${GYM}_1001`, {
      ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version: 2 },
      devices: { [SN]: { appliedVersion: 0, commandId: fresh.id, state: 'queued' } },
    })
    const [, text] = await poll()
    expect(text).toMatch(/^C:2:.*EndDatetime=2026-12-19T23:59:59\tExpires=1\n$/)
    expect(await dataOf(`biometricDevices/${SN}/commands/${old.id}`)).toMatchObject({ status: 'SUPERSEDED' })
    await acks('ID=2&Return=0&CMD=DATA')
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 1, state: 'done', returnCode: 0 } },
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  })

  it('come twenty at a time, the oldest first', async () => {
    for (let pin = 1; pin <= 23; pin += 1) await queue('ENABLE', String(pin))
    const ids = async () => [...(await poll())[1].matchAll(/^C:(\d+):/gm)].map(([, id]) => Number(id))
    expect(await ids()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await ids()).toEqual([21, 22, 23])
  })

  /** As many as a store takes in two batches, told of nobody who is listed. */
  async function putSettled(ids: readonly number[]) {
    for (let from = 0; from < ids.length; from += 400) {
      const batch = adminStore().batch()
      for (const id of ids.slice(from, from + 400))
        batch.set(adminStore().doc(`biometricDevices/${SN}/commands/${String(id)}`), {
          ...{ id, gymId: GYM, pin: String(id), kind: 'ENABLE', payload, status: 'SUPERSEDED' },
        })
      await batch.commit()
    }
  }
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

  it('are told though hundreds before them were superseded while the device was off', async () => {
    await putSettled(upTo(501))
    await put(`biometricDevices/${SN}`, { ...(await dataOf(`biometricDevices/${SN}`)), nextCmdId: 502 })
    await queue('ENABLE')
    expect((await poll())[1]).toMatch(/^C:502:DATA UPDATE USERINFO PIN=1001\t/)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 502, pendingCount: 1 })
    // None of them is read again while the answer is awaited.
    expect(await scene.readsOf(() => poll())).toBeLessThan(5)
    await acks('ID=502&Return=0&CMD=DATA')
    expect(await scene.readsOf(() => poll())).toBe(1)
  })

  it('are told by a later poll where one alone can’t look past all that are settled', async () => {
    await putSettled(upTo(5200))
    await put(`biometricDevices/${SN}`, { ...(await dataOf(`biometricDevices/${SN}`)), nextCmdId: 5201 })
    await queue('ENABLE')
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 5001, pendingCount: 1 })
    expect((await poll())[1]).toMatch(/^C:5201:/)
  })

  it('that all are settled, whatever the device’s count says, cost one read from then on', async () => {
    await putSettled(upTo(501))
    const miscounted = { ...(await dataOf(`biometricDevices/${SN}`)), nextCmdId: 502, pendingCount: 7 }
    await put(`biometricDevices/${SN}`, miscounted)
    expect(await poll()).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ oldestCmdId: 502, pendingCount: 0 })
    expect(await scene.readsOf(() => poll())).toBe(1)
  })

  it('wait again where the device was busy, and fail with its reason where it says no', async () => {
    await queue('DISABLE')
    await poll()
    await acks('ID=1&Return=-1005&CMD=DATA')
    expect((await poll())[1]).toMatch(/^C:1:/)
    await acks('ID=1&Return=-1002&CMD=DATA')
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({
      status: 'FAILED',
      returnCode: -1002,
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      pendingCount: 0,
      strategyProblem: 'refused',
    })
  })

  it('that fail stand with their device until one of the same person is taken', async () => {
    const wish = (commandId: number, version: number) =>
      put(`biometricUsers/${GYM}_1001`, {
        ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version },
        devices: { [SN]: { appliedVersion: 0, commandId, state: 'queued' } },
      })
    const failed = async () => ((await dataOf(`biometricDevices/${SN}`)) ?? {})['failed'] as unknown
    await queue('ENABLE')
    await wish(1, 1)
    await poll()
    await acks('ID=1&Return=-1001&CMD=DATA')
    expect(await failed()).toEqual({ '1001': 1 })
    await queue('ENABLE')
    await wish(2, 2)
    await poll()
    await acks('ID=1&Return=0&CMD=DATA')
    expect(await failed()).toEqual({ '1001': 1 })
    await acks('ID=2&Return=0&CMD=DATA')
    expect(await failed()).toEqual({})

    await queue('DISABLE')
    await wish(3, 3)
    for (let time = 0; time < 10; time += 1) {
      await poll()
      scene.later(61)
    }
    await poll()
    expect(await failed()).toEqual({ '1001': 3 })
  })

  it('that take somebody off who is not there are done: their answer was lost', async () => {
    await queueCommand(scene.store, SN, GYM, { kind: 'DELETE', payload: {}, pin: '1001' })
    expect((await poll())[1]).toBe('C:1:DATA DELETE USERINFO PIN=1001\n')
    await acks('ID=1&Return=-10&CMD=DATA')
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({ status: 'DONE' })
  })

  it('that an older version sent are answered by the text that it kept', async () => {
    await queueCommand(scene.store, SN, GYM, { kind: 'DELETE', payload: {}, pin: '1001' })
    const text = (await poll())[1]
    const path = `biometricDevices/${SN}/commands/1`
    await put(path, { ...(await dataOf(path)), told: '', text })
    await acks('ID=1&Return=-10&CMD=DATA')
    expect(await dataOf(path)).toMatchObject({ status: 'DONE' })
  })

  it('put people back into their own group, though the device has named them in the one that opens nothing', async () => {
    await putDevice(scene.store, { sn: SN, gymId: GYM, secret: SECRET, strategy: 'group' })
    const named = (pin: string, group: number) =>
      upload(`USER PIN=${pin}\tName=Asha\tCard=77\tGrp=${String(group)}\n`, 'OPERLOG')
    const toldGroups = async () => {
      await queue('ENABLE')
      await queue('ENABLE', '8')
      return [...(await poll())[1].matchAll(/PIN=(\d+)\t.*\tGrp=(\d+)\t/g)].map(([, ...found]) =>
        found.join(' '),
      )
    }
    await named('1001', 5)
    for (let time = 0; time < 2; time += 1) await named('1001', 99)
    await named('8', 99)
    expect(await toldGroups()).toEqual(['1001 5', '8 1'])
    // Also once another group is the one that opens nothing.
    await adminStore().doc(`biometricDevices/${SN}`).update({ blockedGroup: 98 })
    expect(await toldGroups()).toEqual(['1001 5', '8 1'])
    await named('1001', 6)
    expect(await toldGroups()).toEqual(['1001 6', '8 1'])
  })

  it('fail after ten times without an answer', async () => {
    await queue('DISABLE')
    for (let time = 0; time < 10; time += 1) {
      expect((await poll())[1]).toMatch(/^C:1:/)
      scene.later(61)
    }
    expect(await poll()).toEqual([200, ''].map((each) => each || 'OK'))
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({
      status: 'FAILED',
      attempts: 10,
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0 })
  })

  it('switch on what the dates need, where the device has it off', async () => {
    const off = () =>
      call('POST', `/iclock/cdata?${KEYED}&table=options`, { body: 'UserValidTimeFun=0,FaceFunOn=1' })
    const switched = (id: number) =>
      `C:${String(id)}:SET OPTION UserValidTimeFun=1\nC:${String(id)}:RELOAD OPTIONS\n`
    await off()
    await off()
    expect(await poll()).toEqual([200, switched(1)])
    await acks('ID=1&Return=-1&CMD=SET OPTION')
    expect(await poll()).toEqual([200, 'OK'])
    await off()
    expect(await poll()).toEqual([200, switched(2)])
    await acks('ID=2&Return=0&CMD=SET OPTION')
    await call('POST', `/iclock/cdata?${KEYED}&table=options`, { body: 'UserValidTimeFun=1' })
    expect(await poll()).toEqual([200, 'OK'])
  })
})

describe('what nobody can read (never a 5xx)', () => {
  it.each([
    ['lines of nothing', 'garbage\n\t\t\t\n1001\tyesterday\t0\n'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x0a, 0xc3, 0x28])],
    ['nothing', ''],
  ])('%s are counted and put aside', async (_what, body) => {
    expect((await upload(body))[0]).toBe(200)
    expect(await all('punches')).toEqual([])
    await upload(body)
    const rejects = await all('biometricRejects')
    expect(rejects.every((each) => each['gymId'] === GYM && each['sn'] === SN)).toBe(true)
    expect(scene.failures).toEqual([])
  })

  it('numbers that no person here can have are put aside, and said of the device, each once', async () => {
    const lines = ['9876543210\t2026-11-20 07:40:00\t0\t1', 'A17\t2026-11-20 07:41:00\t0\t1']
    const told = async () => ((await dataOf(`biometricDevices/${SN}`)) ?? {})['unread'] as unknown
    for (let time = 0; time < 2; time += 1)
      expect(await upload(`${lines.join('\n')}\n`)).toEqual([200, 'OK: 2'])
    expect(await told()).toEqual({ count: 2, at: Timestamp.fromDate(NOW) })
    scene.later(60)
    const event = (pin: string) =>
      `time=2026-11-20 07:50:00\tpin=${pin}\tcardno=0\teventaddr=1\tevent=0\tinoutstatus=0\tverifytype=1\tindex=2`
    expect(await upload(`${event('9876543210')}\n${event('0')}\n${event('1001')}\n`, 'rtlog')).toEqual([
      200,
      'OK',
    ])
    expect(await told()).toEqual({ count: 3, at: Timestamp.fromDate(scene.clock.at) })
    expect(await all('punches')).toMatchObject([{ pin: '1001', result: 'counted' }])
    expect((await all('biometricRejects')).map(({ raw }) => raw as string).sort()).toEqual(
      [...lines, event('9876543210')].sort(),
    )
  })

  it('more than a megabyte is refused, and the instance goes on', async () => {
    const body = new Uint8Array(1_048_577).fill(65)
    expect(await upload(body)).toEqual([413, 'TOO LARGE\n'])
    expect(await upload(body, 'BIODATA')).toEqual([200, 'OK'])
    expect(await poll()).toEqual([200, 'OK'])
  })

  it('acknowledgements and options of nonsense change nothing', async () => {
    expect(await acks('\u0000\nID=&Return=\nID=999&Return=0\nID=1e9&Return=NaN')).toEqual([200, 'OK'])
    expect(await call('POST', `/iclock/cdata?${KEYED}&table=options`, { body: '=,=,__proto__=1' })).toEqual([
      200,
      'OK',
    ])
    expect(await call('POST', `/iclock/cdata?${KEYED}&table=../x`, { body: 'x' })).toEqual([200, 'OK'])
    expect(scene.failures).toEqual([])
  })

  it('names that the store has for itself are nobody’s, and options by them no options', async () => {
    for (const sn of ['__x__', '____']) expect(await poll(`SN=${sn}&pushcommkey=x`)).toEqual(REFUSED)
    const options = { body: 'UserCount=5,__a__=1,FaceFunOn=1' }
    expect(await call('POST', `/iclock/cdata?${KEYED}&table=options`, options)).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      options: { UserCount: '5', FaceFunOn: '1' },
    })
    expect(scene.failures).toEqual([])
  })

  it('half a letter, where a line is cut, is left out with its other half', async () => {
    const long = `${'x'.repeat(499)}😀`
    expect(await upload(`${long}\n`)).toEqual([200, 'OK: 1'])
    expect(await upload(`1001\t2026-11-20 07:40:00\t0\t1\t${long}\n`)).toEqual([200, 'OK: 1'])
    const options = { body: `A=${'x'.repeat(199)}😀` }
    expect(await call('POST', `/iclock/cdata?${KEYED}&table=options`, options)).toEqual([200, 'OK'])
    expect(await upload(`USER PIN=7\tName=${'x'.repeat(99)}😀\n`, 'OPERLOG')).toEqual([200, 'OK: 1'])
    const info = encodeURIComponent(`${'x'.repeat(99)}😀,1,1,0`)
    scene.later(120)
    expect(await poll(`${KEYED}&INFO=${info}`)).toEqual([200, 'OK'])
    expect(scene.failures).toEqual([])
    expect(await all('biometricRejects')).toMatchObject([{ raw: 'x'.repeat(499) }])
  })

  it('an address that is none is nobody’s', async () => {
    for (const address of ['//', '', '/iclock//', '//iclock/getrequest', '/%zz?SN=%zz'])
      expect(await call('GET', address)).toEqual(REFUSED)
    expect(await call('GET', `//iclock//getrequest?${KEYED}`)).toEqual([200, 'OK'])
    expect(scene.failures).toEqual([])
  })

  it('our own trouble is ours: 503, and the terminal sends it again', async () => {
    scene.breakStore({ transact: () => Promise.reject(new Error('the store is away')) })
    const line = '1001\t2026-11-20 07:40:00\t0\t1\n'
    expect(await upload(line)).toEqual([503, 'UNAVAILABLE\n'])
    expect(scene.failures).toHaveLength(1)
    scene.mendStore()
    expect(await upload(line)).toEqual([200, 'OK: 1'])
    expect(await all('punches')).toMatchObject([{ result: 'counted', personId: 'asha' }])
  })
})

it('a device that asks what time it is is told, in its own zone', async () => {
  expect(await call('GET', `/iclock/cdata?${KEYED}&type=time`)).toEqual([
    200,
    'Time=2026-11-20T07:50:00+05:30',
  ])
})

describe('an access controller (DOMAIN 1.2, acc)', () => {
  it.each([
    ['together', ['ID=1&return=0&CMD=DATA UPDATE\nID=1&return=-1001&CMD=DATA UPDATE\n']],
    ['one by one', ['ID=1&return=0&CMD=DATA UPDATE\n', 'ID=1&return=-1001&CMD=DATA UPDATE\n']],
  ])('has done what takes two lines when it has done both, answered %s', async (_how, answers) => {
    const told = { protocol: 'acc', strategy: 'authorize' }
    await putDevice(scene.store, { sn: SN, gymId: GYM, secret: SECRET, ...told })
    await queue('ENABLE')
    await put(`biometricUsers/${GYM}_1001`, {
      ...{ gymId: GYM, pin: '1001', personType: 'member', personId: 'asha', desired: 'enabled', version: 1 },
      devices: { [SN]: { appliedVersion: 0, commandId: 1, state: 'queued' } },
    })
    expect((await poll())[1]).toMatch(/^C:1:DATA UPDATE user .*\nC:1:DATA UPDATE userauthorize .*\n$/)
    for (const answer of answers) await acks(answer)
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({
      ...{ status: 'FAILED', returnCode: -1001 },
    })
    expect(await dataOf(`biometricUsers/${GYM}_1001`)).toMatchObject({
      devices: { [SN]: { appliedVersion: 0, state: 'failed', returnCode: -1001 } },
    })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0, failed: { '1001': 1 } })
  })

  it('registers, is told its options, and sends events and people', async () => {
    const post = (path: string, body = '') => call('POST', `/iclock/${path}`, { body })
    expect((await call('GET', `/iclock/cdata?${KEYED}&options=all&pushver=3.0.1&DeviceType=acc`))[1]).toMatch(
      /^registry=ok\n/,
    )
    expect((await post(`registry?${KEYED}`))[1]).toMatch(/^RegistryCode=\w{10}$/)
    expect((await post(`push?${KEYED}`))[1]).toMatch(/^ServerVersion=3/)
    const event = (code: number, at: string) =>
      `time=2026-11-20 ${at}\tpin=1001\tcardno=0\teventaddr=1\tevent=${code}\tinoutstatus=0\tverifytype=1\tindex=2`
    const events = `${event(0, '07:40:00')}\r\n${event(23, '07:41:00')}\r\n`
    expect(await post(`cdata?${KEYED}&table=rtlog`, events)).toEqual([200, 'OK'])
    expect(await all('punches')).toMatchObject([
      { pin: '1001', localTime: '2026-11-20 07:40:00', result: 'counted' },
    ])
    // Asked for again, it is the same punch by other names.
    const packed = (((26 * 12 + 10) * 31 + 19) * 24 + 7) * 3600 + 40 * 60
    const asked = `transaction cardno=0\tpin=1001\tverified=1\tdoorid=1\teventtype=0\tinoutstate=0\ttime_second=${String(packed)}\n`
    expect(await post(`querydata?${KEYED}&type=tabledata&tablename=transaction&cmdid=2`, asked)).toEqual([
      200,
      'transaction=1',
    ])
    expect(await all('punches')).toHaveLength(1)
    const user = 'user uid=1\tcardno=77\tpin=1001\tpassword=\tgroup=1\tname=Asha\tprivilege=0\n'
    expect(await post(`querydata?${KEYED}&type=tabledata&tablename=user&cmdid=1`, user)).toEqual([
      200,
      'user=1',
    ])
    expect(await dataOf(`biometricDevices/${SN}/roster/1001`)).toMatchObject({ card: '77', name: 'Asha' })
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ protocol: 'acc', pushver: '3.0.1' })
  })
})
