import { expect, it } from 'vitest'
import { commandLines, commandTexts } from './commandText'
import { biometricDeviceSchema } from './device'
import { keptPairs, toldText } from './toldText'

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

it('knows a card by its name in small letters too, wherever it stands, and by no longer name', () => {
  expect(toldText('cardno=778899\tpin=7\tCARD=1\tidcard=5')).toBe('cardno=*\tpin=7\tCARD=*\tidcard=5')
})

it('marks a line that is kept, so that it sorts before whatever older versions kept', () => {
  const line = 'time=2026-11-20 06:31:07\tpin=7\tcardno=778899'
  const kept = keptPairs(line)
  expect(kept).toBe(' time=2026-11-20 06:31:07\tpin=7\tcardno=*')
  expect([kept < ':', line > ':']).toEqual([true, true])
})
