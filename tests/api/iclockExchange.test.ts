import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { adminStore, ports } from '../support/emulators'
import { openAdminStore } from './support/dataStores'
import { newCaller, send } from './support/callers'
import { putDevice } from './support/deviceFixtures'
import { emptyStore } from '../support/emptyStore'
import { preference, putGym } from './support/gymFixtures'
import { iclockRequest, sendRaw } from './support/rawSocket'

const GYM = 'g_demo'
const SN = 'CGKK214560001'
const KEY = 'pushcommkey=7F3A9C21'
const { store } = openAdminStore()

/** Through Hosting, whose rewrite is what a terminal meets. */
async function exchange(method: 'GET' | 'POST', address: string, body = '') {
  const {
    status,
    headers,
    body: text,
    head,
  } = await sendRaw(ports.hosting, iclockRequest(method, address, body))
  expect(headers.get('content-length'), head).toBe(String(Buffer.byteLength(text)))
  expect(headers.get('content-type'), head).toMatch(/^text\/plain/)
  for (const never of ['transfer-encoding', 'content-encoding', 'location'])
    expect(headers.has(never)).toBe(false)
  return [status, text]
}

const poll = () => exchange('GET', `/iclock/getrequest?SN=${SN}&${KEY}`)
const acks = (body: string) => exchange('POST', `/iclock/devicecmd?SN=${SN}&${KEY}`, body)
const dataOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const put = (path: string, data: object) =>
  adminStore()
    .doc(path)
    .set({ ...data })

/** The sample's member is let in for thirty days, whatever day it is. */
const today = civilDateIn(new Date(), 'Asia/Kolkata')
const paidUntil = addDays(today, 29)

let owner = ''
const wish = async (word: 'enable' | 'disable', commandId: number) => {
  const body = { biometricUserId: '1001', gymId: GYM }
  const answer = await send(`/api/biometric/user/${word}`, { token: owner, body })
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { ok: true, desired: `${word}d`, devices: [{ sn: SN, commandId, status: 'queued', online: true }] },
  ])
}

const OPTIONS =
  'GET OPTION FROM: CGKK214560001\nATTLOGStamp=None\nOPERLOGStamp=9999\nATTPHOTOStamp=None\nErrorDelay=60\nDelay=30\nTransTimes=00:00;14:05\nTransInterval=1\nTransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser\nTimeZone=330\nRealtime=1\nEncrypt=None\nServerVer=2.4.1\nPushProtVer=2.4.1\nPushOptionsFlag=1\nPushOptions=UserCount,TransactionCount,FingerFunOn,FaceFunOn,UserValidTimeFun,~LockFunOn\nSupportPing=1\n'
const DISABLE =
  'C:1:DATA UPDATE USERINFO PIN=1001\tName=Asha Rao\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0000000100000000\tVerify=-1\tViceCard=\tStartDatetime=2000-01-01T00:00:00\tEndDatetime=2000-01-02T00:00:00\tExpires=1\n'

beforeAll(async () => {
  await emptyStore()
  await putGym(store, GYM, { preference: { ...preference, graceDays: 0 } })
  owner = await newCaller(GYM, { role: 'Client', clientType: 'GYM', gymId: GYM })
  await put('members/asha', {
    ...{ gymId: GYM, name: 'Asha Rao', memberCode: 'A1', biometricUserId: 1001 },
    currentPackage: {
      id: 'p',
      name: 'Monthly',
      startDate: today,
      endDate: paidUntil,
      assignedAt: new Date(),
    },
  })
  await putDevice(store, { sn: SN, gymId: GYM, secret: '7F3A9C21' })
})

