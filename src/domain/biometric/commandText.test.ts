import { describe, expect, it } from 'vitest'
import { isDue, statusAfter, worthShowing } from './commandRules'
import { commandLines, commandTexts, deviceName } from './commandText'
import { biometricDeviceSchema, nextCommand, type DeviceCommand } from './device'

const device = (fields: object = {}) =>
  biometricDeviceSchema.parse({ id: 'CGKK214560001', gymId: 'g_demo', enabled: true, ...fields })
const payload = { name: 'Asha Rao', validFrom: '2026-11-20', validUntil: '2026-12-19' }
const line = {
  ...{ pin: '1001', name: 'ASHA', pri: '0', card: '77', grp: '5', tz: '', verify: '2', viceCard: '' },
  ...{ hasPassword: true, passwd: '1234' },
}
const bytes = (text: string) => new TextEncoder().encode(text).length

type Asked = Pick<DeviceCommand, 'kind'> & Partial<Pick<DeviceCommand, 'payload' | 'pin'>>
const texts = (
  fields: object,
  { kind, pin = '1001', payload: own = payload }: Asked,
  known: typeof line | null = null,
) => commandTexts(device(fields), { kind, pin, payload: own }, known)
const lines = (id: number, fields: object, asked: Asked, known: typeof line | null = null) =>
  commandLines(id, texts(fields, asked, known) ?? [])

