import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { queueCommand } from './support/deviceFixtures'
import { all, beginIclock, GYM, poll, SN, store, upload } from './support/iclockGym'

const people = (...lines: string[]) => upload(lines.map((line) => `${line}\n`).join(''), 'OPERLOG')
/** What the device is told of Asha's password. */
async function told() {
  const payload = { name: 'Asha', validFrom: null, validUntil: null }
  await queueCommand(store, SN, GYM, { kind: 'ENABLE', payload, pin: '1001' })
  const [, text] = await poll()
  return /\tPasswd=([^\t]*)\t/.exec(text)?.[1]
}
const rejects = async () => (await all('biometricRejects')).map(({ raw }) => raw as unknown)

beforeEach(beginIclock)

describe('who is on a device', () => {
  it('forgets a password that was cleared at the terminal, and keeps one that a line says nothing of', async () => {
    await people('USER PIN=1001\tName=Asha\tPri=0\tPasswd=1234\tCard=77\tGrp=1')
    expect(await told()).toBe('1234')
    await people('USER PIN=1001\tName=Asha\tPri=0\tCard=77\tGrp=1')
    expect(await told()).toBe('1234')
    await people('USER PIN=1001\tName=Asha\tPri=0\tPasswd=\tCard=77\tGrp=1')
    expect(await told()).toBe('')
    const kept = await adminStore().doc(`biometricDevices/${SN}/secrets/pin-1001`).get()
    expect(kept.exists).toBe(false)
  })

  it('puts aside who can’t be read, and drops what is biometric unread', async () => {
    const lines = [
      'USER PIN=A17\tName=Meera\tPasswd=1234\tCard=77',
      'USER PIN=7\tName=Ravi',
      'USER Name=Nobody',
      'FP PIN=1001\tFID=1\tTMP=AAAA',
      'USERPIC PIN=1001\tContent=AAAA',
      'OPLOG 4\t0\t2026-11-20 06:31:07\t0\t0\t0\t0',
    ]
    for (let time = 0; time < 2; time += 1) expect(await people(...lines)).toEqual([200, 'OK: 6'])
    expect((await rejects()).sort()).toEqual([
      'USER Name=Nobody',
      'USER PIN=A17\tName=Meera\tPasswd=*\tCard=*',
    ])
    const device = await adminStore().doc(`biometricDevices/${SN}`).get()
    expect(device.data()).toMatchObject({ unread: { count: 2 } })
  })
})
