import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTerminal } from './terminal'

const options = 'GET OPTION FROM: T1\nDelay=10\nTimeZone=330\nRealtime=1\n'
const now = () => new Date('2026-11-20T02:20:00Z')

/** A server that keeps what it is told and answers what the test says. */
let asked, commands, status, greeting, server, url

beforeEach(async () => {
  asked = []
  commands = []
  status = 200
  greeting = 'registry=ok\nRegistryCode=x\n'
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}${body === '' ? '' : ` ${body}`}`)
      const { pathname } = new URL(request.url, url)
      const isController = request.url.includes('DeviceType=acc')
      const text =
        status !== 200
          ? 'UNAUTHORIZED\n'
          : isController
            ? greeting
            : pathname === '/iclock/push'
              ? 'RequestDelay=20\nTimeZone=330\n'
              : pathname === '/iclock/getrequest'
                ? commands.splice(0).join('') || 'OK'
                : request.method === 'GET'
                  ? options
                  : 'OK'
      response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) }).end(text)
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${server.address().port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const terminal = (more = {}) =>
  createTerminal({ url, sn: 'T1', secret: '7F3A9C21', users: [['1001', 'Asha Rao']], now, ...more })
const told = (path) => asked.filter((line) => line.includes(path))
const punches = () => told('table=ATTLOG').map((line) => line.slice(line.indexOf(' ', 6) + 1))

describe('a terminal (DOMAIN 1.7)', () => {
  it('greets with its secret, takes the zone of the server and tells what it can', async () => {
    const door = terminal()
    await door.handshake()
    expect(asked).toEqual([
      'GET /iclock/cdata?SN=T1&options=all&pushver=2.4.1&language=69&DeviceType=att&PushOptionsFlag=1&pushcommkey=7F3A9C21',
      'POST /iclock/cdata?SN=T1&pushcommkey=7F3A9C21&table=options UserCount=1,TransactionCount=0,FingerFunOn=1,FaceFunOn=1,UserValidTimeFun=1,~LockFunOn=15',
    ])
    expect(door.time()).toBe('2026-11-20 07:50:00')
    expect(door.delay()).toBe(10)
  })

  it('sends a punch at once, in the protocol’s line', async () => {
    const door = terminal()
    await door.handshake()
    expect(await door.punch('1001')).toEqual({ isOpen: true })
    expect(punches()).toEqual(['1001\t2026-11-20 07:50:00\t0\t1\t0\t0\t0\t\n'])
    expect(door.waiting()).toBe(0)
  })

  it('keeps punches while the line is down or it is refused, and sends them in order then', async () => {
    const door = terminal()
    await door.handshake()
    door.setLine(false)
    await door.punch('1001', { secondsAgo: 60 })
    door.setLine(true)
    status = 401
    await door.punch('1001', { status: 1 })
    expect(door.waiting()).toBe(2)
    status = 200
    asked.length = 0
    await door.poll()
    expect(punches()).toEqual([
      '1001\t2026-11-20 07:49:00\t0\t1\t0\t0\t0\t\n1001\t2026-11-20 07:50:00\t1\t1\t0\t0\t0\t\n',
    ])
  })

  it('does what it is told, acknowledges it, and the door follows', async () => {
    const door = terminal()
    commands = [
      'C:1:DATA UPDATE USERINFO PIN=1001\tName=Asha Rao\tStartDatetime=2000-01-01T00:00:00\tEndDatetime=2000-01-02T00:00:00\tExpires=1\n',
      'C:2:SHELL reboot\n',
    ]
    expect(await door.poll()).toBe(2)
    expect(told('devicecmd').at(-1)).toBe(
      'POST /iclock/devicecmd?SN=T1&pushcommkey=7F3A9C21 ID=1&Return=0&CMD=DATA\nID=2&Return=-1002&CMD=SHELL\n',
    )
    expect(await door.punch('1001')).toEqual({ isOpen: false, why: 'validity' })
    expect(punches()).toEqual([])
  })

  it('notes down whoever presses where it has no lock of its own', async () => {
    const door = terminal({ hasLock: false })
    await door.handshake()
    expect(await door.punch('9999')).toEqual({ isOpen: false, why: 'unknown' })
    expect(punches()).toHaveLength(1)
  })

  it('answers what it is asked for: users and punches of a range', async () => {
    const door = terminal()
    await door.handshake()
    await door.punch('1001', { secondsAgo: 86_400 })
    await door.punch('1001')
    asked.length = 0
    commands = [
      'C:1:DATA QUERY USERINFO\n',
      'C:2:DATA QUERY ATTLOG StartTime=2026-11-20 00:00:00\tEndTime=2026-11-20 23:59:59\n',
    ]
    await door.poll()
    expect(told('table=OPERLOG')[0]).toContain('USER PIN=1001\tName=Asha Rao')
    expect(punches()).toEqual(['1001\t2026-11-20 07:50:00\t0\t1\t0\t0\t0\t\n'])
  })

  it('says it again when the answer to an acknowledgement was lost', async () => {
    const door = terminal()
    await door.handshake()
    commands = ['C:1:CHECK\n']
    door.loseAnswers(1)
    await expect(door.poll()).rejects.toThrow('lost')
    commands = ['C:1:CHECK\n']
    await door.poll()
    expect(told('devicecmd')).toHaveLength(1)
    door.repeat(2)
    await door.punch('1001')
    expect(punches()).toHaveLength(2)
  })
})

describe('an access controller (DOMAIN 1.2, acc)', () => {
  const controller = (more = {}) => terminal({ isController: true, ...more })
  const paths = () => asked.map((line) => line.split(/[?& ]/)[1] ?? '')

  it('registers, takes its options from the call of their own, and sends events of who passed and who did not', async () => {
    const door = controller()
    greeting = 'OK'
    await door.handshake()
    expect(paths()).toEqual(['/iclock/cdata', '/iclock/registry', '/iclock/push', '/iclock/cdata'])
    expect(told('registry')[0]).toContain(',DateFmtFunOn=1,')
    expect([door.time(), door.delay()]).toEqual(['2026-11-20 07:50:00', 20])
    expect(await door.punch('1001', { status: 1 })).toEqual({ isOpen: true })
    expect(await door.punch('9999')).toEqual({ isOpen: false, why: 'unknown' })
    expect(told('table=rtlog').map((line) => line.slice(line.indexOf(' ', 6) + 1))).toEqual([
      'time=2026-11-20 07:50:00\tpin=1001\tcardno=0\teventaddr=1\tevent=0\tinoutstatus=1\tverifytype=1\tindex=1\n',
      'time=2026-11-20 07:50:00\tpin=9999\tcardno=0\teventaddr=1\tevent=27\tinoutstatus=0\tverifytype=1\tindex=1\n',
    ])
  })

  it('does not register where the server knows it', async () => {
    await controller().handshake()
    expect(paths()).toEqual(['/iclock/cdata', '/iclock/push', '/iclock/cdata'])
  })

  it('takes dates in one number where it packs them', async () => {
    const door = controller()
    const ends = async (end) => {
      commands = [
        `C:1:DATA UPDATE user CardNo=\tPin=1001\tPassword=\tGroup=0\tStartTime=86400\tEndTime=${end}\tName=A\tPrivilege=0\n`,
      ]
      await door.poll()
      return door.users()[0]?.EndDatetime
    }
    expect(await ends('866764799')).toBe('2026-12-19T23:59:59')
    expect(door.opensFor('1001')).toEqual({ isOpen: true })
    await ends('20261219')
    expect(door.opensFor('1001')).toEqual({ isOpen: false, why: 'validity' })
  })

  it('knows how to start again and to set options by its own words alone', async () => {
    const door = controller()
    commands = [
      ...['C:1:REBOOT\n', 'C:2:SET OPTION UserValidTimeFun=0\n'],
      ...['C:3:SET OPTIONS UserValidTimeFun=0\n', 'C:4:CONTROL DEVICE 03000000\n'],
    ]
    await door.poll()
    const codes = [
      ...told('devicecmd')
        .join()
        .matchAll(/return=(-?\d+)/g),
    ].map(([, code]) => Number(code))
    expect(codes).toEqual([-1002, -1002, 0, 0])
    asked.length = 0
    await door.poll()
    expect(paths()[0]).toBe('/iclock/cdata')
  })

  it('opens by the right to the door, and by dates in its own words', async () => {
    const door = controller({ packsDates: false })
    commands = [
      'C:1:DATA DELETE userauthorize Pin=1001\n',
      'C:2:DATA UPDATE user CardNo=\tPin=8\tPassword=\tGroup=0\tStartTime=20000102\tEndTime=20261119\tName=Ravi\tPrivilege=0\n',
      'C:3:DATA UPDATE userauthorize Pin=8\tAuthorizeTimezoneId=1\tAuthorizeDoorId=1\n',
    ]
    await door.poll()
    expect([door.opensFor('1001'), door.opensFor('8')]).toEqual([
      { isOpen: false, why: 'unauthorised' },
      { isOpen: false, why: 'validity' },
    ])
    commands = [
      'C:4:DATA UPDATE user CardNo=7\tPin=8\tPassword=\tGroup=0\tStartTime=20000102\tEndTime=20261120\tName=Ravi\tPrivilege=0\n',
    ]
    await door.poll()
    expect(door.opensFor('8')).toEqual({ isOpen: true })
    expect(door.users().find(({ PIN }) => PIN === '8')).toMatchObject({ Name: 'Ravi', Card: '7', Grp: '0' })
    expect(told('devicecmd').at(-1)).toContain('ID=4&return=0&CMD=DATA')
  })

  it('opens for ever for whom one of the days is 0, whatever the other one says', async () => {
    const door = controller({ packsDates: false })
    for (const [start, end] of [
      ['0', '20261119'],
      ['20261121', '0'],
    ]) {
      commands = [`C:1:DATA UPDATE user Pin=1001\tStartTime=${start}\tEndTime=${end}\n`]
      await door.poll()
      expect(door.opensFor('1001')).toEqual({ isOpen: true })
    }
  })

  it('answers for a table with the number of the command that asked', async () => {
    const door = controller()
    await door.handshake()
    await door.punch('1001')
    asked.length = 0
    commands = [
      'C:5:DATA QUERY tablename=user,fielddesc=*,filter=*\n',
      'C:6:DATA QUERY tablename=transaction,fielddesc=*,filter=*\n',
      'C:7:DATA QUERY tablename=templatev10,fielddesc=*,filter=*\n',
    ]
    await door.poll()
    expect(told('/iclock/querydata')).toEqual([
      'POST /iclock/querydata?SN=T1&pushcommkey=7F3A9C21&type=tabledata&cmdid=5&tablename=user&count=1&packcnt=1&packidx=1 user uid=1001\tcardno=\tpin=1001\tpassword=\tgroup=1\tstarttime=0\tendtime=0\tname=Asha Rao\tprivilege=0\n',
      `POST /iclock/querydata?SN=T1&pushcommkey=7F3A9C21&type=tabledata&cmdid=6&tablename=transaction&count=1&packcnt=1&packidx=1 transaction cardno=0\tpin=1001\tverified=1\tdoorid=1\teventtype=0\tinoutstate=0\ttime_second=${(((26 * 12 + 10) * 31 + 19) * 24 + 7) * 3600 + 50 * 60}\n`,
    ])
    expect(told('devicecmd').at(-1)).toContain('ID=7&return=-1002&CMD=DATA')

    asked.length = 0
    commands = ['C:8:DATA QUERY tablename=transaction,fielddesc=*,filter=NewRecord\n']
    await door.poll()
    expect(told('/iclock/querydata').join()).not.toContain('pin=1001')
  })
})