describe('what a device is told (DOMAIN 1.3 and 1.7)', () => {
  it('closes by dates that lie in the past, byte for byte', () => {
    const text = lines(1, {}, { kind: 'DISABLE' })
    expect(bytes(text)).toBe(190)
    expect(text).toBe(
      'C:1:DATA UPDATE USERINFO PIN=1001\tName=Asha Rao\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0000000100000000\tVerify=-1\tViceCard=\tStartDatetime=2000-01-01T00:00:00\tEndDatetime=2000-01-02T00:00:00\tExpires=1\n',
    )
  })

  it('opens until the last day that is paid for, so that the door closes by itself', () => {
    const text = lines(4, {}, { kind: 'ENABLE' })
    expect(bytes(text)).toBe(190)
    expect(text).toContain(
      '\tStartDatetime=2026-11-20T00:00:00\tEndDatetime=2026-12-19T23:59:59\tExpires=1\n',
    )
  })

  it('opens for ever where there is no end, and never with one empty date', () => {
    const ends = (own: DeviceCommand['payload']) =>
      (texts({}, { kind: 'ENABLE', payload: own }) ?? [''])[0]?.split('\t').slice(-3)
    expect(ends({ name: 'A' })).toEqual(['StartDatetime=0', 'EndDatetime=0', 'Expires=0'])
    expect(ends({ validUntil: '2026-12-19' })).toEqual([
      'StartDatetime=2000-01-01T00:00:00',
      'EndDatetime=2026-12-19T23:59:59',
      'Expires=1',
    ])
    expect(ends({ validFrom: '2026-12-19' })).toEqual([
      'StartDatetime=2026-12-19T00:00:00',
      'EndDatetime=2099-12-31T23:59:59',
      'Expires=1',
    ])
  })

  it('sends the whole record as the device has it, so that nothing is reset', () => {
    expect(texts({}, { kind: 'DISABLE' }, line)?.[0]).toMatch(
      /^DATA UPDATE USERINFO PIN=1001\tName=ASHA\tPri=0\tPasswd=1234\tCard=77\tGrp=5\tTZ=0000000100000000\tVerify=2\tViceCard=\t/,
    )
  })

  it('moves somebody to a group that opens nothing, and back to their own', () => {
    const group = (kind: 'ENABLE' | 'DISABLE', known: typeof line | null) =>
      /Grp=(\d+)/.exec(texts({ strategy: 'group' }, { kind }, known)?.[0] ?? '')?.[1]
    expect([group('DISABLE', line), group('ENABLE', line), group('ENABLE', { ...line, grp: '99' })]).toEqual([
      '99',
      '5',
      '1',
    ])
    expect(texts({ strategy: 'group' }, { kind: 'DISABLE' })?.[0]).toMatch(/Expires=0$/)
  })

  it('takes an access controller’s authorisation away, and gives it', () => {
    const controller = { protocol: 'acc', strategy: 'authorize', doors: 15 }
    expect(texts(controller, { kind: 'DISABLE' }, line)).toEqual(['DATA DELETE userauthorize Pin=1001'])
    const allowed = 'DATA UPDATE userauthorize Pin=1001\tAuthorizeTimezoneId=1\tAuthorizeDoorId=15'
    expect(texts(controller, { kind: 'ENABLE' })).toEqual([
      'DATA UPDATE user CardNo=\tPin=1001\tPassword=\tGroup=0\tStartTime=0\tEndTime=0\tName=Asha Rao\tPrivilege=0',
      allowed,
    ])
  })

  it('gives the right to every door that a controller says it has, and to those that stand for it where it says none', () => {
    const doorsOf = (fields: object) =>
      /AuthorizeDoorId=(\d+)$/.exec(
        texts({ protocol: 'acc', ...fields }, { kind: 'ENABLE' })?.at(-1) ?? '',
      )?.[1]
    const says = (LockCount: string) => doorsOf({ options: { LockCount } })
    expect(['1', '2', '4', '16'].map(says)).toEqual(['1', '3', '15', '65535'])
    expect(doorsOf({ doors: 3, options: { LockCount: '4' }, strategy: 'authorize' })).toBe('15')
    for (const none of ['', '0', '31', '400', '-2', 'x']) expect(says(none)).toBe('1')
    expect([doorsOf({}), doorsOf({ doors: 3 })]).toEqual(['1', '3'])
  })

  it('gives whoever is let in on a controller their record and the right to the door, whatever stopped them before', () => {
    const allowed = 'DATA UPDATE userauthorize Pin=1001\tAuthorizeTimezoneId=1\tAuthorizeDoorId=1'
    const record = (group: string, dates: string) =>
      `DATA UPDATE user CardNo=77\tPin=1001\tPassword=1234\tGroup=${group}\t${dates}\tName=ASHA\tPrivilege=0`
    const always = 'StartTime=0\tEndTime=0'
    for (const [strategy, dates] of [
      ['validity', 'StartTime=20261120\tEndTime=20261219'],
      ['group', always],
      ['authorize', always],
      ['delete', always],
    ] as const) {
      const controller = { protocol: 'acc', strategy }
      expect(texts(controller, { kind: 'ENABLE' }, line)).toEqual([record('5', dates), allowed])
      // Out of the group that opens nothing as well, where the device still has them in it.
      const blocked = { ...line, grp: '99' }
      expect(texts(controller, { kind: 'ENABLE' }, blocked)).toEqual([record('1', dates), allowed])
      expect(texts(controller, { kind: 'ENABLE' })?.at(-1)).toBe(allowed)
    }
    for (const [strategy, lines] of [
      ['validity', 1],
      ['group', 1],
      ['delete', 2],
    ] as const)
      expect(texts({ protocol: 'acc', strategy }, { kind: 'DISABLE' }, line)).toHaveLength(lines)
    expect(texts({ strategy: 'delete' }, { kind: 'ENABLE' }, line)).toHaveLength(1)
  })

  it('writes a controller’s dates in the form that its options name', () => {
    const dates = (options: object, kind: 'ENABLE' | 'DISABLE' = 'ENABLE') =>
      /StartTime=(\d+)\tEndTime=(\d+)/
        .exec(texts({ protocol: 'acc', strategy: 'validity', options }, { kind }, line)?.[0] ?? '')
        ?.slice(1)
    expect(dates({})).toEqual(['20261120', '20261219'])
    expect(dates({ DateFmtFunOn: '1' })).toEqual([String((26 * 372 + 10 * 31 + 19) * 86_400), '866764799'])
    // 0 would be no limit.
    expect(dates({ DateFmtFunOn: '1' }, 'DISABLE')).toEqual(['86400', '172799'])
  })

  it('writes both of a controller’s days where one is a limit: 0 on either side would let in for ever', () => {
    const ends = (options: object, own: DeviceCommand['payload']) =>
      /StartTime=(\d+)\tEndTime=(\d+)/
        .exec(texts({ protocol: 'acc', options }, { kind: 'ENABLE', payload: own })?.[0] ?? '')
        ?.slice(1)
    const packs = { DateFmtFunOn: '1' }
    const packed = (year: number, month: number, day: number) =>
      ((year - 2000) * 372 + (month - 1) * 31 + day - 1) * 86_400
    expect(ends({}, { validUntil: '2026-12-19' })).toEqual(['20000102', '20261219'])
    expect(ends(packs, { validUntil: '2026-12-19' })).toEqual(['86400', '866764799'])
    expect(ends({}, { validFrom: '2026-12-19' })).toEqual(['20261219', '20991231'])
    expect(ends(packs, { validFrom: '2026-12-19' })).toEqual([
      String(packed(2026, 12, 19)),
      String(packed(2099, 12, 31) + 86_399),
    ])
    for (const options of [{}, packs]) expect(ends(options, { name: 'A' })).toEqual(['0', '0'])
  })

  it('deletes where nothing else works, a controller’s authorisation first', () => {
    expect(texts({ strategy: 'delete' }, { kind: 'DISABLE' })).toEqual(['DATA DELETE USERINFO PIN=1001'])
    expect(texts({}, { kind: 'DELETE', payload: {} })).toEqual(['DATA DELETE USERINFO PIN=1001'])
    expect(texts({ protocol: 'acc' }, { kind: 'DELETE', payload: {} })).toEqual([
      'DATA DELETE userauthorize Pin=1001',
      'DATA DELETE user Pin=1001',
    ])
    expect(texts({ strategy: 'delete' }, { kind: 'ENABLE' }, line)?.[0]).toContain('Card=77')
  })

  it('asks again for punches of whole days, and for the roster', () => {
    const days = { table: 'ATTLOG', fromDate: '2026-11-01', toDate: '2026-11-02' }
    expect(texts({}, { kind: 'QUERY', pin: '', payload: days })).toEqual([
      'DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\tEndTime=2026-11-02 23:59:59',
    ])
    const ofController = (payload: Record<string, unknown>) =>
      texts({ protocol: 'acc' }, { kind: 'QUERY', pin: '', payload })
    const all = 'DATA QUERY tablename=transaction,fielddesc=*,filter='
    expect(ofController(days)).toEqual([`${all}*`])
    expect(ofController({ ...days, onlyNew: true })).toEqual([`${all}NewRecord`])
    const roster = { table: 'USERINFO' }
    expect(texts({}, { kind: 'QUERY', pin: '', payload: roster })).toEqual(['DATA QUERY USERINFO'])
    expect(texts({}, { kind: 'QUERY', payload: roster })).toEqual(['DATA QUERY USERINFO PIN=1001'])
  })

  it('sets options of a list, and nothing that somebody made up', () => {
    const option = (name: string, value: unknown) => texts({}, { kind: 'OPTION', payload: { name, value } })
    expect(option('UserValidTimeFun', 1)).toEqual(['SET OPTION UserValidTimeFun=1', 'RELOAD OPTIONS'])
    expect(option('TimeZone', 330)).toEqual(['SET OPTION TimeZone=330'])
    for (const [name, value] of [
      ['WebServerURL', 1],
      ['Delay', '1\nC:9:CLEAR DATA'],
    ] as const)
      expect(option(name, value)).toBeNull()
    expect(texts({}, { kind: 'REBOOT' })).toEqual(['REBOOT'])
    expect(texts({}, { kind: 'ENABLE', payload: { validUntil: '2026-12-19\tPri=14' } })).toBeNull()
  })

  it('starts a controller again, and sets its options, in its own words', () => {
    const controller = { protocol: 'acc' }
    expect(texts(controller, { kind: 'REBOOT' })).toEqual(['CONTROL DEVICE 03000000'])
    const payload = { name: 'UserValidTimeFun', value: 1 }
    expect(texts(controller, { kind: 'OPTION', payload })).toEqual(['SET OPTIONS UserValidTimeFun=1'])
  })

  it('lets no name become a command or another field', () => {
    expect(deviceName(' Asha\tPri=14\r\nC:9:CLEAR DATA ')).toBe('Asha Pri=14 C:9:CLEAR DA')
    const name = 'A\nC:2:SHELL reboot'
    expect(lines(1, {}, { kind: 'DISABLE', payload: { name } }).match(/\n/g)).toHaveLength(1)
    expect(lines(1, {}, { kind: 'DISABLE' }, { ...line, card: '7\nC:2:SHELL' }).match(/\n/g)).toHaveLength(1)
  })

  it('cuts a name after 24 bytes, never inside a letter', () => {
    expect(deviceName('a'.repeat(30))).toHaveLength(24)
    const cut = deviceName('आशा राव आशा राव')
    expect(bytes(cut)).toBeLessThanOrEqual(24)
    expect('आशा राव आशा राव'.startsWith(cut)).toBe(true)
  })
})