describe('the exchange of DOMAIN 1.7 over a raw socket, through Hosting', () => {
  it('1: refuses a wrong key, so that the terminal keeps its data', async () => {
    const address = `/iclock/cdata?SN=${SN}&options=all&pushver=2.4.1&language=69&pushcommkey=00000000`
    expect(await exchange('GET', address)).toEqual([401, 'UNAUTHORIZED\n'])
  })

  it('2: answers the handshake with the options, 391 bytes of them', async () => {
    const address = `/iclock/cdata?SN=${SN}&options=all&pushver=2.4.1&language=69&DeviceType=att&PushOptionsFlag=1&${KEY}`
    expect(await exchange('GET', address)).toEqual([200, OPTIONS])
    expect(Buffer.byteLength(OPTIONS)).toBe(391)
    for (const ending of ['.aspx', '.php'])
      expect(await exchange('GET', address.replace('cdata?', `cdata${ending}?`))).toEqual([200, OPTIONS])
  })

  it('3 and 4: takes the options, and has nothing for the first poll', async () => {
    const options =
      'UserCount=1,TransactionCount=0,FingerFunOn=1,FaceFunOn=1,UserValidTimeFun=1,~LockFunOn=15'
    expect(Buffer.byteLength(options)).toBe(89)
    expect(await exchange('POST', `/iclock/cdata?SN=${SN}&${KEY}&table=options`, options)).toEqual([
      200,
      'OK',
    ])
    const info = 'INFO=Ver%208.0.4.2-20230918,1,1,0,192.168.1.201,10,7,12,0,111'
    expect(await exchange('GET', `/iclock/getrequest?SN=${SN}&${KEY}&${info}`)).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({
      pushver: '2.4.1',
      protocol: 'att',
      options: { UserValidTimeFun: '1', '~LockFunOn': '15' },
    })
  })

  const punches = `/iclock/cdata?SN=${SN}&${KEY}&table=ATTLOG&Stamp=9999`
  const first = '1001\t2026-11-20 06:31:07\t0\t1\t0\t0\t0\t\n'
  const more = '1001\t2026-11-20 07:44:55\t1\t1\t0\t0\t0\t\n9999\t2026-11-20 07:45:10\t0\t15\t0\t0\t0\t\n'

  it('5 and 6: keeps punches, each once, those of nobody too', async () => {
    expect([Buffer.byteLength(first), Buffer.byteLength(first + more)]).toEqual([36, 109])
    expect(await exchange('POST', punches, first)).toEqual([200, 'OK: 1'])
    expect(await exchange('POST', punches, first + more)).toEqual([200, 'OK: 3'])
    const { docs } = await adminStore().collection('punches').get()
    expect(docs.map((each) => [each.id, each.data()['result'] as unknown]).sort()).toEqual([
      [`${SN}_1001_20261120063107_0`, 'counted'],
      [`${SN}_1001_20261120074455_1`, 'counted'],
      [`${SN}_9999_20261120074510_0`, 'unknownPin'],
    ])
    expect(await dataOf(`attendance/${GYM}_asha`)).toMatchObject({ personType: 'member', memberId: 'asha' })
    const day = await dataOf(`attendanceDays/${GYM}_2026-11-20`)
    expect(day).toMatchObject({ people: { asha: { name: 'Asha Rao', code: 'A1', by: `device:${SN}` } } })
  })

  it('7 and 8: hands the block out at the next poll after the call, 190 bytes', async () => {
    await wish('disable', 1)
    expect(Buffer.byteLength(DISABLE)).toBe(190)
    expect(await poll()).toEqual([200, DISABLE])
  })

  it('9: takes the answer, a second time without harm', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await acks('ID=1&Return=0&CMD=DATA\n')).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}/commands/1`)).toMatchObject({ status: 'DONE', returnCode: 0 })
    expect(await poll()).toEqual([200, 'OK'])
  })

  const ENABLE = `C:4:DATA UPDATE USERINFO PIN=1001\tName=Asha Rao\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0000000100000000\tVerify=-1\tViceCard=\tStartDatetime=2000-01-01T00:00:00\tEndDatetime=${paidUntil}T23:59:59\tExpires=1\n`

  it('10: sends only the last of three wishes', async () => {
    await wish('enable', 2)
    await wish('disable', 3)
    await wish('enable', 4)
    expect(Buffer.byteLength(ENABLE)).toBe(190)
    expect(await poll()).toEqual([200, ENABLE])
    for (const id of [2, 3])
      expect(await dataOf(`biometricDevices/${SN}/commands/${id}`)).toMatchObject({ status: 'SUPERSEDED' })
    expect(await poll()).toEqual([200, 'OK'])
  })

  it('11: repeats it byte for byte when no answer came, and passes by what it never sent', async () => {
    await adminStore()
      .doc(`biometricDevices/${SN}/commands/4`)
      .update({ sentAt: new Date(Date.now() - 120_000) })
    expect(await poll()).toEqual([200, ENABLE])
    const body = 'ID=4&Return=0&CMD=DATA\nID=77&Return=-1002&CMD=DATA\n'
    expect(Buffer.byteLength(body)).toBe(51)
    expect(await acks(body)).toEqual([200, 'OK'])
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ pendingCount: 0, strategyProblem: '' })
  })

  it('12: answers a ping, and refuses a device that nobody has registered', async () => {
    expect(await exchange('GET', `/iclock/ping?SN=${SN}&${KEY}`)).toEqual([200, 'OK'])
    expect(await exchange('GET', '/iclock/getrequest?SN=NOSUCHDEVICE1&INFO=x')).toEqual([
      401,
      'UNAUTHORIZED\n',
    ])
    expect(await dataOf('biometricUnknownDevices/NOSUCHDEVICE1')).toMatchObject({ reason: 'unknown' })
  })

  it('never answers a page of the app, which a terminal would take for success', async () => {
    for (const address of ['/iclock', '/iclock/', '/iclock/other?SN=X', '/iclock/cdata', '/iclock/cdata/x'])
      expect(await exchange('GET', address)).toEqual([401, 'UNAUTHORIZED\n'])
  })

  it('lets nobody in for the address that a header names, not even after a good handshake from there', async () => {
    await putDevice(store, { sn: 'ONLYATSTART', gymId: GYM, secret: '7F3A9C21' })
    const from = async (target: string) => {
      const named = 'Fastly-Client-IP: 203.0.113.7\r\nX-Forwarded-For: 203.0.113.7\r\nAccept:'
      const request = iclockRequest('GET', target).replace('Accept:', named)
      return (await sendRaw(ports.hosting, request)).status
    }
    expect(await from(`/iclock/cdata?SN=ONLYATSTART&options=all&${KEY}`)).toBe(200)
    expect(await from('/iclock/getrequest?SN=ONLYATSTART')).toBe(401)
    expect(await from(`/iclock/getrequest?SN=ONLYATSTART&${KEY}`)).toBe(200)
  })

  it('reads a body that claims to be something else', async () => {
    const request = iclockRequest('POST', punches, '{"broken').replace('text/plain', 'application/json')
    const { status, body } = await sendRaw(ports.hosting, request)
    expect([status, body]).toEqual([200, 'OK: 1'])
    const { docs } = await adminStore().collection('biometricRejects').get()
    expect(docs.map((each) => each.data()['raw'] as unknown)).toEqual(['{"broken'])
  })

  it('drops what is biometric unread, however large', async () => {
    // The emulators end altogether where a larger one is answered before its sender has seen it go; iclockUnreadable.test.ts has one.
    const body = `PIN=1001\tTMP=${'A'.repeat(150_000)}`
    expect(await exchange('POST', `/iclock/cdata?SN=${SN}&${KEY}&table=BIODATA`, body)).toEqual([200, 'OK'])
    const operations = 'USER PIN=1001\tName=Asha\tPri=0\tPasswd=12\nFP PIN=1001\tTMP=QQQQ\n'
    expect(await exchange('POST', `/iclock/cdata?SN=${SN}&${KEY}&table=OPERLOG`, operations)).toEqual([
      200,
      'OK: 2',
    ])
    const roster = await dataOf(`biometricDevices/${SN}/roster/1001`)
    expect(roster).toMatchObject({ name: 'Asha', hasPassword: true, gymId: GYM })
    expect(JSON.stringify(roster)).not.toMatch(/QQQQ|"12"/)
  })
})
