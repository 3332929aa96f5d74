import {
  acks,
  all,
  beginIclock,
  call,
  dataOf,
  GYM,
  KEYED,
  NOW,
  poll,
  REFUSED,
  scene,
  SN,
  upload,
} from './support/iclockGym'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'

beforeEach(beginIclock)

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
