import { describe, expect, it } from 'vitest'
import { acksOf, infoOf, linesOf, optionsOf, registryOf } from './deviceText'
import { isRosterLine, rosterLineOf } from './rosterText'

describe('what a device sends', () => {
  it('ends its lines in either way', () => {
    expect(linesOf('a\r\nb\n\nc\r\n')).toEqual(['a', 'b', 'c'])
  })

  it('answers several commands at once, with its keys in any case', () => {
    expect(acksOf('ID=4&Return=0&CMD=DATA\nID=77&return=-1002&CMD=DATA UPDATE\n')).toEqual([
      { id: 4, returnCode: 0, raw: 'ID=4&Return=0&CMD=DATA' },
      { id: 77, returnCode: -1002, raw: 'ID=77&return=-1002&CMD=DATA UPDATE' },
    ])
    expect(acksOf('\nnonsense\nID=x&Return=0\nID=5\nID=5&Return=\n')).toEqual([])
  })

  it('tells of itself in INFO, by place', () => {
    expect(infoOf('Ver 8.0.4.2-20230918,1,1,0,192.168.1.201,10,7,12,0,111')).toEqual({
      firmware: 'Ver 8.0.4.2-20230918',
      userCount: 1,
      punchCount: 0,
    })
    expect(infoOf('')).toBeNull()
    expect(infoOf('Ver 1')).toEqual({ firmware: 'Ver 1', userCount: null, punchCount: null })
  })

  it('has options with and without a tilde', () => {
    expect(optionsOf('UserCount=1,UserValidTimeFun=1,~LockFunOn=15,=x,no pair')).toEqual({
      UserCount: '1',
      UserValidTimeFun: '1',
      '~LockFunOn': '15',
    })
    expect(optionsOf('__proto__=1,constructor=2')).not.toHaveProperty('polluted')
    // The store has such names for itself, and would take none of the options.
    expect(optionsOf('__a__=1,_b_=2,__c=3')).toEqual({ _b_: '2', __c: '3' })
    expect(Object.keys(optionsOf('a=1,'.repeat(10_000)))).toEqual(['a'])
  })

  it('says as a controller how it writes dates and how many doors it has, and no key or password of it is kept', () => {
    const long = Array.from({ length: 200 }, (_, at) => `Option${String(at)}=1`).join(',')
    expect(
      registryOf(`DeviceType=acc,${long},authKey=A1B2,~DateFmtFunOn=1,LockCount=4,VMSPasswd=x,ComPwd=9`),
    ).toEqual({
      ...{ DateFmtFunOn: '1', LockCount: '4' },
    })
    expect(registryOf('')).toEqual({})
  })
})

describe('who is on the device', () => {
  it('is told by a USER line, in the words of either family', () => {
    const asha = { id: '1001', pin: '1001', name: 'Asha Rao', pri: '0', card: '77', grp: '1', passwd: '12' }
    expect(
      rosterLineOf(
        'USER PIN=1001\tName=Asha Rao\tPri=0\tPasswd=12\tCard=77\tGrp=1\tTZ=0000000100000000\tVerify=-1',
      ),
    ).toEqual({ ...asha, tz: '0000000100000000', verify: '-1', viceCard: '' })
    expect(
      rosterLineOf('user uid=1\tcardno=77\tpin=1001\tpassword=12\tgroup=1\tname=Asha Rao\tprivilege=0'),
    ).toMatchObject(asha)
  })

  it('says of a password that there is none, or nothing of one', () => {
    expect(rosterLineOf('USER PIN=1001\tName=Asha\tPasswd=\tCard=')).toMatchObject({ passwd: '' })
    expect(rosterLineOf('user pin=1001\tname=Asha')).toMatchObject({ passwd: null })
  })

  it.each([
    ['USER Name=x', true],
    ['userinfo pin=A17\tname=x', true],
    ['USER', true],
    ['USERPIC PIN=1001\tContent=AAAA', false],
    ['FP PIN=1001\tFID=1\tTMP=AAAA', false],
  ])('%j is about a person: %s', (line, isAbout) => {
    expect(isRosterLine(line)).toBe(isAbout)
  })

  it.each([
    'FP PIN=1001\tFID=1\tTMP=AAAA',
    'FACE PIN=1001\tTMP=AAAA',
    'BIOPHOTO PIN=1001\tContent=AAAA',
    'USERPIC PIN=1001\tContent=AAAA',
    'OPLOG 4\t0\t2026-11-20 06:31:07\t0\t0\t0\t0',
    'USER PIN=0\tName=x',
    'USER Name=x',
    '',
  ])('%j tells of nobody', (line) => {
    expect(rosterLineOf(line)).toBeNull()
  })
})
