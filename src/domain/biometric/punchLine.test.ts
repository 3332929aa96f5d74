import { describe, expect, it } from 'vitest'
import { controllerLineOf, punchIdOf, punchLineOf } from './punchLine'

const told = { pin: '1001', localTime: '2026-11-20 06:31:07', status: 0, verify: 1, offsetMinutes: null }

describe('a line of ATTLOG (DOMAIN 1.2)', () => {
  it.each([
    ['as documented', '1001\t2026-11-20 06:31:07\t0\t1\t0\t0\t0'],
    ['with a tab behind it', '1001\t2026-11-20 06:31:07\t0\t1\t0\t0\t0\t'],
    ['with an index before it', '1\t1001\t2026-11-20 06:31:07\t0\t1\t0'],
    ['with zeros before the number', '00001001\t2026-11-20 06:31:07\t0\t1'],
  ])('is read %s', (_how, line) => {
    expect(punchLineOf(line)).toEqual({ ...told, raw: line })
  })

  it('is read in pairs', () => {
    const line = 'Time=2026-11-20 06:31:07\tPIN=1001\tStatus=0\tVerify=1'
    expect(punchLineOf(line)).toEqual({ ...told, raw: ` ${line}` })
  })

  it('has a zone of its own on new firmware, in seconds', () => {
    const line = '1001\t2026-11-20 06:31:07\t0\t15\t0\t0\t0\t0\t36.5\t0\t+19800\t'
    expect(punchLineOf(line)).toMatchObject({ verify: 15, offsetMinutes: 330 })
    expect(punchLineOf('1001\t2026-11-20 06:31:07\t0\t15\t0\t0\t0\t0\t36.5\t0\t+99999')).toMatchObject({
      offsetMinutes: null,
    })
  })

  it('without a status has none', () => {
    expect(punchLineOf('1001\t2026-11-20 06:31:07')).toMatchObject({ status: 255, verify: 0 })
  })

  it.each([
    '',
    '1001',
    '1001\tyesterday\t0',
    '1001\t2026-02-30 06:31:07\t0',
    '1001\t2026-11-20 25:31:07\t0',
    '0\t2026-11-20 06:31:07\t0',
    'abc\t2026-11-20 06:31:07\t0',
    '1234567890\t2026-11-20 06:31:07\t0',
    '<html>',
    '\u0000\u0001\t\t\t',
  ])('%j is none', (line) => {
    expect(punchLineOf(line)).toBeNull()
  })

  it('has the same id however often it comes, and another for another status', () => {
    const line = punchLineOf('1001\t2026-11-20 06:31:07\t0\t1')
    const other = punchLineOf('1001\t2026-11-20 06:31:07\t1\t1')
    expect([line && punchIdOf('SN1', line), other && punchIdOf('SN1', other)]).toEqual([
      'SN1_1001_20261120063107_0',
      'SN1_1001_20261120063107_1',
    ])
  })
})

describe('a line of rtlog (DOMAIN 1.2, acc)', () => {
  const line = (event: number, pin = '1001') =>
    `time=2026-11-20 06:31:07\tpin=${pin}\tcardno=778899\teventaddr=1\tevent=${event}\tinoutstatus=0\tverifytype=1\tindex=21`

  it('is a punch where somebody was let in, kept without their card', () => {
    const raw = ` ${line(0).replace('778899', '*')}`
    expect(controllerLineOf(line(0))).toEqual({ ...told, raw })
  })

  it('is the same punch in the table of transactions, which has other names and a packed time', () => {
    const packed = (((26 * 12 + 10) * 31 + 19) * 24 + 6) * 3600 + 31 * 60 + 7
    const raw = `cardno=778899\tpin=1001\tverified=1\tdoorid=1\teventtype=0\tinoutstate=0\ttime_second=${String(packed)}`
    const punch = controllerLineOf(raw)
    expect(punch).toEqual({ ...told, raw: ` ${raw.replace('778899', '*')}` })
    expect(controllerLineOf(raw.replace('eventtype=0', 'eventtype=23'))).toBe('noPunch')
    for (const time of ['', 'soon', '99999999999'])
      expect(controllerLineOf(raw.replace(String(packed), time))).toBeNull()
  })

  it('is none where somebody was refused, or the door says something of itself', () => {
    for (const event of [23, 29, 200, 255]) expect(controllerLineOf(line(event))).toBe('noPunch')
    for (const pin of ['0', '', '000']) expect(controllerLineOf(line(0, pin))).toBe('noPunch')
  })

  it('can’t be read where somebody passed whose number no person here can have', () => {
    for (const pin of ['9876543210', 'A17']) {
      expect(controllerLineOf(line(0, pin))).toBeNull()
      expect(controllerLineOf(line(23, pin))).toBe('noPunch')
    }
  })

  it('is nothing without an event', () => {
    expect(controllerLineOf('time=2026-11-20 06:31:07\tpin=1001')).toBeNull()
  })
})