describe('a command under way', () => {
  const now = new Date('2026-11-20T02:20:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const wished = { gymId: 'g', pin: '1', kind: 'ENABLE' as const, payload: {}, desiredVersion: 1 }
  const command = nextCommand({ nextCmdId: 3 }, wished, now)

  it('is sent, and again when no answer came in a minute or two calls', () => {
    const sent = (seconds: number, delay = 30) =>
      isDue({ ...command, status: 'SENT', sentAt: ago(seconds) }, delay, now)
    expect(isDue(command, 30, now)).toBe(true)
    expect([sent(60), sent(61), sent(100, 60), sent(121, 60)]).toEqual([false, true, false, true])
    expect(isDue({ ...command, status: 'DONE', sentAt: ago(999) }, 30, now)).toBe(false)
  })

  it('is done, waits again, or has failed, as the device says', () => {
    const told = 'C:3:DATA UPDATE USERINFO PIN=1\n'
    expect(
      [0, 3, -1005, -1003, -1007, -1002, -1004, -10, -1].map((code) => statusAfter(code, { told })),
    ).toEqual([...['DONE', 'DONE', 'QUEUED', 'QUEUED', 'QUEUED', 'FAILED', 'FAILED', 'FAILED', 'FAILED']])
    // Whoever is not there is off the device.
    expect(statusAfter(-10, { told: 'C:3:DATA DELETE USERINFO PIN=1\n' })).toBe('DONE')
  })

  it('stands in the list of its device while it waits, and of those that failed the last about somebody until it is made good', () => {
    const of = (id: number, fields: object): DeviceCommand => ({
      ...command,
      id,
      status: 'FAILED',
      ...fields,
    })
    const query = { pin: '', kind: 'QUERY', payload: { table: 'ATTLOG' } }
    const listed = [
      of(9, { pin: '2', status: 'QUEUED' }),
      of(8, { pin: '2' }),
      of(7, { pin: '3' }),
      of(6, { pin: '4' }),
      of(5, query),
      of(4, query),
      of(3, { ...query, payload: { table: 'USERINFO' } }),
    ]
    const shown = worthShowing(listed, { failed: { 2: 8, 3: 7 } })
    expect(shown.map(({ id }) => id)).toEqual([9, 7, 5, 3])
  })
})
