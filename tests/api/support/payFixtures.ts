import type { ActInput } from '@/domain/acts/actInputs'
import {
  beginningContributionCategories,
  starterCategoryId,
} from '@/domain/contributions/contributionCategory'
import { lastOfMonth } from '@/domain/contributions/payMonth'
import { payOfMonth } from '@/domain/contributions/payOfMonth'
import { previewOf, seenOfPay } from '@/domain/contributions/payPreview'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays, instantAt, startOfMonth } from '@/domain/shared/calendar'
import { linesOfMonth } from '@/data/acts/payScene'
import { paySourceOf } from '@/data/contributions/paySource'
import type { DocumentStore } from '@/data/store/documentStore'
import { keyOf, runAs } from './acts'
import { IRON, month, owner, startAfresh, today, ZONE } from './moneyFixtures'

/** The second day of next month: this one is over. */
export const laterDay = addDays(lastOfMonth(month), 2)
export const later = instantAt(laterDay, '10:00', ZONE)
export const DESK = `${IRON}-desk`

/** A centre with the usual categories, whose desk has base pay and a commission. */
export async function startPay(server: DocumentStore): Promise<void> {
  await startAfresh(server)
  await server.batch((writer) => {
    for (const { id, fields } of beginningContributionCategories(IRON))
      writer.set(`contributionCategories/${id}`, { ...fields, id, gymId: IRON })
    writer.set(`staff/${DESK}`, {
      ...{ id: DESK, gymId: IRON, name: 'Pooja', nameLower: 'pooja', isActive: true, deleted: false },
      ...{ payBasis: 'monthly', payRate: 20_000 },
      joiningDate: addDays(startOfMonth(today), -90),
      commissionCategoryId: starterCategoryId(IRON, 'Sales commission'),
    })
    // The whole month is payable.
    writer.set('staffLeave/away', {
      ...{ id: 'away', gymId: IRON, staffId: DESK, isPaid: true, reason: '', deleted: false },
      ...{ from: startOfMonth(today), to: lastOfMonth(month) },
    })
  })
}

/** What is done with the month's pay once it is over, by the owner. */
export function payOver(server: DocumentStore) {
  const lines = () => linesOfMonth({ store: server, gymId: IRON }, month)
  const preview = async () => {
    const asked = { gymId: IRON, month, settings: settingsWith(), now: later, today: laterDay }
    const known = new Map((await lines()).map((line) => [line.id, line]))
    return previewOf(payOfMonth(await paySourceOf(server, asked)), known)
  }
  const generateInput = async (): Promise<ActInput<'generateContributions'>> => ({
    ...{ month, staffIds: [DESK] },
    seen: await seenOfPay(await preview()),
  })
  const run = (act: Parameters<typeof runAs>[3]['act'], input: object, name: string) =>
    runAs(server, IRON, owner, { act, input: input as never, key: keyOf(name), now: later })
  const generate = async (name = 'generate') => run('generateContributions', await generateInput(), name)
  return { lines, generateInput, run, generate }
}
