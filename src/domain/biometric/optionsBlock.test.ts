import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { controllerDate, instantOf, localTimeOf, timeWithOffset, timeZoneOption } from './deviceClock'
import { iclockRequestOf, queryOf, serialOf, targetOf } from './iclockRequest'
import { controllerBlock, controllerGreeting, optionsBlock } from './optionsBlock'

describe('the options block (DOMAIN 1.7, 2)', () => {
  const device = { id: 'CGKK214560001', delay: 30, tzOffsetMinutes: 330 }

  it('is what the documents say, byte for byte', () => {
    const block = optionsBlock(device)
    expect(new TextEncoder().encode(block)).toHaveLength(391)
    expect(block).toBe(
      'GET OPTION FROM: CGKK214560001\nATTLOGStamp=None\nOPERLOGStamp=9999\nATTPHOTOStamp=None\nErrorDelay=60\nDelay=30\nTransTimes=00:00;14:05\nTransInterval=1\nTransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser\nTimeZone=330\nRealtime=1\nEncrypt=None\nServerVer=2.4.1\nPushProtVer=2.4.1\nPushOptionsFlag=1\nPushOptions=UserCount,TransactionCount,FingerFunOn,FaceFunOn,UserValidTimeFun,~LockFunOn\nSupportPing=1\n',
    )
  })

  it('asks for no template of anybody', () => {
    expect(`${optionsBlock(device)}${controllerBlock(device, 'x')}`).not.toMatch(/FP|FACE\b|BIO|Photo\b/)
  })

  it('greets an access controller in its own words', () => {
    expect(controllerGreeting(device, 'abc')).toMatch(/^registry=ok\nRegistryCode=abc\nServerVersion=3/)
  })
})

describe('a device’s clock', () => {
  it('is told half hours in minutes, because 5.5 is read as 5 (DOMAIN 1.2, the India trap)', () => {
    expect([330, 345, 240, 0, -300, 765, 780].map(timeZoneOption)).toEqual([330, 345, 4, 0, -5, 765, 780])
  })

  it('is the wall’s, without a zone', () => {
    expect(localTimeOf(' 2026-1-5 6:31:07 ')).toBe('2026-01-05 06:31:07')
    expect(instantOf('2026-11-20 06:31:07', 330)).toEqual(new Date('2026-11-20T01:01:07Z'))
    expect(timeWithOffset(new Date('2026-11-20T06:30:00Z'), 330)).toBe('2026-11-20T12:00:00+05:30')
    expect(timeWithOffset(new Date('2026-11-20T06:30:00Z'), -90)).toBe('2026-11-20T05:00:00-01:30')
  })

  it('is one number for a controller that says so (DOMAIN 1.2, acc)', () => {
    const day = civil('2026-12-19')
    expect(controllerDate(day, true, false)).toBe('20261219')
    expect(controllerDate(day, false, true)).toBe(String((26 * 12 * 31 + 11 * 31 + 18) * 86_400))
    expect(controllerDate(day, true, true)).toBe(String((26 * 12 * 31 + 11 * 31 + 18) * 86_400 + 86_399))
  })
})

describe('what a device asks', () => {
  const asked = (method: string, address: string) => {
    const { path, query } = targetOf(address)
    return iclockRequestOf(method, path, query)
  }

  it.each([
    [
      'GET',
      '/iclock/cdata?SN=X&options=all&pushver=2.4.1',
      { kind: 'handshake', pushver: '2.4.1', deviceType: '' },
    ],
    ['GET', '/iclock/cdata.aspx?SN=X&options=all', { kind: 'handshake', pushver: '', deviceType: '' }],
    ['GET', '/cdata.php?SN=X', { kind: 'handshake', pushver: '', deviceType: '' }],
    ['GET', '/iclock/cdata?SN=X&type=time', { kind: 'time' }],
    ['POST', '/iclock/cdata?SN=X&table=options', { kind: 'options' }],
    [
      'POST',
      '/iclock/cdata?SN=X&table=ATTLOG&Stamp=1',
      { kind: 'upload', table: 'ATTLOG', tablename: '', isAnswer: false },
    ],
    ['GET', '/iclock/getrequest?SN=X', { kind: 'poll' }],
    ['POST', '/iclock/devicecmd?SN=X', { kind: 'acks' }],
    ['GET', '/iclock/ping?SN=X', { kind: 'ping' }],
    ['POST', '/iclock/registry?SN=X', { kind: 'registry' }],
    ['POST', '/iclock/push?SN=X', { kind: 'push' }],
    [
      'POST',
      '/iclock/querydata?SN=X&type=tabledata&tablename=user',
      { kind: 'upload', table: 'TABLEDATA', tablename: 'user', isAnswer: true },
    ],
    ['GET', '/iclock/rtdata?SN=X&type=time', { kind: 'controllerTime' }],
    ['GET', '/iclock/rtdata?SN=X', { kind: 'unknown' }],
    ['GET', '/iclock/exchange?SN=X&type=publickey', { kind: 'unknown' }],
    ['GET', '/iclock/', { kind: 'unknown' }],
    ['GET', '//iclock//getrequest?SN=X', { kind: 'poll' }],
    ['GET', 'http://adms.example.in/iclock/getrequest?SN=X', { kind: 'poll' }],
    ['GET', '//', { kind: 'unknown' }],
    ['GET', '', { kind: 'unknown' }],
  ])('%s %s', (method, address, request) => {
    expect(asked(method, address)).toEqual(request)
  })

  it('has a serial number of 64 letters, digits and dashes at the most', () => {
    const of = (sn: string) => serialOf(queryOf([['sn', sn]]))
    expect(of('CGKK214560001')).toBe('CGKK214560001')
    for (const sn of ['', 'a/b', '../x', 'x'.repeat(65), 'ü']) expect(of(sn)).toBe('')
    // The store has such names for itself: it could not even be asked for one.
    for (const sn of ['__x__', '____']) expect(of(sn)).toBe('')
    expect(of('__x_')).toBe('__x_')
    expect(serialOf(targetOf('/iclock/cdata?a=?&SN=X%2D1').query)).toBe('X-1')
  })
})
