import { deskActs, keyOf, runAs, saleInputOn, cashRow } from './acts'
import { monthly } from './gymFixtures'
import { openAdminStore } from './dataStores'

/**
 * One instance of the server, as a process of its own: it sells to each member that it is given, all at once, and says
 * so line by line. Its arguments are the centre, after how many sales it dies amid the next one, and the members. A desk
 * that is told to repeat does so with its key: the emulator breaks two instances that wait for each other only after seconds, and keeps what a dead one held for longer.
 */
const [gymId = '', lives, ...members] = process.argv.slice(2)
const { store } = openAdminStore()
/** Into an act, and far from the end of it. */
const DIES_WITHIN_MS = 5
let sold = 0

async function sell(memberId: string): Promise<void> {
  const terms = saleInputOn(new Date(), { payments: [cashRow(100)] })
  const input = { memberId, templateId: monthly.id, terms, asks: false }
  const acted = { act: 'assign', input, key: keyOf(memberId) } as const
  const again = async (left: number): Promise<{ kind: string }> => {
    try {
      return await runAs(store, gymId, deskActs(gymId), acted)
    } catch (error) {
      return left > 0 ? again(left - 1) : { kind: `failed: ${String(error)}` }
    }
  }
  const answer = await again(8)
  process.stdout.write(`${memberId} ${answer.kind}\n`)
  sold += 1
  if (sold === Number(lives) && sold < members.length)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), DIES_WITHIN_MS)
}

await Promise.all(members.map(sell))
process.exit(0)
