import { expect, it } from 'vitest'
import { commandLines, commandTexts } from './commandText'
import { biometricDeviceSchema } from './device'
import { toldText } from './toldText'

const person = {
  ...{
    pin: '7',
    name: 'Asha Rao',
    pri: '14',
    card: '778899',
    grp: '1',
    tz: '',
    verify: '',
    viceCard: '665544',
  },
  ...{ hasPassword: true, passwd: '4711' },
}
const payload = { name: 'Asha Rao', validFrom: null, validUntil: '2026-12-19' }

it.each(['att', 'acc'] as const)('says of %s who is told what, and neither password nor card', (protocol) => {
  const device = biometricDeviceSchema.parse({ id: 'A', gymId: 'iron', protocol })
  const texts = commandTexts(device, { kind: 'ENABLE', pin: '7', payload }, person) ?? []
  const whole = commandLines(3, texts)
  const told = toldText(whole)
  expect(whole).toMatch(/4711/)
  expect(whole).toMatch(/778899/)
  expect(told).not.toMatch(/4711|778899|665544/)
  expect(told).toMatch(/^C:3:DATA UPDATE /)
  expect(told).toMatch(/Asha Rao/)
  expect(told.split('\t').length).toBe(whole.split('\t').length)
})

it('leaves what has no secret as it is', () => {
  for (const text of ['C:1:REBOOT\n', 'C:2:DATA UPDATE USERINFO PIN=7\tPasswd=\tCard=\tGrp=1\n'])
    expect(toldText(text)).toBe(text)
})
